import { once } from 'node:events';
import { mailQueue } from '@city-genie/contracts/internal/job';
import { createWorker } from '@city-genie/service-kit/jobs/queue';
import { createRateLimit } from '@city-genie/service-kit/limits/rate-limit';
import { createLogger } from '@city-genie/service-kit/observability/logger';
import { closeRedis, createRedis } from '@city-genie/service-kit/stores/redis';
import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { testKeys } from '@city-genie/service-kit/testing/signed-caller';
import { useTestStores } from '@city-genie/test-kit/test-stores';
import { everyRefusal } from '@city-genie/test-kit/user-data-calls';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startWaitlist, type Waitlist } from './waitlist-fixture.js';

/** Far in the future, since MongoDB expires rows by its own clock. */
const start = '2126-03-01T10:00:00.000Z';
const clock = fixedClock(start);
const logger = createLogger('test', 'silent');
const { stores, stopAfter } = useTestStores('waitlist');
const userId = '64b000000000000000000001';
const [ada, grace] = ['ada@example.com', 'grace@example.com'] as const;

let waitlist: Waitlist;

beforeEach(async () => {
  clock.set(start);
  waitlist = stopAfter(await startWaitlist(stores(), { clock }));
});

const join = (email: string, city = 'Lisbon') => waitlist.post({ name: email === ada ? 'Ada' : 'Grace', email, city });
const erase = (email: string = ada): Promise<unknown> => waitlist.identity.eraseUsers({ id: userId, email });
const handedOver = () =>
  vi.waitFor(async () => expect((await waitlist.outbox()).filter(({ enqueuedAt }) => enqueuedAt === null)).toEqual([]), { timeout: 5000 });

/** A worker that fails every mail for now, or for good; it has stopped after the first. */
async function fail(state: 'delayed' | 'failed'): Promise<void> {
  const failure = Object.assign(new Error('no'), state === 'failed' && { name: 'UnrecoverableError' });
  const connection = createRedis(stores().env.REDIS_URL, 'worker', logger);
  const worker = createWorker(mailQueue, () => Promise.reject(failure), connection, logger);
  await expect.poll(() => waitlist.queue.getJobCountByTypes(state), { timeout: 5000 }).toBeGreaterThan(0);
  await worker.close();
  closeRedis(connection);
}

/** Everything that is stored, as text: in MongoDB, and in Redis in every queue. */
async function everything(): Promise<string> {
  const rows = await Promise.all(['entries', 'outbox', 'mail_pauses'].map((name) => waitlist.connection.collection(name).find().toArray()));
  const jobs = await waitlist.queue.getJobs(['wait', 'delayed', 'active', 'failed']);
  return JSON.stringify([rows, jobs.filter((job) => job !== undefined).map(({ data }) => data)]);
}

