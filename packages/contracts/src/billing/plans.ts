/** What may be bought. */
export const planNames = ['monthly', 'yearly'] as const;

export type PlanName = (typeof planNames)[number];

/** What the plans cost, in US cents; the payment provider's prices are held against it before anything is sold. */
export const planPrices = {
  monthly: { amountCents: 499, interval: 'month' },
  yearly: { amountCents: 5200, interval: 'year' },
} as const;

export const planCurrency = 'usd';

/** A year at the yearly price, for each of its months, in cents. */
export const yearlyPerMonthCents = planPrices.yearly.amountCents / 12;

/** What a year saves against twelve months; computed, so that it can't contradict the prices. */
export const yearlySavingPercent = Math.round((1 - yearlyPerMonthCents / planPrices.monthly.amountCents) * 100);

/** How long after the first payment it can be withdrawn. */
export const withdrawalSeconds = 30 * 86_400;
