import { termsVersion } from '@city-genie/contracts/auth/terms';
import { epochDay } from '../../ui/late/epoch-day.js';
import { money } from '../../ui/late/money.js';
import { subscriptionApi } from './subscription-api.js';
import { canChange, otherPlan, planWords, priceWords, type Subscription, switchWords } from './subscription-words.js';
import type { useAct } from './use-act.js';

const { cancelSubscription, resumeSubscription, switchPlan, withdrawSubscription } = subscriptionApi.endpoints;

type Run = ReturnType<typeof useAct>['run'];

/** Something that can be done with a subscription: what its button says, what is asked first, and what is said afterwards. */
export type SubscriptionAct = {
  name: string;
  isDanger?: true;
  /** What people most likely come for while it is possible. */
  isLikely?: true;
  title: string;
  text: readonly string[];
  /** Money is charged at once, under the terms. */
  isPayment?: true;
  confirm: string;
  keep: string;
  /** Resolves to undefined when it failed. */
  start: (run: Run) => Promise<unknown>;
};

const untracked = { track: false } as const;
const keep = 'Leave it as it is';

function switchAct(subscription: Subscription): SubscriptionAct {
  const { plan, switchesTo, switchNow } = subscription;
  if (switchesTo !== null) {
    return {
      name: `Stay with the ${planWords[plan].toLowerCase()}`,
      title: `Stay with the ${planWords[plan].toLowerCase()}?`,
      text: [`Your plan then doesn’t change, and it is charged as before.`],
      confirm: `Stay with the ${planWords[plan].toLowerCase()}`,
      keep,
      start: (run) => run((dispatch) => dispatch(switchPlan.initiate({ plan }, untracked)), 'Your plan stays as it is'),
    };
  }
  const next = otherPlan[plan];
  const words = planWords[next].toLowerCase();
  const pay = switchNow ? `Change and pay ${money(switchNow.amountCents)}` : 'Change and pay';
  return {
    name: `Change to the ${words}`,
    title: `Change to the ${words}?`,
    text: [switchWords(subscription)],
    ...(next === 'yearly' && { isPayment: true }),
    confirm: next === 'yearly' ? pay : `Change to the ${words}`,
    keep,
    start: (run) =>
      run(
        (dispatch) =>
          dispatch(switchPlan.initiate({ plan: next, ...(next === 'yearly' && { sum: switchNow ?? undefined, termsVersion }) }, untracked)),
        next === 'yearly' ? 'Your plan is changed' : 'Your plan changes when the year is over',
      ),
  };
}

function cancelAct({ status, nextPaymentAt, plan, switchesTo }: Subscription): SubscriptionAct {
  // What isn't paid ends at once. Of one that isn't cancelled, `openUntil` is later, since a renewal may take a while.
  const until = status === 'past_due' || nextPaymentAt === null ? undefined : epochDay(nextPaymentAt);
  const consequence =
    until === undefined
      ? 'Its last payment didn’t go through, so it ends at once, and nothing is charged any more.'
      : `It stays active until ${until}, and nothing is charged after that. Until then you can take this back.`;
  return {
    name: 'Cancel subscription',
    isDanger: true,
    title: 'Cancel your subscription?',
    text: [
      consequence,
      ...(switchesTo === null
        ? []
        : [`You won’t change to the ${planWords[switchesTo].toLowerCase()} then: taken back, it is ${priceWords(plan)}.`]),
    ],
    confirm: 'Cancel subscription',
    keep: 'Keep it',
    start: (run) =>
      run(
        (dispatch) => dispatch(cancelSubscription.initiate(undefined, untracked)),
        until === undefined ? 'Your subscription has ended' : `Your subscription is cancelled: active until ${until}`,
      ),
  };
}

const resumeAct = (subscription: Subscription): SubscriptionAct => ({
  name: 'Resume subscription',
  isLikely: true,
  title: 'Resume your subscription?',
  text: [
    `Nothing is charged today. From ${subscription.openUntil === null ? 'its end' : epochDay(subscription.openUntil)} on it is ${priceWords(subscription.plan)}, until you cancel.`,
  ],
  confirm: 'Resume subscription',
  keep,
  start: (run) => run((dispatch) => dispatch(resumeSubscription.initiate(undefined, untracked)), 'Your subscription goes on'),
});

/** What comes back; null when nobody knows the sum, 0 when everything is back already. */
function backWords(cents: number | null): string {
  if (cents === 0) {
    return 'What you have paid for this subscription is back already, so no more money goes back.';
  }
  return `All that you have paid for this subscription${cents === null ? '' : `, ${money(cents)},`} goes back to your card, usually within ten days.`;
}

const withdrawAct = (withdrawableUntil: number, cents: number | null): SubscriptionAct => ({
  name: 'Withdraw and refund',
  isDanger: true,
  title: cents === 0 ? 'Withdraw?' : 'Withdraw, and get your money back?',
  text: [
    `Until ${epochDay(withdrawableUntil)} you can change your mind, once. ${backWords(cents)}`,
    'Your subscription ends at once, and the locked cities close.',
  ],
  confirm: 'Withdraw and refund',
  keep: 'Keep it',
  start: (run) =>
    run(
      (dispatch) => dispatch(withdrawSubscription.initiate(undefined, untracked)),
      cents === 0 ? 'Your subscription is withdrawn' : 'Your subscription is withdrawn, and the money is on its way back',
    ),
});

/** What can be done with a subscription now. */
export function subscriptionActs(subscription: Subscription): SubscriptionAct[] {
  const { status, isCancelled, isGift, withdrawableUntil, withdrawableCents } = subscription;
  const isOpen = canChange(subscription);
  return [
    ...(isOpen && !isCancelled && status === 'active' ? [switchAct(subscription)] : []),
    ...(isOpen && isCancelled ? [resumeAct(subscription)] : []),
    ...(isOpen && !isCancelled ? [cancelAct(subscription)] : []),
    ...(withdrawableUntil !== null && !isGift ? [withdrawAct(withdrawableUntil, withdrawableCents)] : []),
  ];
}
