import { cities } from '@city-genie/city-data/catalog';
import { arriveUnpaid, cards, choosePlan, londonStatus, payBy, paymentForm, stripeUrl, toast } from './payments.js';
import { fillLogin, linkInMail, mailsTo, newPerson, plansCome, registerByForm } from './people.js';
import { expect, test } from './site.js';

// Before the login nobody is signed in, and a locked city is refused; Chromium logs both.
test.use({ expectedOrigins: [stripeUrl], expectedNoise: /Failed to load resource/ });

test('who registers pays by card, confirms the address, logs in, and all eight cities are open', async ({ page, request }) => {
  const person = await registerByForm(page);
  await expect(toast(page, 'Account Created!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pay for the Monthly plan' })).toBeVisible();
  await expect(paymentForm(page)).toContainText('$4.99 every month until you cancel.');
  await payBy(page, cards.ok);

  await page.waitForURL('**/subscription-success?registration=true');
  await expect(page.getByRole('heading', { level: 1, name: 'Registration Complete!' })).toBeVisible();
  await expect(toast(page, 'Payment Successful')).toBeVisible();
  // The page leads on by itself, and the login knows of the payment and of the mail.
  await page.waitForURL('**/login?message=payment-complete');
  await expect(page.getByText(/^Your payment has arrived/)).toContainText(person.email);
  await fillLogin(page, person);
  await expect(page.getByRole('alert')).toContainText('Login failed');

  await page.goto(await linkInMail(request, person.email, /confirm your email/i));
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await fillLogin(page, person);
  await expect(page.getByRole('heading', { name: 'Choose Your City' })).toBeVisible();
  await expect(page).toHaveURL('/');
  for (const { name } of cities) {
    await expect(page.getByRole('link', { name: `Explore ${name}` }).first()).toBeVisible();
  }
  for (const { key } of cities) {
    expect([key, (await page.request.get(`/api/${key}/guide`)).status()]).toEqual([key, 200]);
  }
  await page.goto('/tokyo');
  await expect(page.getByRole('heading', { level: 1, name: 'Tokyo' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate my Recommendations' })).toBeVisible();
  expect(await mailsTo(request, person.email, 2)).toContain('Your subscription is active');
});

test('who logs in without having paid is asked once, and then sees Home', async ({ page, request, baseURL }) => {
  const person = await newPerson(request, baseURL);
  await fillLogin(page, person);
  await plansCome(page);
  await expect(page.getByRole('button', { name: 'Continue with Monthly Plan' })).toBeVisible();

  // Home reminds once.
  await page.goto('/', { waitUntil: 'commit' });
  await plansCome(page);
  await expect(toast(page, 'Payment Required')).toBeVisible();
  await expect(page.getByText('Please complete your subscription payment to access your account.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'City Genie' }).click();
  await expect(page.getByRole('heading', { name: 'Complete Payment to Unlock All Cities' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Complete Payment to Unlock All Cities' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Complete Payment' })).toHaveCount(cities.length - 1);

  await page.goto('/london');
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription Required' })).toBeVisible();
  await expect(toast(page, 'Subscription Required')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Complete Payment' }).click();
  await plansCome(page);
  expect(await londonStatus(page, baseURL)).toBe(402);
});

test('who is signed in pays for a year, and goes on to Home', async ({ page, baseURL }) => {
  await arriveUnpaid(page, baseURL);
  await page.goto('/subscribe');
  await choosePlan(page, 'Monthly');
  await page.getByRole('button', { name: 'Back to plans' }).click();
  await choosePlan(page, 'Yearly');
  await expect(paymentForm(page)).toContainText('$52.00 every year until you cancel.');
  await payBy(page, cards.ok);
  await page.waitForURL('**/subscription-success?existing=true');
  await expect(page.getByRole('heading', { level: 1, name: 'Your subscription is active' })).toBeVisible();
  await expect(toast(page, 'Payment Successful')).toBeVisible();
  expect(await londonStatus(page, baseURL)).toBe(200);
  await expect(page.getByRole('heading', { name: 'Choose Your City' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/subscription-success');
  await expect(page.getByText('Next billing date')).toBeVisible();
  await expect(page.getByRole('main').getByText('Yearly plan', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('Active', { exact: true })).toBeVisible();
});
