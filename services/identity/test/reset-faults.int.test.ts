import { sessionCacheKey } from '@city-genie/contracts/internal/caller';
import { hashSessionId } from '@city-genie/service-kit/trust/session-id';
import { describe, expect, it, vi } from 'vitest';
import { mailedToken, useAccounts } from './accounts-fixture.js';

const { stores, replica } = useAccounts('reset_faults');

const newPassword = 'Difference3ngine';

/** Registers Ada with a session that the gateway knows. */
async function signedIn() {
  await replica().register();
  const [user] = await replica().stored();
  const sidHash = hashSessionId(await replica().sessions.create(String(user?._id)));
  await replica().sessions.resolve(sidHash);
  await replica().post('forgot-password', { email: 'ada@example.org' });
  await replica().settled();
  return { sidHash, token: mailedToken('reset_password', (await replica().mails('account.reset')).at(-1)) };
}

const reset = (token: string) => replica().post('reset-password', { token, newPassword });
const isInRedis = async (sidHash: string) => (await stores().redis.exists(sessionCacheKey(sidHash))) === 1;

describe('a reset of the password while Redis is away', () => {
  it('is a 503, and the repeat ends the sessions everywhere', async () => {
    const { sidHash, token } = await signedIn();
    await stores().redisProxy.cut();
    const first = await reset(token);
    expect([first.statusCode, first.json().code]).toEqual([503, 'service_unavailable']);
    expect([
      await isInRedis(sidHash),
      await replica()
        .sessions.resolve(sidHash)
        .catch(() => null),
    ]).toEqual([true, null]);
    await stores().redisProxy.restore();
    await vi.waitFor(async () => expect((await reset(token)).statusCode).toBe(200), { timeout: 10_000, interval: 50 });
    expect(await isInRedis(sidHash)).toBe(false);
    expect(await replica().mails('account.password-changed')).toHaveLength(1);
  });
});

describe('a reset of the password whose commit is lost', () => {
  it('is a 503, and can be repeated', async () => {
    const { sidHash, token } = await signedIn();
    stores().mongoProxy.loseAnswersAfter('commitTransaction');
    expect((await reset(token)).statusCode).toBe(503);
    await stores().mongoProxy.restore();
    await vi.waitFor(async () => expect((await reset(token)).statusCode).toBe(200), { timeout: 10_000, interval: 50 });
    expect([await isInRedis(sidHash), (await replica().mails('account.password-changed')).length]).toEqual([false, 1]);
    expect((await replica().stored())[0]?.version).toBe(2);
  });
});
