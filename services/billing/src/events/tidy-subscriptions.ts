import { type Clock, epochSeconds } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { PaymentMails } from '../notices/payment-mails.js';
import type { Provider } from '../stripe/provider.js';
import { isCardRefused, isGone } from '../stripe/provider-faults.js';
import { chooseBought, extraBought, isOver } from '../subscriptions/choose-bought.js';
import type { Reading } from '../subscriptions/read-subscription.js';
import type { LedgerRow } from './event-model.js';

type Deps = {
  provider: Pick<Provider, 'endNow' | 'refundAll' | 'shareCard' | 'takesMoney' | 'isAnyTaken' | 'openBillsOf' | 'payBill' | 'bill'>;
  mails: Pick<PaymentMails, 'refunded'>;
  clock: Clock;
  logger: Logger;
};

/** After these the customer may have another card. */
const cardChanges = ['customer.updated', 'payment_method.attached'];

/** What may have become a dispute that takes money, or have been lost. */
const disputeChanges = ['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.funds_withdrawn', 'charge.dispute.closed'];

/**
 * Ends those of which a bank has taken back a payment, whichever: nothing more is charged to somebody who has left. What is paid and still
 * here stays open. @returns which
 */
function createEndDisputed({ provider, logger }: Deps) {
  return async ({ subscriptions }: Reading, disputes: readonly LedgerRow[]): Promise<string[]> => {
    const taken = await Promise.all(disputes.map(({ object }) => (object === undefined ? false : provider.takesMoney(object))));
    const ended: string[] = [];
    for (const subscription of taken.includes(true) ? subscriptions.filter((one) => !isOver(one)) : []) {
      if (await provider.isAnyTaken(subscription.id)) {
        logger.warn({ subscription: subscription.id }, 'a payment is disputed: its subscription is ended');
        await provider.endNow(subscription);
        ended.push(subscription.id);
      }
    }
    return ended;
  };
}

/**
 * Brings in order what nobody but Stripe, a bank or an operator can have brought about. Safe to repeat.
 *
 * @returns whether something was changed, so that it has to be read again
 */
export function createTidying(deps: Deps) {
  const { provider, mails, clock, logger } = deps;
  const endDisputed = createEndDisputed(deps);

  /** Nobody pays twice: of two that run one is ended, and paid back if it is the younger one. @returns which */
  async function endExtra(userId: string, reading: Reading): Promise<string[]> {
    const kept = chooseBought(reading.subscriptions, epochSeconds(clock));
    const extra = extraBought(reading.subscriptions, epochSeconds(clock));
    for (const subscription of extra) {
      logger.error({ subscription: subscription.id }, 'a second subscription ran: it is ended');
      await provider.endNow(subscription);
      const isYounger = kept !== undefined && subscription.createdAt >= kept.createdAt;
      for (const refund of isYounger ? await provider.refundAll(subscription.id) : []) {
        await mails.refunded(userId, refund, subscription);
      }
    }
    return extra.map(({ id }) => id);
  }

  /** Somebody who was asked for another card has given one: it pays what is owed, and isn't only kept for the next time. */
  async function payOverdue({ subscriptions }: Reading): Promise<boolean> {
    const overdue = subscriptions.find(({ status }) => status === 'past_due');
    const [oldest] = overdue === undefined ? [] : await provider.openBillsOf(overdue.id);
    if (oldest === undefined) {
      return false;
    }
    try {
      await provider.payBill(oldest.id);
      return true;
    } catch (error) {
      if (isCardRefused(error) || isGone(error)) {
        return false;
      }
      // Its owner may have paid it meanwhile.
      if ((await provider.bill(oldest.id)).status === 'paid') {
        return true;
      }
      throw error;
    }
  }

  return async (userId: string, reading: Reading, events: readonly LedgerRow[]): Promise<boolean> => {
    const disputes = events.filter(({ type }) => disputeChanges.includes(type));
    const ended = disputes.length > 0 ? await endDisputed(reading, disputes) : [];
    ended.push(...(await endExtra(userId, reading)));
    const hasPaid = events.some(({ type }) => cardChanges.includes(type)) && (await payOverdue(reading));
    for (const subscription of reading.subscriptions.filter(({ id, status }) => status === 'active' && !ended.includes(id))) {
      await provider.shareCard(reading.customer, subscription);
    }
    return ended.length > 0 || hasPaid;
  };
}
