import { demoEntitledUntil, demoUsers } from '@city-genie/contracts/internal/demo-users';
import { startProcess } from '@city-genie/test-kit/start-process';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { identity as definition } from '../src/service.js';
import { seedDemoUsers } from '../src/users/demo-users.js';
import { type AccountCalls, accountCalls, sidOf } from './account-calls.js';
import { type Identity, startIdentity } from './identity-fixture.js';

let identity: Identity;
let calls: AccountCalls;
beforeAll(async () => {
  identity = await startIdentity();
  calls = accountCalls(identity);
});
afterAll(() => identity.close());

const { admin, subscriber, unpaid } = demoUsers;

describe('the users of a local stack', () => {
  it.each([
    [admin, 'Admin!Genie1', { isAdmin: true, entitledUntil: null }],
    [subscriber, 'Subscriber!Genie1', { isAdmin: false, entitledUntil: demoEntitledUntil }],
    [unpaid, 'Unpaid!Genie1', { isAdmin: false, entitledUntil: null }],
  ])('can log in: %j', async ({ id, username }, password, rights) => {
    const reply = await calls.login(username, password);
    expect(reply.json()).toMatchObject({
      success: true,
      user: { id, username, emailVerified: true, email: `${username}@city-genie.example` },
    });
    expect(await calls.callerWith(sidOf(reply))).toMatchObject({ kind: 'user', userId: id, ...rights });
  });

  it('are left as they are when the stack starts again, and nothing is hashed', async () => {
    await calls.users.updateOne({ _id: unpaid.id }, { $set: { firstName: 'Changed', passwordHash: 'changed', isAdmin: true } });
    const hash = vi.fn(async () => 'a hash');
    await seedDemoUsers(identity.connection, { hash });
    expect(hash).not.toHaveBeenCalled();
    expect(await calls.users.findById(unpaid.id).lean()).toMatchObject({ firstName: 'Changed', passwordHash: 'changed', isAdmin: true });
  });

  it('that are missing are made again, alone, also by two replicas at once', async () => {
    await calls.users.deleteOne({ _id: admin.id });
    const hash = vi.fn(async () => 'a hash');
    await Promise.all([seedDemoUsers(identity.connection, { hash }), seedDemoUsers(identity.connection, { hash })]);
    expect([await calls.users.countDocuments({ username: 'admin' }), hash.mock.calls]).toEqual([
      1,
      expect.arrayContaining([['Admin!Genie1']]),
    ]);
  });

  it.each([
    ['name', { username: 'Admin', usernameKey: 'admin' }],
    ['address', { email: 'admin@city-genie.example', emailKey: 'admin@city-genie.example' }],
  ])('give way to somebody who has the %s', async (_name, taken) => {
    await calls.users.deleteOne({ _id: admin.id });
    const own = await calls.newUser(taken);
    await seedDemoUsers(identity.connection, identity.hasher);
    expect([await calls.users.exists({ _id: admin.id }), await calls.users.findById(own.id).lean()]).toMatchObject([null, taken]);
    await calls.users.deleteOne({ _id: own.id });
  });

  it('don’t exist in production', async () => {
    const production = await startIdentity({ env: { APP_MODE: 'production' } });
    const { users } = accountCalls(production);
    expect((await users.find().lean()).map(({ username }) => username)).toEqual(['Ada']);
    await production.close();
  });

  it('keep production from starting over their database', async () => {
    await calls.users.deleteMany({});
    await seedDemoUsers(identity.connection, identity.hasher);
    const named = new RegExp(`demo users; this one has admin \\(${admin.id}\\), subscriber \\(.+\\), unpaid`);
    const { storeEnv, database, clock } = identity;
    const env = { ...storeEnv, PUBLIC_URL: 'https://genie.test', SUPPORT_EMAIL: 'support@genie.test', APP_MODE: 'production' };
    await expect(startProcess(definition, { env, database, clock })).rejects.toThrow(named);
  });
});
