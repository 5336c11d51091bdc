import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserRow } from '../src/users/user-model.js';
import { type Identity, startIdentity } from './identity-fixture.js';
import { otherServices } from './other-services.js';
import { startOfTests } from './start-of-tests.js';
import { type UsersAtWork, usersAtWork } from './users-at-work.js';

const dayMs = 24 * 3_600_000;
const others = otherServices();
let identity: Identity;
let users: UsersAtWork;

beforeAll(async () => {
  identity = await startIdentity({ otherServices: others.clients, env: { APP_MODE: 'production' } });
  users = usersAtWork(identity);
});
beforeEach(async () => {
  identity.clock.set(startOfTests);
  await users.users.deleteMany({});
});
afterAll(() => identity.close());

/** Somebody who registered so many days ago. */
const registered = (days: number, overrides: Partial<UserRow> = {}) =>
  users.newUser({ emailVerified: false, createdAt: new Date(identity.clock.nowMs() - days * dayMs), ...overrides }, { hasPassword: false });
const isThere = async ({ id }: { id: string }) => (await users.users.exists({ _id: id })) !== null;

describe('an account whose address nobody has verified', () => {
  it('is told after 23 days, once', async () => {
    const [due, early] = [await registered(23), await registered(22.9)];
    await identity.expireAccounts();
    await identity.expireAccounts();
    const at = Math.floor((identity.clock.nowMs() + 7 * dayMs) / 1000);
    expect(await users.mailsTo(due.id)).toMatchObject([{ type: 'account.expiring', to: due.email, at }]);
    expect(await users.mailsTo(early.id)).toEqual([]);
    expect(await users.audited(due.id)).toMatchObject([{ action: 'user.expiry_told', actor: { kind: 'process', id: 'identity' } }]);
  });

  it('goes a week after it was told', async () => {
    const user = await registered(23);
    await identity.expireAccounts();
    identity.clock.advanceMs(7 * dayMs - 1);
    await identity.expireAccounts();
    expect(await isThere(user)).toBe(true);
    identity.clock.advanceMs(1);
    await identity.expireAccounts();
    expect(await isThere(user)).toBe(false);
    expect((await users.audited(user.id)).map((entry) => ('action' in entry ? entry.action : ''))).toContain('user.deleted');
  });

  it('however old has a week from being told', async () => {
    const user = await registered(400);
    await identity.expireAccounts();
    expect(await isThere(user)).toBe(true);
    identity.clock.advanceMs(7 * dayMs);
    await identity.expireAccounts();
    expect(await isThere(user)).toBe(false);
  });

  it('waits for the next start when the process stops before its turn', async () => {
    const both = [await registered(40), await registered(40)];
    await identity.expireAccounts();
    identity.clock.advanceMs(7 * dayMs);
    const stopping = new AbortController();
    const [settle, { clients }] = [others.clients.settle, others];
    clients.settle = (userId) => {
      stopping.abort();
      return settle(userId);
    };
    await identity.expireAccounts(stopping.signal);
    clients.settle = settle;
    expect((await Promise.all(both.map(isThere))).filter(Boolean)).toHaveLength(1);
  });

  it('stays when its owner comes back', async () => {
    const user = await registered(23);
    await identity.expireAccounts();
    await users.users.updateOne({ _id: user._id }, { emailVerified: true });
    identity.clock.advanceMs(30 * dayMs);
    await identity.expireAccounts();
    expect(await isThere(user)).toBe(true);
  });

  it('stays when the address is corrected while it is being deleted: nobody was told there', async () => {
    const user = await registered(23);
    await identity.expireAccounts();
    identity.clock.advanceMs(7 * dayMs);
    const [settle, { clients }] = [others.clients.settle, others];
    clients.settle = async (userId) => {
      await users.users.updateOne({ _id: user._id }, { $unset: { expiryToldAt: 1 } });
      await settle(userId);
    };
    await identity.expireAccounts();
    clients.settle = settle;
    expect(await isThere(user)).toBe(true);
  });

  it('doesn’t hold up others when it can’t be deleted', async () => {
    const both = [await registered(40), await registered(40)];
    await identity.expireAccounts();
    identity.clock.advanceMs(7 * dayMs);
    others.answers.settles = false;
    await identity.expireAccounts();
    others.answers.settles = true;
    expect(await Promise.all(both.map(isThere))).toEqual([true, true]);
    await identity.expireAccounts();
    expect(await Promise.all(both.map(isThere))).toEqual([false, false]);
  });

  it.each([
    ['verified', { emailVerified: true }],
    ['paid', { entitledUntil: 1 }],
    ['an administrator’s', { isAdmin: true }],
  ])('is left alone when it is %s', async (_what, overrides) => {
    const user = await registered(400, overrides);
    await identity.expireAccounts();
    identity.clock.advanceMs(8 * dayMs);
    await identity.expireAccounts();
    expect(await isThere(user)).toBe(true);
    expect(await users.mailsTo(user.id)).toEqual([]);
  });
});
