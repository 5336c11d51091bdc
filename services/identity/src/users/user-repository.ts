import { type Connection, isValidObjectId } from 'mongoose';
import { type UserRow, userModel } from './user-model.js';

export type UserRepository = { findById(id: string): Promise<UserRow | null> };

/** Finds users by id; a malformed id finds nobody. */
export function createUserRepository(connection: Connection): UserRepository {
  const users = userModel(connection);
  return {
    async findById(id) {
      return isValidObjectId(id) ? await users.findById(id).lean() : null;
    },
  };
}
