import type { Clock } from '@city-genie/service-kit/clock';
import mongoose, { type ClientSession, type Connection } from 'mongoose';
import type { PaymentEnvironment } from '../stripe/payments.js';
import { type Consent, type PayerRow, payerModel } from './payer-model.js';

/** More than anybody needs to look back to. */
const keptConsents = 20;
/** A deletion comes right after its settlement. */
const leavingMs = 60_000;

export type PayerStore = ReturnType<typeof createPayerStore>;

/** The ids of all customers of a user in an environment; more than one only after one was lost. */
export function customersOf(payer: Pick<PayerRow, 'customers'> | null, environment: PaymentEnvironment): string[] {
  return (payer?.customers ?? []).filter((customer) => customer.environment === environment).map(({ id }) => id);
}

/** The id of a user's customer in an environment. */
export function customerOf(payer: Pick<PayerRow, 'customers'> | null, environment: PaymentEnvironment): string | undefined {
  return customersOf(payer, environment).at(-1);
}

/** Users who have begun to pay. */
export function createPayerStore({ connection, clock }: { connection: Connection; clock: Clock }) {
  const payers = payerModel(connection);
  const now = () => new Date(clock.nowMs());
  return {
    find: (userId: string): Promise<PayerRow | null> => payers.findById(userId).lean(),
    /** The user of a customer; undefined for somebody else's, or one who was deleted. */
    async userOf(environment: PaymentEnvironment, customer: string): Promise<string | undefined> {
      const customers = mongoose.trusted({ $elemMatch: { environment, id: customer } });
      return (await payers.findOne({ customers }, { _id: 1 }).lean())?._id;
    },
    /** Makes the row of a user who begins to pay. */
    async open(userId: string): Promise<void> {
      await payers.updateOne({ _id: userId }, { $setOnInsert: { createdAt: now() } }, { upsert: true });
    },
    async addCustomer(userId: string, environment: PaymentEnvironment, id: string): Promise<void> {
      await payers.updateOne({ _id: userId }, { $addToSet: { customers: { environment, id } } });
    },
    /** Forgets a customer that Stripe has forgotten. */
    async dropCustomer(userId: string, environment: PaymentEnvironment, id: string): Promise<void> {
      await payers.updateOne({ _id: userId }, { $pull: { customers: { environment, id } }, $inc: { tries: 1 } });
    },
    /** Notes that making a customer has failed for good; the next try is another one. */
    async noteTry(userId: string): Promise<void> {
      await payers.updateOne({ _id: userId }, { $inc: { tries: 1 } });
    },
    async addConsent(userId: string, consent: Omit<Consent, 'at'>): Promise<void> {
      const $push = { consents: { $each: [{ ...consent, at: now() }], $slice: -keptConsents } };
      await payers.updateOne({ _id: userId }, { $push, $setOnInsert: { createdAt: now() } }, { upsert: true });
    },
    /** The number of a reading that begins now. */
    async nextReading(userId: string): Promise<number> {
      const row = await payers.findByIdAndUpdate(userId, { $inc: { readings: 1 } }, { returnDocument: 'after' }).lean();
      return row?.readings ?? 0;
    },
    /**
     * Writes the row and changes nothing that counts: of two transactions that do so at once, the second sees what the first did.
     *
     * @returns false when there is no such row (any more)
     */
    async touch(session: ClientSession, userId: string): Promise<boolean> {
      const { matchedCount } = await payers.updateOne({ _id: userId }, { $inc: { touches: 1 } }, { session });
      return matchedCount === 1;
    },
    /** Notes, in the transaction of the change, that what a user has is another. */
    async noteChange(session: ClientSession, userId: string): Promise<void> {
      await payers.updateOne({ _id: userId }, { $inc: { revision: 1 }, $set: { isUnpublished: true } }, { session });
    },
    /** Lets nothing be begun for a minute. */
    async leave(userId: string): Promise<void> {
      await payers.updateOne({ _id: userId }, { $set: { leavingUntil: new Date(clock.nowMs() + leavingMs) } });
    },
    isLeaving: ({ leavingUntil }: PayerRow): boolean => leavingUntil !== undefined && leavingUntil.getTime() > clock.nowMs(),
    async erase(userIds: readonly string[]): Promise<void> {
      await payers.deleteMany({ _id: mongoose.trusted({ $in: userIds }) });
    },
  };
}
