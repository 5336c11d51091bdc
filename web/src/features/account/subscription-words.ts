import { type PlanName, planPrices } from '@city-genie/contracts/billing/plans';
import type { SubscriptionDetails } from '@city-genie/contracts/billing/routes';
import { epochDay } from '../../ui/late/epoch-day.js';
import { money } from '../../ui/late/money.js';

export type Subscription = NonNullable<SubscriptionDetails['subscription']>;

export const planWords = { monthly: 'Monthly plan', yearly: 'Yearly plan' } as const satisfies Record<PlanName, string>;

export const otherPlan = { monthly: 'yearly', yearly: 'monthly' } as const satisfies Record<PlanName, PlanName>;

/** "$4.99 every month". */
export const priceWords = (plan: PlanName): string => `${money(planPrices[plan].amountCents)} every ${planPrices[plan].interval}`;

/** What a status of the payment provider means here. */
const statuses: Readonly<Record<string, string>> = {
  active: 'Active',
  trialing: 'On trial',
  past_due: 'The last payment didn’t go through',
  unpaid: 'The last payment didn’t go through',
  paused: 'Paused',
  canceled: 'Ended',
  incomplete: 'Not paid yet',
  incomplete_expired: 'Never paid',
};

/** What a status of the payment provider means, of which nothing else is known. */
export const statusWord = (status: string): string => (Object.hasOwn(statuses, status) ? (statuses[status] ?? '') : 'Not active');

/** How a subscription stands, in one line. */
export function statusWords({ status, isGift, isCancelled, openUntil, graceUntil }: Subscription): string {
  if (isGift) {
    return 'A gift from us: nothing is charged';
  }
  const words = statusWord(status);
  if (graceUntil !== null) {
    return `${words}. Everything stays open until ${epochDay(graceUntil)}.`;
  }
  if ((isCancelled || status === 'canceled') && openUntil !== null) {
    return `Cancelled, active until ${epochDay(openUntil)}`;
  }
  return words;
}

/** The next payment, if there is one: never of a gift, nor of what ends. */
export function nextPaymentWords({ isGift, isCancelled, nextPaymentAt, nextPaymentCents }: Subscription): string | undefined {
  if (isGift || isCancelled || nextPaymentAt === null) {
    return undefined;
  }
  return nextPaymentCents === null ? epochDay(nextPaymentAt) : `${money(nextPaymentCents)} on ${epochDay(nextPaymentAt)}`;
}

/** What is charged when for the other plan. */
export function switchWords({ plan, openUntil, nextPaymentAt, switchNow }: Subscription): string {
  if (plan === 'monthly') {
    const price = money(planPrices.yearly.amountCents);
    if (switchNow) {
      return `You are charged ${money(switchNow.amountCents)} today: ${price} for the year, less the part of this month that is left. From then on it is ${price} every year until you cancel.`;
    }
    return `You are charged ${price} today, less the part of this month that is left, and from then on ${price} every year until you cancel.`;
  }
  const end = nextPaymentAt ?? openUntil;
  return `Your year goes on until ${end === null ? 'it ends' : epochDay(end)}. Nothing is charged today; from then on it is ${priceWords('monthly')} until you cancel.`;
}

/** Something that was bought and may still be charged: it can be changed. What is late can be ended also when nothing is open any more. */
export const canChange = ({ isGift, status, openUntil }: Subscription): boolean =>
  !isGift && (status === 'past_due' || (openUntil !== null && ['active', 'trialing'].includes(status)));
