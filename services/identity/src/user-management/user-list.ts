import type { userOrders } from '@city-genie/contracts/admin/endpoints';
import { mostListedUsers } from '@city-genie/contracts/admin/endpoints';
import { wordConditions } from '@city-genie/service-kit/stores/search-words';
import mongoose, { type Connection } from 'mongoose';
import { type UserRow, userModel } from '../users/user-model.js';

export type UserQuery = {
  search?: string | undefined;
  ids?: readonly string[] | undefined;
  order?: (typeof userOrders)[number] | undefined;
  /** Only administrators. */
  isAdmin?: true | undefined;
  /** From 1; without it the first 1,000. */
  page?: number | undefined;
  pageSize: number;
};

/** `total`: how many users match. */
export type UserPage = { users: FoundUser[]; total: number };

/** Without what no administrator has to see. */
export type FoundUser = Omit<UserRow, 'passwordHash' | 'searchWords'>;

export type UserList = (query: UserQuery) => Promise<UserPage>;

/** Each order is that of an index (docs/rules/accounts.md#user-management). */
const orders: Readonly<Record<(typeof userOrders)[number], Record<string, 1 | -1>>> = {
  newest: { createdAt: -1, _id: -1 },
  oldest: { createdAt: 1, _id: 1 },
  username: { usernameKey: 1 },
  username_desc: { usernameKey: -1 },
  email: { emailKey: 1 },
  email_desc: { emailKey: -1 },
};

/** @returns finds users for administrators */
export function createUserList(connection: Connection): UserList {
  const users = userModel(connection);

  return async ({ search = '', ids, order = 'newest', isAdmin, page, pageSize }) => {
    const conditions = [
      ...wordConditions(search),
      ...(ids ? [{ _id: mongoose.trusted({ $in: ids }) }] : []),
      ...(isAdmin ? [{ isAdmin }] : []),
    ];
    const filter = conditions.length === 0 ? {} : { $and: conditions };
    const size = page === undefined ? mostListedUsers.whole : pageSize;
    const [found, total] = await Promise.all([
      users
        .find(filter, { passwordHash: 0, searchWords: 0 })
        .sort(orders[order])
        .skip(((page ?? 1) - 1) * size)
        .limit(size)
        .lean(),
      conditions.length === 0 ? users.estimatedDocumentCount() : users.countDocuments(filter),
    ]);
    return { users: found, total };
  };
}
