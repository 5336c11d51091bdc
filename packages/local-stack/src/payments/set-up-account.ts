import { type PlanName, planCurrency, planNames, planPrices } from '@city-genie/contracts/billing/plans';
import { type StripeAccount, type StripeObject, StripeRefusal } from './stripe-account.js';

/** Of what happens in the account billing reads all of this, and nothing else. */
export const webhookEvents: readonly string[] = [
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.updated',
  'invoice.marked_uncollectible',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
  'invoice.voided',
  'refund.created',
  'refund.failed',
  'refund.updated',
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.updated',
];

/** Something of the account. `isNew`: made by this run. */
export type Part = { id: string; isNew: boolean };

export type SetUpAccount = {
  product: Part;
  prices: Readonly<Record<PlanName, Part>>;
  /** `isDefault`: the one that Stripe uses, since nobody names another. `wrongFeatures`: those that should be on, or off. */
  portal: Part & { isDefault: boolean; wrongFeatures: readonly string[] };
  /** `secret` only of a new one. Undefined for a site that Stripe can't reach. */
  webhook: (Part & { secret?: string | undefined; missingEvents: readonly string[] }) | undefined;
};

type Site = { publicUrl: string; apiVersion: string };

/** Marks what is ours in an account that may have other things in it. */
const metadata = { city_genie: 'subscription' } as const;
const isOurs = (object: StripeObject): boolean => object.metadata?.city_genie === metadata.city_genie;

/** Whether Stripe can send something there: it takes https alone, and nothing on this machine. */
const isPublic = (publicUrl: string): boolean => publicUrl.startsWith('https:') && !/\/\/(localhost|127\.|\[::1\])/.test(publicUrl);

/**
 * Makes in a Stripe account what the site needs and what isn't there yet. It can be repeated; what is there stays as it is.
 *
 * @throws StripeRefusal also when a price is there with another sum than the site's
 */
export async function setUpAccount(account: StripeAccount, site: Site): Promise<SetUpAccount> {
  const { product, prices } = await setUpPrices(account);
  return { product, prices, portal: await setUpPortal(account, site), webhook: await setUpWebhook(account, site) };
}

/** With the sum in it, so that another price of ours gets a price of its own: Stripe's can't be changed. */
const lookupKeyOf = (plan: PlanName): string => `city_genie_${plan}_${planPrices[plan].amountCents}`;

async function setUpPrices(account: StripeAccount): Promise<Pick<SetUpAccount, 'product' | 'prices'>> {
  const found = await account.list('prices', { lookup_keys: planNames.map(lookupKeyOf), active: true });
  const productId = found[0]?.product ?? (await account.list('products', { active: true })).find(isOurs)?.id;
  const product = productId ?? (await account.create('products', { name: 'City Genie', metadata })).id;
  const priceOf = async (plan: PlanName): Promise<Part> => {
    const there = found.find(({ lookup_key }) => lookup_key === lookupKeyOf(plan));
    return there === undefined ? makePrice(account, product, plan) : checkedPrice(there, plan);
  };
  return {
    product: { id: product, isNew: productId === undefined },
    prices: { monthly: await priceOf('monthly'), yearly: await priceOf('yearly') },
  };
}

async function makePrice(account: StripeAccount, product: string, plan: PlanName): Promise<Part> {
  const { amountCents, interval } = planPrices[plan];
  const price = { product, unit_amount: amountCents, currency: planCurrency, recurring: { interval } };
  const { id } = await account.create('prices', { ...price, lookup_key: lookupKeyOf(plan), nickname: plan, metadata });
  return { id, isNew: true };
}

function checkedPrice({ id, unit_amount, currency, recurring }: StripeObject, plan: PlanName): Part {
  const { amountCents, interval } = planPrices[plan];
  if (unit_amount !== amountCents || currency !== planCurrency || recurring?.interval !== interval) {
    const is = `${unit_amount} ${currency} a ${recurring?.interval}`;
    const wanted = `${amountCents} ${planCurrency} a ${interval}`;
    throw new StripeRefusal(`${id} is ${is} where the site sells for ${wanted}. Archive it at Stripe, then run this again.`);
  }
  return { id, isNew: false };
}

/** Cards and invoices are Stripe's pages; plans, cancelling and the address are ours, where our rules hold. */
const portalFeatures = {
  payment_method_update: { enabled: true },
  invoice_history: { enabled: true },
  customer_update: { enabled: false },
  subscription_cancel: { enabled: false },
  subscription_update: { enabled: false },
};

async function setUpPortal(account: StripeAccount, { publicUrl }: Site): Promise<SetUpAccount['portal']> {
  const all = await account.list('billing_portal/configurations', { active: true });
  const there = all.find(({ is_default }) => is_default === true) ?? all.find(isOurs);
  const wanted = { features: portalFeatures, default_return_url: `${publicUrl}/account`, metadata };
  const { id, is_default, features = {} } = there ?? (await account.create('billing_portal/configurations', wanted));
  const wrong = Object.entries(portalFeatures).filter(([name, { enabled }]) => (features[name]?.enabled ?? false) !== enabled);
  const wrongFeatures = wrong.map(([name, { enabled }]) => `${name} ${enabled ? 'on' : 'off'}`);
  return { id, isNew: there === undefined, isDefault: is_default === true, wrongFeatures };
}

async function setUpWebhook(account: StripeAccount, { publicUrl, apiVersion }: Site): Promise<SetUpAccount['webhook']> {
  if (!isPublic(publicUrl)) {
    return undefined;
  }
  const url = `${publicUrl}/api/webhooks/stripe`;
  const there = (await account.list('webhook_endpoints')).find((endpoint) => endpoint.url === url);
  if (there !== undefined) {
    const sent = there.enabled_events ?? [];
    const missingEvents = sent.includes('*') ? [] : webhookEvents.filter((event) => !sent.includes(event));
    return { id: there.id, isNew: false, missingEvents };
  }
  const { id, secret } = await account.create('webhook_endpoints', {
    url,
    enabled_events: webhookEvents,
    api_version: apiVersion,
    metadata,
  });
  return { id, isNew: true, secret, missingEvents: [] };
}
