import { emailKey } from '@city-genie/service-kit/mailbox/mailbox-key';
import { type Connection, isValidObjectId } from 'mongoose';
import { type UserRow, userModel } from './user-model.js';

export type UserRepository = {
  /** A malformed id finds nobody. */
  findById(id: string): Promise<UserRow | null>;
  /** By mail address in any spelling that is the same mailbox to us. */
  findByEmail(email: string): Promise<UserRow | null>;
  /** By user name or mail address, whatever the case: user names have no `@`. */
  findByLogin(login: string): Promise<UserRow | null>;
};

/** User names are compared without case. */
export function usernameKey(username: string): string {
  return username.toLowerCase();
}

export function createUserRepository(connection: Connection): UserRepository {
  const users = userModel(connection);
  const findByEmail = async (email: string) => users.findOne({ emailKey: emailKey(email) }).lean();
  return {
    async findById(id) {
      return isValidObjectId(id) ? await users.findById(id).lean() : null;
    },
    findByEmail,
    findByLogin: async (login) => (login.includes('@') ? findByEmail(login) : users.findOne({ usernameKey: usernameKey(login) }).lean()),
  };
}
