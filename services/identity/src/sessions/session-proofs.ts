import type { Clock } from '@city-genie/service-kit/clock';
import { stepUpSeconds } from '@city-genie/service-kit/trust/caller';
import mongoose, { type ClientSession, type Model } from 'mongoose';
import type { SessionCopies } from './session-copies.js';
import type { SessionRow } from './session-model.js';

/** That the user of a session has proved once more to be one (docs/rules/access.md#step-up). */
export type SessionProofs = {
  /**
   * Notes a proof of now. Call `finishProof` after the commit.
   *
   * @param by what it was proved by, if that is good only once
   * @returns false when the session has ended
   */
  markProved(sidHash: string, txn: ClientSession, by?: string): Promise<boolean>;
  /** What all other sessions of the user have proved counts no more. Call `rightsChanged` after the commit. */
  outdateProofs(userId: string, exceptHash: string, txn: ClientSession): Promise<void>;
  /** Removes the copy, so that the session's next request knows. @throws when Redis fails; the caller must then repeat it */
  finishProof(sidHash: string): Promise<void>;
  /** Whether this is what the session was proved by last, and that still counts: then a call with it again is a repeat. */
  isProvedBy(sidHash: string, by: string): Promise<boolean>;
};

export function createSessionProofs(
  sessions: Model<SessionRow>,
  { copies, clock }: { copies: Pick<SessionCopies, 'remove'>; clock: Clock },
): SessionProofs {
  const running = (sidHash: string) => ({ _id: sidHash, isEnded: mongoose.trusted({ $ne: true }) });
  return {
    async markProved(sidHash, txn, by) {
      const proof = { $set: { provedAt: new Date(clock.nowMs()), ...(by !== undefined && { provedBy: by }) } };
      const { matchedCount } = await sessions.updateOne(running(sidHash), proof, { session: txn });
      return matchedCount === 1;
    },
    async outdateProofs(userId, exceptHash, txn) {
      const others = { 'sess.userId': userId, _id: mongoose.trusted({ $ne: exceptHash }) };
      // Not removed: without it, the time of the login would count.
      await sessions.updateMany(others, { $set: { provedAt: new Date(0) } }, { session: txn });
    },
    finishProof: (sidHash) => copies.remove([sidHash]),
    async isProvedBy(sidHash, by) {
      const since = new Date(clock.nowMs() - stepUpSeconds * 1000);
      return (await sessions.exists({ ...running(sidHash), provedBy: by, provedAt: mongoose.trusted({ $gt: since }) })) !== null;
    },
  };
}
