import { demoEntitledUntil, demoUsers } from '@city-genie/contracts/internal/demo-users';
import { isDuplicateKey } from '@city-genie/service-kit/stores/mongo';
import mongoose, { type Connection, Types } from 'mongoose';
import { erasureModel } from '../deletion/erasure-model.js';
import type { PasswordHasher } from '../passwords/password-hasher.js';
import { type UserRow, userModel } from './user-model.js';

/**
 * In production nobody may log in with a password that everybody knows, so a database of a local stack is refused.
 *
 * @throws an error that names the users in it
 */
async function refuseDemoUsers(connection: Connection): Promise<void> {
  const ids = Object.values(demoUsers).map(({ id }) => id);
  const found = await userModel(connection)
    .find({ _id: mongoose.trusted({ $in: ids }) }, { username: 1 })
    .lean();
  if (found.length > 0) {
    const names = found.map(({ username, _id }) => `${username} (${_id})`).sort();
    throw new Error(`production needs a database without demo users; this one has ${names.join(', ')}`);
  }
}

/** What a process does about demo users when it starts. */
export async function checkDemoUsers(mode: string, connection: Connection, hasher: Pick<PasswordHasher, 'hash'>): Promise<void> {
  if (mode === 'local') {
    await seedDemoUsers(connection, hasher);
  } else if (mode === 'production') {
    await refuseDemoUsers(connection);
  }
}

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
    // A deleted one isn't made again while it is being erased.
    if (await erasureModel(connection).exists({ _id: id })) {
      return;
    }
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
