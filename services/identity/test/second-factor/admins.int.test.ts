import { sessionCacheKey } from '@city-genie/contracts/internal/caller';
import { secondFactorMessages } from '@city-genie/contracts/second-factor/endpoints';
import { hashSessionId } from '@city-genie/service-kit/trust/session-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantAdmin } from '../../src/admin/grant-admin.js';
import { adminRules } from '../../src/config.js';
import { type Identity, startIdentity } from '../identity-fixture.js';
import { type FactorCalls, factorCalls, refusalOf } from './factor-calls.js';

let identity: Identity;
let calls: FactorCalls;
beforeAll(async () => {
  identity = await startIdentity({ env: { REQUIRE_ADMIN_2FA: 'true' } });
  calls = factorCalls(identity);
});
afterAll(() => identity.close());

const mustSetUp = async (sid: string) => 'mustSetUpSecondFactor' in (await calls.callerWith(sid));

describe('whether administrators need a second factor', () => {
  it.each([
    ['local', undefined, false],
    ['production', undefined, true],
    ['local', true, true],
    ['production', false, false],
  ])('is said by REQUIRE_ADMIN_2FA, or by the mode: %s, %s', (APP_MODE, REQUIRE_ADMIN_2FA, adminsNeedSecondFactor) => {
    expect(adminRules({ APP_MODE, REQUIRE_ADMIN_2FA })).toEqual({ adminsNeedSecondFactor });
  });

  it('holds for open sessions, without a new login', async () => {
    const { user, sid } = await calls.signedIn({ isAdmin: true });
    expect(await mustSetUp(sid)).toBe(true);
    const lenient = identity.sessionsWith(identity.users);
    expect(await lenient.resolve(hashSessionId(sid))).not.toHaveProperty('mustSetUpSecondFactor');
    expect(await identity.secondFactors.shownFactorOf(user)).toEqual({ isOn: false, recoveryCodesLeft: 0, isRequired: true });
  });
});

describe('an administrator who needs one', () => {
  it('acts as such from the next request after confirming it', async () => {
    const { who, sid } = await calls.signedIn({ isAdmin: true });
    const { secret } = calls.startedOf(await calls.start(who));
    expect(await calls.copiedCaller(sid)).toMatchObject({ mustSetUpSecondFactor: true });
    expect((await calls.confirm(who, calls.codeOf(secret))).statusCode).toBe(200);
    expect(await identity.direct.exists(sessionCacheKey(hashSessionId(sid)))).toBe(0);
    expect(await mustSetUp(sid)).toBe(false);
  });

  it('keeps it', async () => {
    const { user, who, sid } = await calls.withFactor({ isAdmin: true });
    const reply = await calls.remove(who);
    expect([...refusalOf(reply), reply.json().message]).toEqual([409, 'conflict', secondFactorMessages.isRequired]);
    expect(await identity.secondFactors.shownFactorOf(user)).toEqual({ isOn: true, recoveryCodesLeft: 10, isRequired: true });
    expect(await mustSetUp(sid)).toBe(false);
    expect((await calls.renewCodes(who)).statusCode).toBe(200);
  });

  it('is one from the moment in which somebody becomes one', async () => {
    const { user, sid } = await calls.signedIn();
    await calls.copiedCaller(sid);
    expect(await mustSetUp(sid)).toBe(false);
    await grantAdmin(identity, user.username);
    expect(await calls.callerWith(sid)).toMatchObject({ isAdmin: true, mustSetUpSecondFactor: true });
  });

  it('is none any more without the rights', async () => {
    const { user, sid } = await calls.signedIn({ isAdmin: true });
    await calls.users.updateOne({ _id: user.id }, { $set: { isAdmin: false }, $inc: { version: 1 } });
    expect(await mustSetUp(sid)).toBe(false);
  });

  it('has to set it up again after it was taken from them', async () => {
    const { user, sid } = await calls.withFactor({ isAdmin: true });
    await identity.connection.transaction(async (txn) => {
      await identity.secondFactors.eraseFactor(txn, user.id);
      await identity.users.setSecondFactor(txn, user.id, false);
    });
    expect(await mustSetUp(sid)).toBe(true);
  });
});

it('others remove theirs as they like', async () => {
  const { who } = await calls.withFactor();
  expect((await calls.remove(who)).statusCode).toBe(200);
});
