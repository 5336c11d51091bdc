import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import mongoose, { type ClientSession, type Connection } from 'mongoose';
import { searchWordsOf } from './search-words.js';
import { type PendingEmail, type UserRow, userModel } from './user-model.js';

/** What users, and administrators, change of an account that is there. */
export type AccountRepository = {
  /** @returns false when there is no such user */
  askForEmail(session: ClientSession, id: string, pending: PendingEmail): Promise<boolean>;
  /** The same for a user whose address nobody has verified, and who has no second factor. @returns false when there is none */
  askForCorrection(session: ClientSession, id: string, pending: PendingEmail): Promise<boolean>;
  /**
   * Writes the row of a user who is still asking for this address, and changes nothing.
   *
   * @returns the user; null when there is none, or the address isn't asked for any more
   */
  touchAsking(session: ClientSession, id: string, email: string): Promise<UserRow | null>;
  /** Forgets the address that was asked for. */
  forgetPendingEmail(session: ClientSession, id: string): Promise<void>;
  /**
   * Makes the pending address the user's, verified.
   *
   * @param user as read, with its pending address
   * @returns the user as changed; null when they have asked for another one in the meantime, or are gone
   * @throws a duplicate key of `uniqueEmail` when somebody else has the address
   */
  changeEmail(session: ClientSession, user: UserRow, email: string): Promise<UserRow | null>;
  /**
   * Makes the pending address the user's in the place of one that nobody has verified; this one isn't, either.
   *
   * @param user as read, with its pending address
   * @param isToldAnew whether the user is told again before the account expires, since the former mailbox was told
   * @returns the user as changed; null when the former one is verified by now, or as `changeEmail`
   * @throws as `changeEmail`
   */
  correctEmail(session: ClientSession, user: UserRow, email: string, isToldAnew: boolean): Promise<UserRow | null>;
  /** @returns the user as changed; null when there is none */
  setPreferences(id: string, preferences: NonNullable<UserRow['preferences']>): Promise<UserRow | null>;
  /**
   * Writes the row of an administrator and changes nothing: of two transactions that do so at once, the second sees what the first did.
   *
   * @returns false when this is no administrator any more
   */
  touchAdmin(session: ClientSession, id: string): Promise<boolean>;
  /** The same for some administrator other than this one. */
  touchOtherAdmin(session: ClientSession, id: string): Promise<boolean>;
  /** Gives the rights of an administrator, or takes them. @returns the user as they were; null when there is none */
  setAdmin(session: ClientSession, id: string, isAdmin: boolean): Promise<UserRow | null>;
  /** @returns the user who was removed; null when there was none */
  remove(session: ClientSession, id: string): Promise<UserRow | null>;
};

export function createAccountRepository(connection: Connection): AccountRepository {
  const users = userModel(connection);
  return {
    async askForEmail(session, id, pendingEmail) {
      const { matchedCount } = await users.updateOne({ _id: id }, { $set: { pendingEmail } }, { session });
      return matchedCount === 1;
    },
    async askForCorrection(session, id, pendingEmail) {
      const unverified = { _id: id, emailVerified: false, hasSecondFactor: mongoose.trusted({ $ne: true }) };
      const { matchedCount } = await users.updateOne(unverified, { $set: { pendingEmail } }, { session });
      return matchedCount === 1;
    },
    touchAsking: async (session, id, email) =>
      users.findOneAndUpdate({ _id: id, 'pendingEmail.email': email }, {}, { session, returnDocument: 'after' }).lean(),
    async forgetPendingEmail(session, id) {
      await users.updateOne({ _id: id }, { $unset: { pendingEmail: 1 } }, { session });
    },
    async changeEmail(session, user, email) {
      const { _id } = user;
      const address = { email, emailKey: emailKey(email), emailVerified: true, searchWords: searchWordsOf({ ...user, email }) };
      const change = { $set: address, $unset: { pendingEmail: 1 } } as const;
      return users.findOneAndUpdate({ _id, 'pendingEmail.email': email }, change, { session, returnDocument: 'after' }).lean();
    },
    async correctEmail(session, user, email, isToldAnew) {
      const { _id } = user;
      const key = emailKey(email);
      const address = { email, emailKey: key, searchWords: searchWordsOf({ ...user, email }) };
      const outdated = { pendingEmail: 1, ...(isToldAnew && key !== user.emailKey && { expiryToldAt: 1 }) } as const;
      const unverified = { _id, emailVerified: false, 'pendingEmail.email': email };
      return users.findOneAndUpdate(unverified, { $set: address, $unset: outdated }, { session, returnDocument: 'after' }).lean();
    },
    async setPreferences(id, preferences) {
      const set = Object.fromEntries(Object.entries(preferences).map(([name, value]) => [`preferences.${name}`, value]));
      return users.findByIdAndUpdate(id, { $set: set }, { returnDocument: 'after' }).lean();
    },
    async touchAdmin(session, id) {
      const { matchedCount } = await users.updateOne({ _id: id, isAdmin: true }, {}, { session });
      return matchedCount === 1;
    },
    async touchOtherAdmin(session, id) {
      const other = { _id: mongoose.trusted({ $ne: new mongoose.Types.ObjectId(id) }), isAdmin: true };
      const { matchedCount } = await users.updateOne(other, {}, { session });
      return matchedCount === 1;
    },
    async setAdmin(session, id, isAdmin) {
      const before = await users.findById(id).session(session).lean();
      if (before !== null && before.isAdmin !== isAdmin) {
        await users.updateOne({ _id: id }, { $set: { isAdmin }, $inc: { version: 1 } }, { session });
      }
      return before;
    },
    async remove(session, id) {
      return users.findByIdAndDelete(id, { session }).lean();
    },
  };
}