describe('what the waitlist knows about a user', () => {
  it('is exported by their address, however it is written', async () => {
    await join(ada);
    clock.advanceMs(60_000);
    await join(ada, 'new york');
    await join(grace);
    const entry = { name: 'Ada', email: ada, status: 'pending' };
    expect(await waitlist.identity.exportUser(userId, 'Ada@Example.com')).toEqual({
      data: {
        entries: [
          { ...entry, city: 'Lisbon', createdAt: '2126-03-01T10:00:00.000Z' },
          { ...entry, city: 'New York', createdAt: '2126-03-01T10:01:00.000Z' },
        ],
      },
    });
    expect(await waitlist.identity.exportUser(userId, 'nobody@example.com')).toEqual({ data: { entries: [] } });
  });

  it('leaves alone what may be a stranger’s, when the user has no verified address', async () => {
    await join(ada);
    expect(await waitlist.identity.exportUser(userId)).toEqual({ data: { entries: [] } });
    expect(await waitlist.identity.eraseUsers({ id: userId })).toEqual({ erased: [userId] });
    expect(await waitlist.identity.exportUser(userId, ada)).toMatchObject({ data: { entries: [{ email: ada }] } });
  });

  it('is gone for good once it is erased: entries, pauses, and a mail in the queue; others keep theirs', async () => {
    await join(ada);
    await join(ada, 'Porto');
    await join(grace);
    await handedOver();
    expect(await everything()).toContain(ada);
    expect(await erase('ADA@example.com')).toEqual({ erased: [userId] });
    const left = await everything();
    expect(left).not.toMatch(/ada@|"ada"/i);
    const [entry] = await waitlist.entries();
    expect(await waitlist.mailJobs()).toMatchObject([{ to: grace, subjectId: String(entry?._id) }]);
    expect(left).toContain(`day ${grace}`);
    expect(await erase()).toEqual({ erased: [userId] });
    expect(await everything()).toBe(left);
  });

  it('is, once it is erased, not even what was counted under their id', async () => {
    const [secret] = testKeys.purposeKeys('pseudonym');
    const limit = createRateLimit({ redis: stores().redis, name: 'waitlist', points: 1, durationSeconds: 60, message: 'Later', secret });
    await limit.count(userId);
    await limit.count('somebody else');
    await erase();
    expect([await limit.hasCounted(userId), await limit.hasCounted('somebody else')]).toEqual([false, true]);
  });

  it('is nothing for somebody unknown', async () => {
    await join(grace);
    await handedOver();
    const before = await everything();
    expect(await erase('nobody@example.com')).toEqual({ erased: [userId] });
    expect(await everything()).toBe(before);
  });

  it.each(['delayed', 'failed'] as const)('is erased with a mail that is %s', async (state) => {
    await join(ada);
    await handedOver();
    await fail(state);
    expect(await everything()).toContain(ada);
    expect(await erase()).toEqual({ erased: [userId] });
    expect(await everything()).not.toContain(ada);
  });

  it('is erased with a mail that waits in the outbox, which has to be asked for twice', async () => {
    await join(ada);
    await handedOver();
    // As one that the queue has refused, so that no relay takes it before it is erased.
    const nextAttemptAt = new Date(clock.nowMs() + 3_600_000);
    await waitlist.outboxRows.updateOne({}, { $set: { enqueuedAt: null, nextAttemptAt } });
    expect([await erase(), (await waitlist.entries()).length]).toEqual([{ erased: [] }, 1]);
    expect([await erase(), await everything()]).toEqual([{ erased: [userId] }, '[[[],[],[]],[]]']);
  });

  it('is not erased while a worker has a mail; the entry is kept, by which the mail is found again', async () => {
    await join(grace);
    await handedOver();
    await waitlist.queue.drain();
    await join(ada);
    await join(ada, 'Porto');
    await handedOver();
    let end: () => void = () => undefined;
    const over = new Promise<void>((resolve) => {
      end = resolve;
    });
    const connection = createRedis(stores().env.REDIS_URL, 'worker', logger);
    const work = () => over.then(() => Promise.reject(new Error('later')));
    const worker = createWorker(mailQueue, work, connection, logger);
    await once(worker, 'active');
    expect(await erase()).toEqual({ erased: [] });
    const left = async () => (await waitlist.entries()).map(({ email, city }) => [email, city]);
    expect(await left()).toEqual([
      [grace, 'Lisbon'],
      [ada, 'Lisbon'],
    ]);
    // Another user whom the same call names isn't held up.
    const others = { id: '64b000000000000000000002', email: grace };
    const all = [{ id: userId, email: ada }, others, { id: '64b000000000000000000003' }] as const;
    expect(await waitlist.identity.eraseUsers(...all)).toEqual({ erased: [others.id, all[2].id] });
    expect(await left()).toEqual([[ada, 'Lisbon']]);
    const failed = once(worker, 'failed');
    end();
    await failed;
    expect(await erase()).toEqual({ erased: [userId] });
    expect(await everything()).toBe('[[[],[],[]],[]]');
    await worker.close();
    closeRedis(connection);
  });

  it.each(['mongoProxy', 'redisProxy'] as const)('is not said to be erased while %s is cut', async (proxy) => {
    await join(ada);
    await handedOver();
    await stores()[proxy].cut();
    expect(await erase()).toMatchObject({ success: false, code: 'service_unavailable' });
    await stores()[proxy].restore();
    await expect.poll(() => erase(), { timeout: 10_000 }).toEqual({ erased: [userId] });
    expect(await everything()).not.toContain(ada);
  });

  it('is told and erased for identity alone', async () => {
    await join('ada@example.org');
    expect(await waitlist.identity.refusals()).toEqual(everyRefusal);
    expect(await waitlist.entries()).toHaveLength(1);
  });
});
