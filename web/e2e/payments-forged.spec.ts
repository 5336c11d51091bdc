import { arriveUnpaid, londonStatus } from './payments.js';
import { expect, test } from './site.js';

// Nobody is signed in, or nobody has paid; Chromium logs the refusals.
test.use({ expectedNoise: /Failed to load resource/ });

const forged = ['?registration=true', '?existing=true&redirect_status=succeeded&payment_intent=pi_1', ''] as const;
const claims = /Registration Complete|Payment Successful|subscription is (now )?active|Next billing date/i;

test('a stranger who opens the page after a payment is claimed nothing, and given nothing', async ({ page, baseURL }) => {
  for (const query of forged) {
    await page.goto(`/subscription-success${query}`);
    await expect(page).toHaveURL(/\/login\?redirect=\/subscription-success/);
    await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
    await expect(page.getByText(claims)).toHaveCount(0);
  }
  // Words that anybody may have put into an address promise nothing either.
  await page.goto('/login?message=payment-complete');
  await expect(page.getByText('Please verify your email, then log in.')).toBeVisible();
  await expect(page.getByText(/paid|payment is complete/i)).toHaveCount(0);
  expect(await londonStatus(page, baseURL)).toBe(401);
});

test('who has yet to pay is claimed nothing by an address, and given nothing', async ({ page, baseURL }) => {
  await page.clock.install();
  await arriveUnpaid(page, baseURL);
  for (const query of forged) {
    await page.goto(`/subscription-success${query}`);
    // After a payment it asks for twenty seconds, otherwise once; then it says that nothing is known, and stays.
    if (query !== '') {
      await expect(page.getByRole('heading', { level: 1, name: 'Checking your payment' })).toBeVisible();
    }
    await expect(async () => {
      await page.clock.fastForward(2000);
      await expect(page.getByRole('heading', { level: 1, name: 'Nothing is confirmed yet' })).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [50] });
    await expect(page.getByText(claims)).toHaveCount(0);
    await page.clock.fastForward(30_000);
    expect(new URL(page.url()).pathname).toBe('/subscription-success');
  }
  await page.goto('/subscription-success?existing=true&redirect_status=failed&payment_intent_client_secret=pi_1_secret_1');
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible();
  await expect(page).toHaveURL('/subscription-success?existing=true');
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/subscribe');
  expect(await londonStatus(page, baseURL)).toBe(402);

  // Only one reminder is left out by the address, and no city is opened by it.
  await page.goto('/?message=payment-complete');
  await expect(page.getByRole('heading', { name: 'Complete Payment to Unlock All Cities' })).toBeVisible();
  expect(await londonStatus(page, baseURL)).toBe(402);
});
