import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { useTestStores } from '@city-genie/test-kit/test-stores';
import { describe, expect, it, vi } from 'vitest';
import { startWaitlist, type Waitlist } from './waitlist-fixture.js';

const ada = { name: 'Ada Lovelace', email: 'ada@example.com', city: 'Lisbon' };
/** Far in the future, since MongoDB expires rows by its own clock. */
const clock = fixedClock('2126-03-01T10:00:00.000Z');
const { stores, stopAfter } = useTestStores('waitlist');

async function start(limitPerHour: number): Promise<Waitlist> {
  return stopAfter(await startWaitlist(stores(), { clock, limitPerHour }));
}

async function isOneEntryAndOneMail(waitlist: Waitlist): Promise<void> {
  await vi.waitFor(async () => expect(await waitlist.mailJobs()).toMatchObject([{ to: ada.email }]), { timeout: 10_000, interval: 100 });
  expect([(await waitlist.entries()).length, (await waitlist.outbox()).length]).toEqual([1, 1]);
}

describe('a repeated sign-up', () => {
  it('after a 503 for a committed entry is one entry, one mail and counted once', async () => {
    const waitlist = await start(1);
    stores().mongoProxy.loseAnswersAfter('commitTransaction');
    expect((await waitlist.post(ada)).statusCode).toBe(503);
    await stores().mongoProxy.restore();
    await vi.waitFor(async () => expect(await waitlist.entries()).toHaveLength(1), { timeout: 10_000, interval: 200 });
    await vi.waitFor(async () => expect((await waitlist.post(ada)).statusCode).toBe(200), { timeout: 10_000, interval: 200 });
    expect((await waitlist.post(ada)).statusCode).toBe(200);
    await isOneEntryAndOneMail(waitlist);
    expect((await waitlist.post({ ...ada, city: 'Porto' })).statusCode).toBe(429);
  });

  it('after a lost or late reply is one entry, one mail and counted once, across replicas', async () => {
    const replicas = [await start(2), await start(2)] as const;
    for (const index of [0, 1, 0, 1, 0]) {
      expect((await replicas[index === 0 ? 0 : 1].post(ada)).statusCode).toBe(200);
    }
    await isOneEntryAndOneMail(replicas[0]);
    expect((await replicas[0].post({ ...ada, city: 'Porto' })).statusCode).toBe(200);
    expect((await replicas[1].post({ ...ada, city: 'Faro' })).statusCode).toBe(429);
    expect((await replicas[1].post(ada)).statusCode).toBe(200);
  });

  it('doesn’t reveal by the limit who is on the list', async () => {
    const waitlist = await start(1);
    await waitlist.post(ada, '198.51.100.1');
    expect((await waitlist.post(ada, '198.51.100.2')).statusCode).toBe(200);
    expect((await waitlist.post({ ...ada, city: 'Porto' }, '198.51.100.2')).statusCode).toBe(429);
  });

  it('can’t get past the limit by concurrent requests', async () => {
    const waitlist = await start(1);
    await waitlist.post({ ...ada, city: 'Porto' });
    const refused = await Promise.all(Array.from({ length: 5 }, () => waitlist.post(ada)));
    expect(refused.map((reply) => reply.statusCode)).toEqual(Array(5).fill(429));
    expect(await waitlist.entries()).toMatchObject([{ city: 'Porto' }]);
  });
});
