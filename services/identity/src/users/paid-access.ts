import type { publishSubscriptionRoute } from '@city-genie/contracts/internal/subscriber';
import mongoose, { type Connection } from 'mongoose';
import type { z } from 'zod';
import type { SessionStore } from '../sessions/session-store.js';
import { type UserRow, userModel } from './user-model.js';

/** What billing says of a user. */
export type PublishedSubscription = z.infer<typeof publishSubscriptionRoute.schema.body>;

/**
 * Notes what a user has paid for, unless something newer is known; it is in force from the user's next request on.
 *
 * @returns false when there is no such user
 * @throws when Redis doesn't remove the copies of the user's sessions; the call can be repeated then
 */
export type SetPaidAccess = (userId: string, published: PublishedSubscription) => Promise<boolean>;

type Deps = { connection: Connection; sessions: Pick<SessionStore, 'rightsChanged'> };

export function createSetPaidAccess({ connection, sessions }: Deps): SetPaidAccess {
  const users = userModel(connection);

  /** One write, so that of two messages at once the newer one wins. @returns false when the row is as new, or there is none */
  async function write(_id: string, { revision, entitledUntil, status, plan }: PublishedSubscription): Promise<boolean> {
    const isOlder = [mongoose.trusted({ $exists: false }), mongoose.trusted({ $lt: revision })];
    const found = { _id, $or: isOlder.map((subscriptionRevision) => ({ subscriptionRevision })) };
    const change: Partial<UserRow> = {
      subscriptionRevision: revision,
      entitledUntil,
      subscriptionStatus: status,
      ...(plan && { subscriptionPlan: plan }),
    };
    const { matchedCount } = await users.updateOne(found, { $set: change, $inc: { version: 1 } });
    return matchedCount === 1;
  }

  return async (userId, published) => {
    const isWritten = await write(userId, published);
    const user = isWritten ? null : await users.findById(userId, { subscriptionRevision: 1 }).lean();
    // What was written before may not have reached the sessions: then this is its repeat.
    if (isWritten || user?.subscriptionRevision === published.revision) {
      await sessions.rightsChanged(userId);
    }
    return isWritten || user !== null;
  };
}
