import { arriveUnpaid, atProvider, cards, choosePlan, londonStatus, payBy, stripeUrl } from '../payments.js';
import { mailsTo } from '../people.js';
import { expect, test } from '../site.js';

test.use({ expectedOrigins: [stripeUrl] });

test('who has paid gets in although the provider tells of it late', async ({ page, request, baseURL }) => {
  const person = await arriveUnpaid(page, baseURL);
  await page.goto('/subscribe');
  await choosePlan(page, 'Monthly');
  await atProvider(request, 'hold');
  try {
    await payBy(page, cards.ok);
    await expect(page.getByRole('heading', { level: 1, name: 'Your subscription is active' })).toBeVisible();
    expect(await londonStatus(page, baseURL)).toBe(200);
  } finally {
    await atProvider(request, 'hold', { isHeld: false });
    await atProvider(request, 'flush');
  }
  expect(await mailsTo(request, person.email, 2)).toContain('Your subscription is active');
});
