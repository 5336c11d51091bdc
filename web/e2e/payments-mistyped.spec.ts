import { cards, payBy, stripeUrl } from './payments.js';
import { fillLogin, linkInMail, mailsTo, registerByForm } from './people.js';
import { expect, test } from './site.js';

// Before the login nobody is signed in, and the login itself is refused; Chromium logs both.
test.use({ expectedOrigins: [stripeUrl], expectedNoise: /Failed to load resource/ });

test('who mistyped the address and has paid corrects it where the login is refused, and gets in', async ({ page, request }) => {
  const person = await registerByForm(page);
  await payBy(page, cards.ok);
  await page.waitForURL('**/subscription-success?registration=true');
  await expect(page.getByText('or to correct a mistyped address')).toBeVisible();
  const former = await linkInMail(request, person.email, /confirm your email/i);

  await fillLogin(page, person);
  await expect(page.getByRole('alert')).toContainText('Login failed');
  await page.getByRole('alert').getByRole('link', { name: 'Resend link' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Wrong address?' }).last().click();
  const correction = page.getByRole('form', { name: 'Wrong address?' });
  await correction.getByLabel('New email').fill(person.email);
  await correction.getByRole('button', { name: 'Send link' }).click();
  await expect(correction.getByText('Your account has this address already.')).toBeVisible();
  const right = `right-${person.email}`;
  await correction.getByLabel('New email').fill(right);
  await correction.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If ${right} can be used, we have sent a link to it.`)).toBeVisible();

  const link = await linkInMail(request, right, /confirm your email/i);
  await page.goto(former);
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  await fillLogin(page, person);
  await expect(page.getByRole('heading', { name: 'Choose Your City' })).toBeVisible();
  expect((await page.request.get('/api/london/guide')).status()).toBe(200);
  expect(await mailsTo(request, right, 1)).toContain('Confirm your email address');
});
