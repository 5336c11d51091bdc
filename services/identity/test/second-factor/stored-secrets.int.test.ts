import { createLogger } from '@city-genie/service-kit/observability/logger';
import { inTransaction } from '@city-genie/service-kit/stores/mongo';
import { testKeyContent, testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { keyRing } from '@city-genie/service-kit/trust/keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCodeCheck } from '../../src/second-factor/code-check.js';
import { createFactorStore } from '../../src/second-factor/factor-store.js';
import { createSecretSeal } from '../../src/second-factor/secret-seal.js';
import { type Identity, startIdentity } from '../identity-fixture.js';
import { appSecret, type FactorCalls, factorCalls, refusalOf, stepMs } from './factor-calls.js';

const lines: string[] = [];
const logger = createLogger('identity', 'trace', { write: (line) => void lines.push(line) });

let identity: Identity;
let calls: FactorCalls;
beforeAll(async () => {
  identity = await startIdentity({ logger });
  calls = factorCalls(identity);
});
afterAll(() => identity.close());

/** Everything in MongoDB and Redis, as text. */
async function stores(): Promise<string> {
  const { connection, direct } = identity;
  const names = (await connection.listCollections()).map(({ name }) => name);
  const rows = await Promise.all(names.map((name) => connection.collection(name).find().toArray()));
  const keys = await direct.keys('*');
  const values = await Promise.all(keys.map(async (key) => ((await direct.type(key)) === 'string' ? await direct.get(key) : '')));
  return JSON.stringify([rows, keys, values]);
}

describe('secrets', () => {
  it('are in no store, no log line, and no reply but the one that shows them', async () => {
    const { user, who, sid, secret, recoveryCodes } = await calls.withFactor();
    const [used = '', usedToStepUp = ''] = recoveryCodes;
    const appCode = calls.codeOf(secret);
    const replies = [
      await calls.stepUp(who, { code: appCode }),
      await calls.stepUp(who, { code: usedToStepUp }),
      await calls.finish((await calls.pendingLogin(user.username)).who, used),
      await calls.currentUser(await calls.callerWith(sid)),
      await calls.start(who),
      await calls.remove(who),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 409, 200]);
    // Once more, for what the store keeps while it is on.
    const other = await calls.withFactor();
    const kept = await stores();
    const bytes = appSecret(other.secret);
    const places = [kept, lines.join('\n'), ...replies.map(({ body }) => body)];
    const hidden = [
      secret,
      other.secret,
      bytes.toString('hex'),
      bytes.toString('base64'),
      bytes.toString('base64url'),
      bytes.toString('latin1'),
    ];
    const codes = [...recoveryCodes, ...other.recoveryCodes];
    for (const text of [...hidden, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
      expect([text, places.map((place) => place.includes(text))]).toEqual([text, places.map(() => false)]);
    }
    expect(lines.length).toBeGreaterThan(0);
    expect(kept).toContain(other.user.id);
  });

  it('count for their user alone: a row that was moved to somebody else opens nothing', async () => {
    const [ada, eve] = [await calls.withFactor(), await calls.withFactor()];
    const { secret: sealed } = (await calls.storedFactor(eve.user.id)) ?? expect.fail('no row');
    await identity.connection.collection<{ _id: string }>('second_factors').updateOne({ _id: ada.user.id }, { $set: { secret: sealed } });
    const { who } = await calls.pendingLogin(ada.user.username);
    for (const secret of [eve.secret, ada.secret]) {
      expect(refusalOf(await calls.finish(who, calls.codeOf(secret)))).toEqual([401, 'invalid_credentials']);
    }
    expect(lines.filter((line) => line.includes('no key opens') && line.includes(ada.user.id)).length).toBe(2);
  });
});

describe('a new key', () => {
  const newer = 'another-second-factor-key-0123456789ab';
  const [older] = testKeys.purposeKeys('secondFactor');

  /** As identity would check codes with these keys. */
  function checkWith(...secondFactor: string[]) {
    const keys = keyRing(() => ({ ...testKeyContent, purposes: { ...testKeyContent.purposes, secondFactor } }));
    const factors = createFactorStore(identity.connection, identity.clock);
    return createCodeCheck({ ...identity, factors, seal: createSecretSeal(keys), note: async () => undefined, logger });
  }

  it('takes over a secret with its next code, so that the old one can go', async () => {
    const { user, secret } = await calls.withFactor();
    const take = async (check: ReturnType<typeof checkWith>) => {
      const proof = await check(user, calls.codeOf(secret));
      const isTaken = proof && (await inTransaction(identity.connection, (txn) => proof.take(txn, 'test-request')));
      identity.clock.advanceMs(stepMs);
      return isTaken;
    };
    expect(await take(checkWith(newer))).toBeUndefined();
    expect(await take(checkWith(newer, older))).toBe(true);
    expect(await take(checkWith(newer))).toBe(true);
    expect(await take(checkWith(older))).toBeUndefined();
  });

  it('leaves recovery codes as they are', async () => {
    const { user, recoveryCode } = await calls.withFactor();
    expect(await checkWith(newer)(user, recoveryCode)).toMatchObject({ means: 'recovery_code' });
  });
});
