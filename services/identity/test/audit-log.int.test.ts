import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Identity, startIdentity } from './identity-fixture.js';
import { startOfTests } from './start-of-tests.js';
import { type SignedInUser, type UsersAtWork, usersAtWork } from './users-at-work.js';

let identity: Identity;
let users: UsersAtWork;
let admin: SignedInUser;
let user: SignedInUser;

const hourMs = 3_600_000;
const start = Date.parse(startOfTests);
const iso = (hours: number) => new Date(start + hours * hourMs).toISOString();

beforeAll(async () => {
  identity = await startIdentity();
  users = usersAtWork(identity);
  [admin, user] = [await users.signedIn({ isAdmin: true }), await users.signedIn()];
  for (const isAdmin of [true, false, true, false, true]) {
    await users.send('POST', `/api/admin/users/${user.id}/admin`, { isAdmin }, admin.who);
    identity.clock.advanceMs(60_000);
  }
});
afterAll(() => identity.close());

const read = async (query: Record<string, string> = {}) =>
  (await users.get(`/api/admin/audit?${new URLSearchParams(query)}`, admin.who)).json();
const actionsOf = ({ entries }: { entries: { action: string }[] }) => entries.map(({ action }) => action);

describe('the audit log', () => {
  it('is read newest first, by ids, with the names that users have now', async () => {
    const reply = await read();
    expect(actionsOf(reply)).toEqual([
      'user.admin_granted',
      'user.admin_removed',
      'user.admin_granted',
      'user.admin_removed',
      'user.admin_granted',
    ]);
    expect(reply.entries[0]).toEqual({
      id: expect.any(String),
      at: iso(4 / 60),
      actor: { kind: 'user', id: admin.id },
      action: 'user.admin_granted',
      target: { kind: 'user', id: user.id },
      outcome: 'done',
      details: { means: 'form' },
      requestId: 'test-request',
    });
    expect(reply.usernames).toEqual({ [admin.id]: admin.username, [user.id]: user.username });
    expect(reply.actions).toContain('user.deleted');
    expect(JSON.stringify(reply.entries)).not.toContain(admin.username);
  });

  it.each(['actor', 'user'])('names the %s it was asked for, also when no entry does', async (filter) => {
    const { entries, usernames } = await read({ [filter]: user.id, from: iso(24) });
    expect([entries, usernames]).toEqual([[], { [user.id]: user.username }]);
  });

  it('comes in pages', async () => {
    const first = await read({ limit: '2' });
    const second = await read({ limit: '2', cursor: first.next });
    const third = await read({ limit: '2', cursor: second.next });
    const ids = [first, second, third].flatMap(({ entries }: { entries: { id: string }[] }) => entries.map(({ id }) => id));
    expect([ids.length, new Set(ids).size, third.next]).toEqual([5, 5, null]);
  });

  it('is filtered by action, actor, user and time', async () => {
    expect(actionsOf(await read({ action: 'user.admin_removed' }))).toHaveLength(2);
    expect(actionsOf(await read({ actor: admin.id }))).toHaveLength(5);
    expect(actionsOf(await read({ actor: user.id }))).toEqual([]);
    expect(actionsOf(await read({ user: user.id }))).toHaveLength(5);
    expect(actionsOf(await read({ user: admin.id }))).toHaveLength(5);
    expect(actionsOf(await read({ user: admin.id, actor: user.id }))).toEqual([]);
    expect(actionsOf(await read({ from: iso(1 / 60), to: iso(3 / 60) }))).toEqual(['user.admin_granted', 'user.admin_removed']);
    expect(actionsOf(await read({ action: 'user.admin_granted', user: user.id, from: iso(1 / 60) }))).toHaveLength(2);
  });

  it.each([{ action: 'made.up' }, { actor: 'a b' }, { user: '{"$ne":1}' }, { from: 'yesterday' }, { cursor: 'x' }, { limit: '101' }])(
    'refuses %j',
    async (query) => {
      const reply = await users.get(`/api/admin/audit?${new URLSearchParams(query)}`, admin.who);
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_failed']);
    },
  );

  it('is for administrators', async () => {
    const other = await users.signedIn();
    expect((await users.get('/api/admin/audit', other.who)).statusCode).toBe(403);
    expect((await users.get('/api/admin/audit')).statusCode).toBe(401);
  });

  it('names nobody who is gone', async () => {
    await users.users.deleteOne({ _id: user._id });
    expect((await read()).usernames).toEqual({ [admin.id]: admin.username });
  });
});
