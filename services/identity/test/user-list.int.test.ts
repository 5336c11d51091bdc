import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Identity, startIdentity } from './identity-fixture.js';
import { type SignedInUser, type UsersAtWork, usersAtWork } from './users-at-work.js';

let identity: Identity;
let users: UsersAtWork;
let admin: SignedInUser;

const people = [
  ['zoe', 'Zoë', 'Dupré', 'zoe@mail.example.org'],
  ['anne-marie', 'Anne', 'Marie', 'am@example.com'],
  ['li.wei', '伟', '李', 'li@example.com'],
  ['mallory', '.*', '$where', 'mallory+tag@example.net'],
] as const;

beforeAll(async () => {
  identity = await startIdentity({ env: { APP_MODE: 'production', REQUIRE_ADMIN_2FA: 'false' } });
  users = usersAtWork(identity);
  admin = await users.signedIn({
    isAdmin: true,
    username: 'root',
    usernameKey: 'root',
    emailKey: 'root@example.org',
    createdAt: new Date('2026-01-01'),
  });
  for (const [index, [username, firstName, lastName, email]] of people.entries()) {
    const keys = { usernameKey: username, emailKey: email };
    await users.newUser({ username, firstName, lastName, email, ...keys, createdAt: new Date(2026, 1, index + 1) }, { hasPassword: false });
  }
});
afterAll(() => identity.close());

const list = async (body: object) => (await users.send('POST', '/api/admin/users', body, admin.who)).json();
const names = async (body: object): Promise<string[]> => {
  const { users: found }: { users: { username: string }[] } = await list(body);
  return found.map(({ username }) => username);
};

describe('the list of users', () => {
  it('has all of them, the newest first, and says how many', async () => {
    const reply = await list({});
    expect(reply).toMatchObject({ success: true, total: 6, message: '6 users' });
    expect(await names({})).toEqual(['Ada', 'mallory', 'li.wei', 'anne-marie', 'zoe', 'root']);
  });

  it('says of a user what administrators may see, and nothing else', async () => {
    const { users: found } = await list({ search: 'zoe' });
    expect(found).toEqual([
      {
        id: expect.any(String),
        username: 'zoe',
        firstName: 'Zoë',
        lastName: 'Dupré',
        email: 'zoe@mail.example.org',
        country: 'France',
        isAdmin: false,
        emailVerified: true,
        subscriptionPlan: 'monthly',
        subscriptionStatus: 'incomplete',
        createdAt: expect.stringMatching(/^2026-/),
        hasSecondFactor: false,
      },
    ]);
  });

  it.each([
    ['zo', ['zoe']],
    ['DUPRE', ['zoe']],
    ['dupré zoë', ['zoe']],
    ['dupre anne', []],
    ['example.com', ['li.wei', 'anne-marie']],
    ['@example.net', ['mallory']],
    ['marie', ['anne-marie']],
    ['arie', []],
    ['李', ['li.wei']],
    ['.*', []],
    ['^z', ['zoe']],
    ['$where', ['mallory']],
    ['tag', ['mallory']],
    ['  ', ['Ada', 'mallory', 'li.wei', 'anne-marie', 'zoe', 'root']],
  ])('finds by %j', async (search, found) => {
    expect(await names({ search })).toEqual(found);
    expect((await list({ search })).total).toBe(found.length);
  });

  it.each([
    ['oldest', ['root', 'zoe', 'anne-marie', 'li.wei', 'mallory', 'Ada']],
    ['username', ['Ada', 'anne-marie', 'li.wei', 'mallory', 'root', 'zoe']],
    ['email', ['Ada', 'anne-marie', 'li.wei', 'mallory', 'root', 'zoe']],
    ['username_desc', ['zoe', 'root', 'mallory', 'li.wei', 'anne-marie', 'Ada']],
    ['email_desc', ['zoe', 'root', 'mallory', 'li.wei', 'anne-marie', 'Ada']],
  ])('is sorted by %s', async (order, sorted) => {
    expect(await names({ order })).toEqual(sorted);
  });

  it('is that of the administrators alone, also with a search, and counts them', async () => {
    expect(await list({ isAdmin: true })).toMatchObject({ total: 1, users: [{ username: 'root', isAdmin: true }] });
    expect(await names({ isAdmin: true, search: 'ro' })).toEqual(['root']);
    expect(await list({ isAdmin: true, search: 'zo' })).toMatchObject({ total: 0, users: [] });
  });

  it('comes in pages', async () => {
    expect(await list({ page: 2, pageSize: 4 })).toMatchObject({ total: 6, page: 2 });
    expect(await names({ page: 2, pageSize: 4 })).toEqual(['zoe', 'root']);
    expect(await names({ page: 3, pageSize: 4 })).toEqual([]);
  });

  it.each([
    { page: 0 },
    { page: 1.5 },
    { pageSize: 101, page: 1 },
    { order: 'password' },
    { isAdmin: false },
    { isAdmin: 'true' },
    { search: { $ne: '' } },
    { search: 'a\u0000b' },
    { search: '\ud800' },
    { search: 'x'.repeat(101) },
  ])('refuses %j', async (body) => {
    const reply = await users.send('POST', '/api/admin/users', body, admin.who);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'validation_failed']);
  });

  it('is read by an index, whatever is searched and however it is sorted', async () => {
    const rows = identity.connection.collection('users');
    const stagesOf = (plan: object): string[] =>
      Object.entries(plan).flatMap(([key, value]) =>
        key === 'stage' ? [String(value)] : typeof value === 'object' && value !== null ? stagesOf(value) : [],
      );
    const sorts = [
      { createdAt: -1 as const, _id: -1 as const },
      { usernameKey: 1 as const },
      { usernameKey: -1 as const },
      { emailKey: 1 as const },
      { emailKey: -1 as const },
    ];
    for (const sort of sorts) {
      const { queryPlanner } = await rows.find({}).sort(sort).limit(50).explain('queryPlanner');
      expect(stagesOf(queryPlanner.winningPlan)).toContain('IXSCAN');
      expect(stagesOf(queryPlanner.winningPlan)).not.toContain('SORT');
    }
    const admins = await rows.find({ $and: [{ isAdmin: true }] }).explain('queryPlanner');
    expect(JSON.stringify(admins.queryPlanner.winningPlan)).toContain('"indexName":"admins"');
    const { queryPlanner } = await rows.find({ $and: [{ searchWords: { $regex: '^zo' } }] }).explain('queryPlanner');
    expect(JSON.stringify(queryPlanner.winningPlan)).toContain('"indexName":"search"');
    // From the beginning of the word to its end, not the whole index.
    expect(queryPlanner.winningPlan).toMatchObject({
      inputStage: { indexBounds: { searchWords: expect.arrayContaining(['["zo", "zp")']) } },
    });
  });
});
