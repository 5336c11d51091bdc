import { demoEntitledUntil, demoUsers } from '@city-genie/contracts/internal/demo-users';
import { isDuplicateKey } from '@city-genie/service-kit/stores/mongo';
import { type Connection, Types } from 'mongoose';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { type UserRow, userModel } from './user-model.js';

type DemoUser = { id: string; username: string; password: string; firstName: string } & Partial<UserRow>;

/** Everybody may know these passwords: the users exist in local mode alone. */
const users: readonly DemoUser[] = [
  { ...demoUsers.admin, password: 'Admin!Genie1', firstName: 'Alba', isAdmin: true },
  {
    ...demoUsers.subscriber,
    password: 'Subscriber!Genie1',
    firstName: 'Simone',
    subscriptionStatus: 'active',
    entitledUntil: demoEntitledUntil,
  },
  { ...demoUsers.unpaid, password: 'Unpaid!Genie1', firstName: 'Uma' },
];

/**
 * Makes the users of a local stack that are missing (docs/rules/accounts.md#demo-users). Whoever has such a name or address already is left
 * alone, and so is what was changed about them.
 */
export async function seedDemoUsers(connection: Connection, hasher: Pick<PasswordHasher, 'hash'>): Promise<void> {
  const model = userModel(connection);

  async function seed({ id, password, ...user }: DemoUser): Promise<void> {
    const email = `${user.username}@city-genie.example`;
    const [_id, keys] = [new Types.ObjectId(id), { usernameKey: user.username, emailKey: email }];
    if (await model.exists({ $or: [{ _id }, { usernameKey: keys.usernameKey }, { emailKey: email }] })) {
      return;
    }
    const common = { lastName: 'Demo', email, country: 'France', emailVerified: true };
    await model.create({ ...user, ...common, ...keys, _id, passwordHash: await hasher.hash(password) });
  }

  async function seedUnlessThere(user: DemoUser): Promise<void> {
    try {
      await seed(user);
    } catch (error) {
      // Another replica was faster.
      if (!isDuplicateKey(error)) {
        throw error;
      }
    }
  }

  await Promise.all(users.map(seedUnlessThere));
}
