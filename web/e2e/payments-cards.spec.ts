import { createHash } from 'node:crypto';
import {
  answerBank,
  arriveUnpaid,
  cards,
  choosePlan,
  londonStatus,
  payBy,
  paymentForm,
  stripeUrl,
  subscriptionAt,
  toast,
} from './payments.js';
import { expect, test } from './site.js';

// The refusals are logged by Chromium.
test.use({ expectedOrigins: [stripeUrl], expectedNoise: /Failed to load resource/ });

const paidFor = /\/subscription-success\?existing=true$/;

test('a declined card is told with the reason, and another one works', async ({ page, baseURL }) => {
  await arriveUnpaid(page, baseURL);
  await page.goto('/subscribe');
  await choosePlan(page, 'Monthly');
  await payBy(page, cards.declined);
  await expect(toast(page, 'Payment Failed')).toBeVisible();
  await expect(toast(page, 'Your card was declined.')).toBeVisible();
  await expect(page).toHaveURL('/subscribe');
  expect(await londonStatus(page, baseURL)).toBe(402);
  await payBy(page, cards.ok);
  await expect(page).toHaveURL(paidFor);
  await expect(page.getByRole('heading', { level: 1, name: 'Your subscription is active' })).toBeVisible();
  expect(await londonStatus(page, baseURL)).toBe(200);
});

test('a card that isn’t complete is told by the provider’s fields, and nothing is asked', async ({ page, baseURL }) => {
  await arriveUnpaid(page, baseURL);
  await page.goto('/subscribe');
  await choosePlan(page, 'Monthly');
  const consents: string[] = [];
  page.on('request', (request) => request.url().endsWith('/consent') && consents.push(request.url()));
  await payBy(page, '4242');
  await expect(page.frameLocator('iframe').getByText('Your card number is incomplete.')).toBeVisible();
  await expect(paymentForm(page).getByRole('button', { name: 'Pay $4.99' })).toBeEnabled();
  expect(consents).toEqual([]);
});

test('the bank may ask for the owner: refused nothing is paid, passed it is', async ({ page, baseURL }) => {
  await arriveUnpaid(page, baseURL);
  await page.goto('/subscribe');
  await choosePlan(page, 'Monthly');
  await payBy(page, cards.asksOwner);
  await answerBank(page, 'Fail');
  await expect(toast(page, 'Payment Failed')).toBeVisible();
  expect(await londonStatus(page, baseURL)).toBe(402);
  await payBy(page, cards.asksOwner);
  await answerBank(page, 'Complete');
  await expect(page).toHaveURL(paidFor);
  await expect(page.getByRole('heading', { level: 1, name: 'Your subscription is active' })).toBeVisible();
  expect(await londonStatus(page, baseURL)).toBe(200);
});

test('a payment that was made in another window isn’t made again, nor said to have failed', async ({ page, baseURL }) => {
  const person = await arriveUnpaid(page, baseURL);
  const other = await page.context().newPage();
  for (const window of [page, other]) {
    await window.goto('/subscribe', { waitUntil: 'networkidle' });
    await choosePlan(window, 'Monthly');
    await expect(paymentForm(window).getByRole('button', { name: 'Pay $4.99' })).toBeVisible();
  }
  await payBy(other, cards.ok);
  await expect(other).toHaveURL(paidFor);
  await expect(other.getByRole('heading', { level: 1, name: 'Your subscription is active' })).toBeVisible();
  await payBy(page, cards.ok);
  // The form, the server and Stripe are asked before it is said what became of it.
  await expect(page).toHaveURL(paidFor, { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Your subscription is active' })).toBeVisible();
  await expect(toast(page, 'Payment Failed')).toHaveCount(0);
  expect(await subscriptionAt(page.request, person)).toMatchObject({ status: 'active' });
});

/** Spelled out, so that loosening it fails. `hash`: of the one script that stands in the page. */
const everywhere = (hash: string) =>
  `default-src 'self'; script-src 'self' '${hash}'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; ` +
  "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";
const forCards = (hash: string) =>
  `default-src 'self'; script-src 'self' https://js.stripe.com ${stripeUrl} '${hash}'; style-src 'self'; style-src-attr 'unsafe-inline'; ` +
  `img-src 'self' data: https://*.stripe.com; font-src 'self'; connect-src 'self' https://api.stripe.com ${stripeUrl}; ` +
  `object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; ` +
  `frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com ${stripeUrl}`;

// That no policy was violated while paying is held by every test here (`site.ts`).
test('only documents where cards are typed let the payment provider in, however they are reached', async ({ page }) => {
  const documents: [path: string, policy: string | undefined][] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) {
      documents.push([new URL(response.url()).pathname, response.headers()['content-security-policy']]);
    }
  });
  await page.goto('/about');
  await page.getByRole('link', { name: 'Start Your Journey' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'City Genie' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Travel by Feel/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  await page.goto('/subscribe');
  const [script] = await page.locator('script:not([src], [type])').allTextContents();
  const hash = `sha256-${createHash('sha256').update(String(script)).digest('base64')}`;
  expect(documents).toEqual([
    ['/about', everywhere(hash)],
    ['/register', forCards(hash)],
    ['/', everywhere(hash)],
    ['/register', forCards(hash)],
    ['/subscribe', forCards(hash)],
  ]);
});
