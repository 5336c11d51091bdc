/** A plan as the page sells it. What is really charged is up to the payment provider's price of the same name. */
export type Plan = {
  /** Sent as `priceId`. */
  id: 'monthly' | 'yearly';
  name: 'Monthly' | 'Yearly';
  amountCents: number;
  /** Until when a payment lasts: "every month until you cancel". */
  period: 'month' | 'year';
};

export const monthly: Plan = { id: 'monthly', name: 'Monthly', amountCents: 499, period: 'month' };
export const yearly: Plan = { id: 'yearly', name: 'Yearly', amountCents: 5200, period: 'year' };

const monthsPerYear = 12;

export const yearlyPerMonthCents = yearly.amountCents / monthsPerYear;

/** What a year saves against twelve months; computed, so that it can't contradict the prices. */
export const yearlySavingPercent = Math.round((1 - yearlyPerMonthCents / monthly.amountCents) * 100);

export function dollars(amountCents: number): string {
  return `$${(amountCents / 100).toFixed(2)}`;
}

/** What both plans bring. */
export const planFeatures = [
  { name: 'Unlimited city searches', text: 'All eight cities, as often as you like.' },
  { name: 'Personalized recommendations', text: 'Stops for your mood and your hours, open when you get there.' },
  { name: 'Mood-based cuisine discovery', text: 'A table that suits the day that you have had.' },
  { name: 'Real-time weather forecasts', text: 'Plans that know when it will rain.' },
  { name: 'Priority customer support', text: 'Your mails are answered first.' },
  { name: 'Cancel anytime', text: 'What you have paid for stays open until the end of its period.' },
] as const;
