import { accountMessages } from '@city-genie/contracts/auth/endpoints';
import { mailQueue } from '@city-genie/contracts/internal/job';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { useTestStores } from '@city-genie/test-kit/test-stores';
import { describe, expect, it, vi } from 'vitest';
import { uniqueName } from '../src/users/user-model.js';
import { type AccountsReplica, ada, startAccounts } from './accounts-fixture.js';
import { startOfTests } from './start-of-tests.js';

const clock = fixedClock(startOfTests);
const { stores, stopAfter } = useTestStores('register_faults');

async function start(env: Readonly<Record<string, string>> = {}): Promise<AccountsReplica> {
  return stopAfter(await startAccounts(stores(), { clock, env }));
}

describe('a registration', () => {
  it('leaves nothing when its transaction fails', async () => {
    const { register, stored, mails } = await start();
    await stores().connection.collection('audit_log').createIndex({ action: 1 }, { unique: true });
    expect((await register()).statusCode).toBe(201);
    expect((await register({ username: 'grace', email: 'grace@example.org' })).statusCode).toBe(500);
    expect([(await stored()).length, (await mails('account.verify')).length]).toEqual([1, 1]);
    expect(await stores().connection.collection('sessions').countDocuments()).toBe(1);
  });

  it('is a conflict about the name when both are taken, whichever index MongoDB looks at first', async () => {
    const { register } = await start();
    const users = stores().connection.collection('users');
    await users.dropIndex(uniqueName);
    await users.createIndex({ usernameKey: 1 }, { name: uniqueName, unique: true });
    await register();
    await register({ username: 'grace', email: 'grace@example.org' });
    const message = accountMessages.usernameTaken;
    expect((await register({ username: 'grace' })).json()).toMatchObject({ code: 'conflict', message, fields: { username: message } });
  });

  it('that is repeated after a 503 for a committed one is one user and one mail', async () => {
    const { register, stored, mails } = await start();
    stores().mongoProxy.loseAnswersAfter('commitTransaction');
    expect((await register()).statusCode).toBe(503);
    await stores().mongoProxy.restore();
    await vi.waitFor(async () => expect((await register()).statusCode).toBe(201), { timeout: 10_000, interval: 200 });
    expect([(await stored()).length, (await mails('account.verify')).length]).toEqual([1, 1]);
  });
});

describe('a store that is away', () => {
  it.each(['cut', 'stall'] as const)('Redis %s: the account is made, the mail is asked for later', async (fault) => {
    const { register, queues } = await start();
    await stores().redisProxy[fault]();
    expect((await register()).statusCode).toBe(201);
    expect(await stores().connection.collection('outbox').find().toArray()).toMatchObject([{ name: 'account.verify', enqueuedAt: null }]);
    await stores().redisProxy.restore();
    const waiting = async () => (await queues[mailQueue].getJobs(['wait'])).map(({ data }) => data);
    await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ to: ada.email }]), { timeout: 10_000, interval: 100 });
  });

  it('MongoDB cut: 503, not counted, then the account is made', async () => {
    const { register, stored } = await start({ LIMIT_REGISTER_PER_HOUR: '1' });
    await stores().mongoProxy.cut();
    const reply = await register();
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'service_unavailable']);
    await stores().mongoProxy.restore();
    await vi.waitFor(async () => expect((await register()).statusCode).toBe(201), { timeout: 10_000, interval: 200 });
    expect(await stored()).toHaveLength(1);
  });
});
