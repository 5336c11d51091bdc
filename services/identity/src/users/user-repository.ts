import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import mongoose, { type ClientSession, type Connection } from 'mongoose';
import { isUserId } from './user-id.js';
import { type UserRow, userModel } from './user-model.js';

/** What a registration says of a user. */
export type NewUser = Pick<UserRow, 'username' | 'firstName' | 'lastName' | 'email' | 'country' | 'subscriptionPlan' | 'createdAt'> & {
  passwordHash: string;
  termsVersion?: string | undefined;
};

export type UserRepository = {
  /** A malformed id finds nobody. */
  findById(id: string): Promise<UserRow | null>;
  /** By mail address in any spelling that is the same mailbox to us. */
  findByEmail(email: string): Promise<UserRow | null>;
  /** By user name or mail address, whatever the case: user names have no `@`. */
  findByLogin(login: string): Promise<UserRow | null>;
  /** The usernames of those of these users who exist, by id. */
  namesOf(ids: readonly string[]): Promise<Record<string, string>>;
  /** The user with this name and this address. */
  findByNameAndEmail(username: string, email: string): Promise<UserRow | null>;
  /** Whether somebody has this name, in any case. */
  isNameTaken(username: string): Promise<boolean>;
  /** @throws a duplicate key of `uniqueName` or `uniqueEmail` when somebody has the name or the address */
  create(session: ClientSession, user: NewUser): Promise<UserRow>;
  /** @returns false when there is no such user */
  markVerified(session: ClientSession, id: string): Promise<boolean>;
  /**
   * Sets a new password; everything that was derived from the old one is outdated by the new `version`.
   *
   * @param change `emailVerified`: when the change itself proves the address
   * @param replaced the user whose password was compared, where it matters that it is still theirs, and that no second factor was turned on
   * since
   * @returns the user as changed; null when there is no such user. An address that was asked for is forgotten, since nobody knows by whom
   */
  setPassword(session: ClientSession, id: string, change: PasswordChange, replaced?: ReplacedPassword): Promise<UserRow | null>;
  /**
   * Notes that the user of this password signs in. It always writes, at least `updatedAt`: of a sign-in and a change of the password, or of
   * the second factor, at once, one must be repeated.
   *
   * @param user with the `version` and the hash that were compared
   * @returns the user as they were; null when there is none, or the password is another by now
   */
  noteSignIn(session: ClientSession, user: NotedSignIn): Promise<UserRow | null>;
  /**
   * Writes the user's row and changes nothing: of two transactions that do so at once, the second sees what the first did.
   *
   * @param emailKey an address that must still be theirs
   * @returns false when there is no such user
   */
  touch(session: ClientSession, id: string, emailKey?: string): Promise<boolean>;
  /** The same for a user who has no second factor. @returns false when one was turned on, or there is no such user */
  touchWithoutFactor(session: ClientSession, id: string): Promise<boolean>;
  /** Notes whether a second factor is on, in the transaction that changes it. @returns the user as they are now; null when there is none */
  setSecondFactor(session: ClientSession, id: string, hasSecondFactor: boolean): Promise<UserRow | null>;
};

/** `deviceKind`: missing while the second factor isn't proved yet. `newHash`: of the same password. */
export type NotedSignIn = Pick<UserRow, '_id' | 'version'> & {
  passwordHash: string;
  deviceKind?: string | undefined;
  newHash?: string | undefined;
};

export type ReplacedPassword = Pick<UserRow, 'passwordHash' | 'hasSecondFactor'>;

export type PasswordChange = { passwordHash: string; passwordChangedAt: Date; emailVerified?: true };

/** User names are compared without case. */
export function usernameKey(username: string): string {
  return username.toLowerCase();
}

export function createUserRepository(connection: Connection): UserRepository {
  const users = userModel(connection);
  const findByEmail = async (email: string) => users.findOne({ emailKey: emailKey(email) }).lean();
  return {
    async findById(id) {
      return isUserId(id) ? await users.findById(id).lean() : null;
    },
    findByEmail,
    findByLogin: async (login) => (login.includes('@') ? findByEmail(login) : users.findOne({ usernameKey: usernameKey(login) }).lean()),
    async namesOf(ids) {
      const _id = mongoose.trusted({ $in: ids.filter(isUserId) });
      const named = await users.find({ _id }, { username: 1 }).lean();
      return Object.fromEntries(named.map((user) => [String(user._id), user.username]));
    },
    findByNameAndEmail: async (username, email) => users.findOne({ usernameKey: usernameKey(username), emailKey: emailKey(email) }).lean(),
    isNameTaken: async (username) => (await users.exists({ usernameKey: usernameKey(username) })) !== null,
    async create(session, { termsVersion, ...user }) {
      const { username, email, createdAt } = user;
      const keys = { usernameKey: usernameKey(username), emailKey: emailKey(email) };
      const terms = termsVersion !== undefined && { termsVersion, termsAcceptedAt: createdAt };
      const [created] = await users.create([{ ...user, ...keys, ...terms, updatedAt: createdAt }], { session });
      if (created === undefined) {
        throw new Error('nothing was created');
      }
      return created.toObject();
    },
    async markVerified(session, id) {
      const { matchedCount } = await users.updateOne({ _id: id }, { $set: { emailVerified: true } }, { session });
      return matchedCount === 1;
    },
    async setPassword(session, id, change, replaced) {
      const hasSecondFactor = replaced?.hasSecondFactor || mongoose.trusted({ $ne: true });
      const user = { _id: id, ...(replaced && { passwordHash: replaced.passwordHash, hasSecondFactor }) };
      const changed = { $set: change, $inc: { version: 1 }, $unset: { pendingEmail: 1 as const } };
      return users.findOneAndUpdate(user, changed, { session, returnDocument: 'after' }).lean();
    },
    async noteSignIn(session, { _id, version, passwordHash, deviceKind, newHash }) {
      // The hash alone may be another because a login at the same time has renewed it; a change of the password is a new version as well.
      const samePassword = { _id, $or: [{ passwordHash }, { version }] };
      const change = {
        ...(deviceKind !== undefined && { $addToSet: { deviceKinds: deviceKind } }),
        ...(newHash && { $set: { passwordHash: newHash } }),
      };
      return users.findOneAndUpdate(samePassword, change, { session }).lean();
    },
    async touch(session, id, key) {
      const { matchedCount } = await users.updateOne({ _id: id, ...(key !== undefined && { emailKey: key }) }, {}, { session });
      return matchedCount === 1;
    },
    async touchWithoutFactor(session, id) {
      const { matchedCount } = await users.updateOne({ _id: id, hasSecondFactor: mongoose.trusted({ $ne: true }) }, {}, { session });
      return matchedCount === 1;
    },
    async setSecondFactor(session, id, hasSecondFactor) {
      const change = { $set: { hasSecondFactor }, $inc: { version: 1 } };
      return users.findByIdAndUpdate(id, change, { session, returnDocument: 'after' }).lean();
    },
  };
}
