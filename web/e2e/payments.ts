import { type APIRequestContext, expect, type FrameLocator, type Page } from '@playwright/test';
import { newPerson, ownOrigin, type Person, signIn } from './people.js';

/** The stand-in for the payment provider; a stack of `npm start -- --with-test-payments` prints where it is. */
export const stripeUrl = process.env.E2E_STRIPE_URL ?? 'http://127.0.0.1:0';

/** What the payment form has in its frame does, by the number that is typed. */
export const cards = {
  ok: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asksOwner: '4000 0025 0000 3155',
} as const;

/** What is done at the payment provider, by its test acts. */
export async function atProvider(request: APIRequestContext, act: string, data: object = {}): Promise<void> {
  const reply = await request.post(`${stripeUrl}/_control/${act}`, { data });
  expect([act, reply.status()]).toEqual([act, 200]);
}

type Subscription = { id: string; status: string; cancel_at_period_end: boolean };

async function askProvider<T>(request: APIRequestContext, path: string): Promise<T> {
  const reply = await request.get(`${stripeUrl}/v1/${path}`, { headers: { authorization: 'Bearer sk_test_simulated' } });
  expect([path, reply.status()]).toEqual([path, 200]);
  return reply.json();
}

/** The only subscription that somebody has at the payment provider. */
export async function subscriptionAt(request: APIRequestContext, { email }: Person): Promise<Subscription> {
  const customers = await askProvider<{ data: { id: string }[] }>(request, `customers?email=${encodeURIComponent(email)}`);
  const of = customers.data.map(({ id }) => id);
  const { data } = await askProvider<{ data: Subscription[] }>(request, `subscriptions?status=all&customer=${of[0]}`);
  const [only] = data;
  if (of.length !== 1 || data.length !== 1 || only === undefined) {
    throw new Error(`${of.length} customers and ${data.length} subscriptions, not one of each`);
  }
  return only;
}

export const subscriptionById = (request: APIRequestContext, id: string) => askProvider<Subscription>(request, `subscriptions/${id}`);

/** Somebody who is signed in on the page, and has yet to pay. */
export async function arriveUnpaid(page: Page, baseURL: string | undefined): Promise<Person> {
  const person = await newPerson(page.request, baseURL);
  await signIn(page.request, person, baseURL);
  return person;
}

/** Somebody who is signed in on the page and has paid, without the forms. */
export async function arrivePaid(page: Page, baseURL: string | undefined): Promise<Person> {
  const person = await arriveUnpaid(page, baseURL);
  const { request } = page;
  const asked = await request.post('/api/create-subscription', { data: { priceId: 'monthly' }, headers: ownOrigin(baseURL) });
  const { clientSecret } = await asked.json();
  await atProvider(request, 'pay', { clientSecret, card: 'ok' });
  await expect.poll(() => londonStatus(page, baseURL), { timeout: 20_000 }).toBe(200);
  return person;
}

/** What a locked city's search answers to whoever is signed in on the page: 200 for whoever has paid. */
export async function londonStatus(page: Page, baseURL: string | undefined): Promise<number> {
  const data = { mood: 'cozy-contemplative', timeframe: 'half-day' };
  return (await page.request.post('/api/london/search', { data, headers: ownOrigin(baseURL) })).status();
}

/** The form around the provider's fields. */
export const paymentForm = (page: Page) => page.getByRole('form', { name: 'Payment' });

const fields = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure payment input frame"]');

/** Types a card into the provider's fields, and presses Pay. */
export async function payBy(page: Page, number: string): Promise<void> {
  const form = fields(page);
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiration date').fill('12 / 40');
  await form.getByLabel('Security code').fill('123');
  await paymentForm(page)
    .getByRole('button', { name: /^Pay \$/ })
    .click();
}

/** Answers the bank's question whether it is the owner who pays. */
export async function answerBank(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  await page.frameLocator('iframe[title="3-D Secure challenge"]').getByRole('button', { name: answer }).click();
}

/** The page of plans, and from there the payment form of one of them. */
export async function choosePlan(page: Page, plan: 'Monthly' | 'Yearly'): Promise<void> {
  await page.getByRole('button', { name: `Continue with ${plan} Plan` }).click();
  await expect(page.getByRole('heading', { name: `Pay for the ${plan} plan` })).toBeVisible();
}

/** A message that the site shows, by its title. */
export const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByText(title, { exact: true });
