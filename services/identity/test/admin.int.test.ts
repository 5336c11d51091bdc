import { sessionCacheKey } from '@city-genie/contracts/internal/caller';
import { auditModel } from '@city-genie/service-kit/audit/audit-model';
import { testKeyFile } from '@city-genie/service-kit/testing/test-key-file';
import { hashSessionId } from '@city-genie/service-kit/trust/session-id';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runAdmin } from '../src/admin/run-admin.js';
import { type AccountCalls, accountCalls } from './account-calls.js';
import { type Identity, startIdentity } from './identity-fixture.js';
import { factorCalls } from './second-factor/factor-calls.js';

let identity: Identity;
let calls: AccountCalls;
beforeAll(async () => {
  identity = await startIdentity();
  calls = accountCalls(identity);
});
afterEach(() => identity.proxy.restore());
afterAll(() => identity.close());

/** Runs the command beside the running service; its exit code, and what it says. */
async function admin(args: readonly string[], env: Record<string, string> = {}): Promise<[number, string]> {
  const said: string[] = [];
  const own = { ...identity.storeEnv, KEYS_FILE: testKeyFile(), ...env };
  const code = await runAdmin(args, own, { say: (line) => void said.push(line), database: identity.database });
  return [code, said.join('\n')];
}

describe('the command that grants', () => {
  it.each([
    ['by name', ({ username }: { username: string; email: string }) => username],
    ['by address', ({ email }: { username: string; email: string }) => email],
  ])('makes an administrator, %s, whose open sessions have the rights at once', async (_name, write) => {
    const user = await calls.newUser();
    const sid = await identity.sessions.create(user.id);
    const sidHash = hashSessionId(sid);
    expect(await calls.copiedCaller(sid)).toMatchObject({ isAdmin: false, version: 1 });
    expect(await admin(['grant', write(user)])).toEqual([0, `${write(user)} is an administrator now.`]);
    expect(await identity.direct.exists(sessionCacheKey(sidHash))).toBe(0);
    expect(await identity.sessions.resolve(sidHash)).toMatchObject({ isAdmin: true, version: 2 });
  });

  it('is written down as an act of the process, without names, once', async () => {
    const user = await calls.newUser();
    await admin(['grant', user.username]);
    expect(await admin(['grant', user.username])).toEqual([0, `${user.username} is an administrator already.`]);
    expect(await auditModel(identity.connection).find({ 'target.id': user.id }).lean()).toMatchObject([
      {
        actor: { kind: 'process', id: 'identity' },
        action: 'user.admin_granted',
        target: { kind: 'user', id: user.id },
        outcome: 'done',
        details: { means: 'command' },
      },
    ]);
  });

  it('is told to the user by mail, once', async () => {
    const user = await calls.newUser();
    await admin(['grant', user.username]);
    await admin(['grant', user.username]);
    expect(await calls.mailsTo(user.id)).toMatchObject([{ type: 'account.rights', isAdmin: true, to: user.email, subjectId: user.id }]);
  });

  it('says when nobody has this name', async () => {
    expect(await admin(['grant', 'no-such-user'])).toEqual([1, 'There is no user called no-such-user. They have to register first.']);
  });

  it.each([[[]], [['grant']], [['reset-second-factor']], [['revoke', 'ada']], [['constructor', 'ada']], [['grant', 'ada', 'bob']]])(
    'says how it is used, after %j',
    async (args) => {
      expect(await admin(args)).toEqual([1, expect.stringContaining('npm run admin -- grant|reset-second-factor <username>')]);
    },
  );

  it('changes nothing while Redis is away, and says that it can be repeated', async () => {
    const user = await calls.newUser();
    await identity.proxy.cut();
    expect(await admin(['grant', user.username])).toEqual([1, expect.stringContaining('safe to run this again')]);
    await identity.proxy.restore();
    expect(await calls.users.findById(user.id).lean()).toMatchObject({ isAdmin: false, version: 1 });
    expect((await admin(['grant', user.username]))[0]).toBe(0);
  });

  it('names what is missing in its environment', async () => {
    expect(await admin(['grant', 'ada'], { MONGODB_URI: '' })).toEqual([1, expect.stringContaining('MONGODB_URI')]);
    expect(await admin(['grant', 'ada'], { KEYS_FILE: '/nowhere/keys.json' })).toEqual([1, expect.stringContaining('/nowhere/keys.json')]);
  });
});

describe('the command that resets a second factor', () => {
  it('removes it, ends all sessions, tells the user by mail and is written down as an act of the process', async () => {
    const factors = factorCalls(identity);
    const { user, sid, secret } = await factors.withFactor();
    const pending = await factors.pendingLogin(user.username);
    await factors.copiedCaller(sid);
    const said = `${user.email} has no second factor any more, and has to log in again.`;
    expect(await admin(['reset-second-factor', user.email])).toEqual([0, said]);
    expect(await identity.direct.exists(sessionCacheKey(hashSessionId(sid)))).toBe(0);
    expect([await calls.callerWith(sid), await calls.callerWith(pending.sid)]).toEqual([{ kind: 'anonymous' }, { kind: 'anonymous' }]);
    expect((await factors.finish(pending.who, factors.codeOf(secret))).statusCode).toBe(401);
    expect((await calls.login(user.username)).statusCode).toBe(200);
    const reset = { type: 'account.second-factor', change: 'reset', to: user.email, subjectId: user.id };
    expect(await calls.mailsTo(user.id)).toContainEqual(expect.objectContaining(reset));
    expect(await auditModel(identity.connection).find({ action: 'second_factor.reset', 'target.id': user.id }).lean()).toMatchObject([
      { actor: { kind: 'process', id: 'identity' }, target: { kind: 'user', id: user.id }, outcome: 'done' },
    ]);
  });

  it('says when there is none, and changes nothing then', async () => {
    const user = await calls.newUser();
    const sid = await identity.sessions.create(user.id);
    expect(await admin(['reset-second-factor', user.username])).toEqual([0, `${user.username} has no second factor.`]);
    expect(await calls.callerWith(sid)).toMatchObject({ kind: 'user' });
    expect(await admin(['reset-second-factor', 'no-such-user'])).toEqual([1, expect.stringContaining('no user called no-such-user')]);
    expect(await calls.audited(user.id)).toEqual([]);
  });

  it('changes nothing while Redis is away, and says that it can be repeated', async () => {
    const { user } = await factorCalls(identity).withFactor();
    await identity.proxy.cut();
    expect(await admin(['reset-second-factor', user.username])).toEqual([1, expect.stringContaining('safe to run this again')]);
    await identity.proxy.restore();
    expect(await identity.secondFactors.shownFactorOf(user)).toMatchObject({ isOn: true });
    expect((await admin(['reset-second-factor', user.username]))[0]).toBe(0);
    expect(await identity.secondFactors.shownFactorOf(user)).toMatchObject({ isOn: false });
  });
});
