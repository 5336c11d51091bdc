import { type Clock, epochSeconds } from '@city-genie/service-kit/clock';
import type { Logger } from '@city-genie/service-kit/observability/logger';
import type { PaymentMails } from '../notices/payment-mails.js';
import type { Provider } from '../stripe/provider.js';
import type { SubscriptionRow } from '../subscriptions/subscription-model.js';
import type { Guarantee } from '../withdrawal/guarantee.js';
import type { LedgerRow } from './event-model.js';

type Deps = {
  provider: Pick<Provider, 'bill' | 'refund' | 'newestPayment'>;
  guarantee: Pick<Guarantee, 'isWithdrawn'>;
  mails: PaymentMails;
  clock: Clock;
  logger: Logger;
};
type Write = (userId: string, object: string, row: SubscriptionRow) => Promise<void>;

/** @returns asks for the mails that an event is the cause of; what they say is read, not taken from the event */
export function createEventMails({ provider, guarantee, mails, clock, logger }: Deps) {
  const aboutBill: Write = async (userId, object, row) => {
    const bill = await provider.bill(object);
    await (bill.status === 'paid' ? mails.paid(userId, bill, row) : mails.failed(userId, bill, row));
  };
  const byType: Readonly<Record<string, Write>> = {
    'invoice.paid': aboutBill,
    'invoice.payment_failed': aboutBill,
    'refund.created': async (userId, object, row) => {
      const refund = await provider.refund(object);
      if (refund !== undefined) {
        await mails.refunded(userId, refund, row);
      }
    },
    'refund.failed': async (_userId, refund) => {
      logger.error({ refund }, 'a refund failed at Stripe: the money has to be sent another way');
    },
    'customer.subscription.deleted': async (userId, object, row) => {
      if (row.status !== 'canceled' || row.stripeId !== object || row.firstPaidAt === undefined) {
        return;
      }
      // Whoever withdraws is told once, when the money goes back.
      if (await guarantee.isWithdrawn(userId, object)) {
        return;
      }
      const payment = await provider.newestPayment(object);
      // Of money that went back another mail tells.
      if (row.hasEndedUnpaid || payment !== 'refunded') {
        const isUnpaid = row.hasEndedUnpaid || payment === 'taken';
        await mails.cancelled(userId, row, isUnpaid ? 'unpaid' : 'user', epochSeconds(clock));
      }
    },
  };
  return async (userId: string, { type, object }: LedgerRow, row: SubscriptionRow): Promise<void> => {
    if (object !== undefined && Object.hasOwn(byType, type)) {
      await byType[type]?.(userId, object, row);
    }
  };
}
