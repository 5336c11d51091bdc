import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered } from './accounts-fixture.js';
import { type Identity, startIdentity } from './identity-fixture.js';
import { type SignedInUser, type UsersAtWork, usersAtWork } from './users-at-work.js';

let identity: Identity;
let users: UsersAtWork;
let admin: SignedInUser;

beforeAll(async () => {
  identity = await startIdentity();
  users = usersAtWork(identity);
  admin = await users.signedIn({ isAdmin: true, username: 'Root', usernameKey: 'root' });
});
afterAll(() => identity.close());

const setAdmin = (user: { id: string }, isAdmin: boolean, by: SignedInUser, body: object = {}) =>
  users.send('POST', `/api/admin/users/${user.id}/admin`, { isAdmin, ...body }, by.who);

const isAdminNow = async ({ id }: { id: string }) => (await users.users.findById(id).lean())?.isAdmin;

describe('the rights of an administrator', () => {
  it('are given and taken, and written down', async () => {
    const user = await users.signedIn();
    expect((await setAdmin(user, true, admin)).json()).toEqual({ success: true, message: 'User granted admin privileges' });
    expect(await isAdminNow(user)).toBe(true);
    expect((await setAdmin(user, false, admin)).json()).toEqual({ success: true, message: 'User removed from admin privileges' });
    expect(await isAdminNow(user)).toBe(false);
    expect(await users.audited(user.id)).toMatchObject([
      { action: 'user.admin_granted', actor: { kind: 'user', id: admin.id }, target: { kind: 'user', id: user.id } },
      { action: 'user.admin_removed', actor: { kind: 'user', id: admin.id }, target: { kind: 'user', id: user.id } },
    ]);
  });

  it('are told to the user by mail, both times, without who gave or took them', async () => {
    const user = await users.signedIn();
    await setAdmin(user, true, admin);
    identity.clock.advanceMs(60_000);
    await setAdmin(user, false, admin);
    const [since, until] = [-60, 0].map((seconds) => Math.floor(identity.clock.nowMs() / 1000) + seconds);
    const mail = { type: 'account.rights', to: user.email, firstName: user.firstName, username: user.username, isVerified: true };
    const told = await users.mailsTo(user.id);
    expect(told).toMatchObject([
      { ...mail, isAdmin: true, at: since, subjectId: user.id },
      { ...mail, isAdmin: false, at: until, subjectId: user.id },
    ]);
    expect(JSON.stringify(told)).not.toContain(admin.id);
  });

  it('hold from the next request on', async () => {
    const user = await users.newUser();
    const sid = await identity.sessions.create(user.id);
    expect(await users.copiedCaller(sid)).toMatchObject({ isAdmin: false });
    await setAdmin(user, true, admin);
    expect(await users.callerWith(sid)).toMatchObject({ isAdmin: true });
    await setAdmin(user, false, admin);
    expect(await users.callerWith(sid)).toMatchObject({ isAdmin: false });
  });

  it('can be given twice, and are written down and told once', async () => {
    const user = await users.signedIn();
    expect((await setAdmin(user, true, admin)).statusCode).toBe(200);
    expect((await setAdmin(user, true, admin)).statusCode).toBe(200);
    expect([await users.audited(user.id), await users.mailsTo(user.id)]).toMatchObject([[{}], [{}]]);
  });

  it('can’t be changed by their owner', async () => {
    const reply = await setAdmin(admin, false, admin);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'conflict']);
    expect(await isAdminNow(admin)).toBe(true);
  });

  it('are a 404 for an unknown user, and a 404 for what is no id', async () => {
    for (const id of ['64b0000000000000000000ff', 'nobody', '64B0000000000000000000FF']) {
      expect((await setAdmin({ id }, true, admin)).statusCode).toBe(404);
    }
  });

  it('aren’t changed under another spelling of the id', async () => {
    const user = await users.signedIn();
    expect((await setAdmin({ id: admin.id.toUpperCase() }, false, admin)).statusCode).toBe(404);
    expect((await setAdmin({ id: user.id.toUpperCase() }, true, admin)).statusCode).toBe(404);
    expect([await isAdminNow(admin), await isAdminNow(user)]).toEqual([true, false]);
  });

  it('are not for those who have just lost theirs', async () => {
    const former = await users.signedIn({ isAdmin: true });
    const user = await users.signedIn();
    await setAdmin(former, false, admin);
    // With the caller that a copy of the session still had.
    expect((await setAdmin(user, true, former)).statusCode).toBe(403);
    expect(await isAdminNow(user)).toBe(false);
  });

  it('need a step-up', async () => {
    const user = await users.signedIn();
    const { provedAt, ...who } = admin.who;
    const reply = await setAdmin(user, true, { ...admin, who });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'step_up_required']);
  });

  it('never end for everybody, when two take each other’s at once', async () => {
    for (let round = 0; round < 50; round += 1) {
      const admins = () => users.signedIn({ isAdmin: true }, { hasPassword: false });
      const [one, two] = [await admins(), await admins()];
      const replies = await Promise.all([answered(() => setAdmin(two, false, one)), answered(() => setAdmin(one, false, two))]);
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
      expect([await isAdminNow(one), await isAdminNow(two)].sort()).toEqual([false, true]);
    }
  });
});

describe('the acting administrator', () => {
  it('may name themselves', async () => {
    const reply = await users.send('POST', '/api/admin/users', { username: 'ROOT' }, admin.who);
    expect(reply.statusCode).toBe(200);
  });

  it('is refused who names another, and it is written down', async () => {
    const other = await users.signedIn({ isAdmin: true });
    const user = await users.signedIn();
    const list = await users.send('POST', '/api/admin/users', { username: 'Root' }, other.who);
    const grant = await setAdmin(user, true, other, { username: 'Root' });
    expect([list.statusCode, grant.statusCode]).toEqual([403, 403]);
    expect(await isAdminNow(user)).toBe(false);
    expect(await users.audited(other.id)).toMatchObject([
      { action: 'user.listed', outcome: 'refused', details: { reason: 'other_user_named' } },
      { action: 'user.admin_granted', outcome: 'refused', details: { reason: 'other_user_named' } },
    ]);
  });
});
