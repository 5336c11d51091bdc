import type { Clock } from '@city-genie/service-kit/clock';
import { isDuplicateKey } from '@city-genie/service-kit/stores/mongo';
import mongoose, { type Connection } from 'mongoose';
import type { PaymentEnvironment } from '../stripe/payments.js';
import type { ToldEvent } from '../stripe/told-event.js';
import { type LedgerRow, ledgerModel } from './event-model.js';

/** So many events are worked on at once, grouped by customer. */
const batch = 50;
/** Longer than working on a batch takes; the events of a process that died come again then. */
const claimMs = 60_000;
/** An event that failed is tried again after 2 s, 4, 8, … at last every 10 minutes. */
const firstPauseMs = 2000;
const longestPauseMs = 600_000;

/** Every event that came, once, and which of them are still to be worked off. */
export function createLedger({
  connection,
  environment,
  clock,
}: {
  connection: Connection;
  environment: PaymentEnvironment;
  clock: Clock;
}) {
  const rows = ledgerModel(connection);
  const now = () => new Date(clock.nowMs());
  const none: LedgerRow[] = [];
  return {
    /** Adds an event, unless it is there. @returns whether it is new */
    async add({ id, isLive: _, ...about }: ToldEvent): Promise<boolean> {
      try {
        await rows.create({ _id: id, ...about, environment, receivedAt: now(), nextAttemptAt: now(), attempts: 0 });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) {
          return false;
        }
        throw error;
      }
    },
    /** Takes what is due, the oldest first; others don't get it for a minute. */
    async take(): Promise<LedgerRow[]> {
      const isDue = mongoose.trusted({ $lte: now() });
      const due = await rows.find({ environment, nextAttemptAt: isDue }).sort({ receivedAt: 1 }).limit(batch).lean();
      if (due.length === 0) {
        return none;
      }
      const ids = mongoose.trusted({ $in: due.map(({ _id }) => _id) });
      const until = new Date(clock.nowMs() + claimMs);
      await rows.updateMany({ _id: ids, nextAttemptAt: isDue }, { $set: { nextAttemptAt: until } });
      return due;
    },
    async done(ids: readonly string[]): Promise<void> {
      await rows.updateMany({ _id: mongoose.trusted({ $in: ids }) }, { $unset: { nextAttemptAt: 1 } });
    },
    /** Tries it again later. */
    async failed(events: readonly LedgerRow[]): Promise<void> {
      for (const { _id, attempts } of events) {
        const nextAttemptAt = new Date(clock.nowMs() + Math.min(firstPauseMs * 2 ** attempts, longestPauseMs));
        await rows.updateOne({ _id }, { $inc: { attempts: 1 }, $set: { nextAttemptAt } });
      }
    },
    /** How many wait, and when the oldest of them came. */
    async waiting(): Promise<{ count: number; oldest: Date | undefined }> {
      const isWaiting = { environment, nextAttemptAt: mongoose.trusted({ $exists: true }) };
      const oldest = await rows.findOne(isWaiting, { receivedAt: 1 }).sort({ receivedAt: 1 }).lean();
      return { count: await rows.countDocuments(isWaiting), oldest: oldest?.receivedAt };
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;
