import { type PlanName, planPrices } from '@city-genie/contracts/billing/plans';

/** A plan as the page sells it. */
export type Plan = {
  /** Sent as `priceId`. */
  id: PlanName;
  name: 'Monthly' | 'Yearly';
  amountCents: number;
  /** Until when a payment lasts: "every month until you cancel". */
  period: 'month' | 'year';
};

export const monthly: Plan = { id: 'monthly', name: 'Monthly', amountCents: planPrices.monthly.amountCents, period: 'month' };
export const yearly: Plan = { id: 'yearly', name: 'Yearly', amountCents: planPrices.yearly.amountCents, period: 'year' };

export const plans: Readonly<Record<PlanName, Plan>> = { monthly, yearly };

/** For whoever hasn't used it, or isn't known. It says itself that it is for once. */
export const guaranteeText = 'The first payment comes back within 30 days if you change your mind, once for each person.';

/** What both plans bring. */
export const planFeatures = [
  { name: 'Unlimited city searches', text: 'All eight cities, as often as you like.' },
  { name: 'Personalized recommendations', text: 'Stops for your mood and your hours, open when you get there.' },
  { name: 'Mood-based cuisine discovery', text: 'A table that suits the day that you have had.' },
  { name: 'Real-time weather forecasts', text: 'Plans that know when it will rain.' },
  { name: 'Priority customer support', text: 'Your mails are answered first.' },
  { name: 'Cancel anytime', text: 'What you have paid for stays open until the end of its period.' },
] as const;
