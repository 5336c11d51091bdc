import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { useTestStores } from '@city-genie/test-kit/test-stores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWaitlist, type Waitlist } from './waitlist-fixture.js';

const ada = { name: 'Ada Lovelace', email: 'ada@example.com', city: 'Lisbon' };
/** Far in the future, since MongoDB expires rows by its own clock. */
const clock = fixedClock('2126-03-01T10:00:00Z');
/** Sessions whose abort was lost: MongoDB would keep their transactions open, and block the database, for a minute. */
const openSessions: unknown[] = [];
const { stores, stopAfter } = useTestStores('waitlist');

async function start(options: Partial<Parameters<typeof startWaitlist>[1]> = {}): Promise<Waitlist> {
  return stopAfter(await startWaitlist(stores(), { clock, ...options }));
}

beforeEach(() => clock.set('2126-03-01T10:00:00Z'));
afterEach(async () => {
  if (openSessions.length > 0) {
    await stores()
      .connection.db?.admin()
      .command({ killSessions: openSessions.splice(0) });
  }
});

describe('a sign-up', () => {
  it('is one entry, one message and one job', async () => {
    const waitlist = await start();
    expect((await waitlist.post({ ...ada, city: ' new-york ' })).statusCode).toBe(200);
    const [entry, ...others] = await waitlist.entries();
    expect(others).toEqual([]);
    expect(entry).toEqual({
      _id: expect.anything(),
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      emailKey: 'ada@example.com',
      city: 'New York',
      cityKey: 'newyork',
      status: 'pending',
      createdAt: new Date('2126-03-01T10:00:00Z'),
      linkId: expect.stringMatching(/^[\w-]{22}$/),
      linkAt: new Date('2126-03-01T10:00:00Z'),
      leaveId: expect.stringMatching(/^[\w-]{22}$/),
      removeAt: new Date('2126-03-31T10:00:00Z'),
      searchWords: ['ada', 'lovelace', 'ada@example.com', 'example.com', 'example', 'com'],
      nameKey: 'ada lovelace',
    });
    await vi.waitFor(async () => expect(await waitlist.outbox()).toMatchObject([{ enqueuedAt: expect.any(Date) }]), { timeout: 5000 });
    const [message] = await waitlist.outbox();
    // The tokens themselves are nowhere: the mailer makes them of these.
    const links = { confirm: { tokenId: entry?.linkId, tokenExpiresAt: 0 }, leave: { tokenId: entry?.leaveId, tokenExpiresAt: 0 } };
    const person = { to: 'ada@example.com', name: 'Ada Lovelace', city: 'New York' };
    const expiresAt = Date.parse('2126-03-31T10:00:00Z') / 1000;
    const job = { type: 'waitlist.confirm', id: message?._id, ...person, ...links, subjectId: String(entry?._id), expiresAt };
    expect(await waitlist.mailJobs()).toEqual([job]);
  });

  it('changes nothing when it is repeated in another spelling', async () => {
    const waitlist = await start();
    const first = await waitlist.post(ada);
    const second = await waitlist.post({ name: 'Somebody else', email: 'ADA@Example.com', city: '  lisBON ' });
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    expect(await waitlist.entries()).toMatchObject([{ name: 'Ada Lovelace', email: 'ada@example.com', city: 'Lisbon' }]);
    expect(await waitlist.outbox()).toHaveLength(1);
  });

  it('is one entry and one message when it is sent fifty times at once to two replicas', async () => {
    const replicas = [await start(), await start()];
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => replicas[index % 2]?.post({ ...ada, email: index % 3 ? ada.email : 'ADA@example.com' })),
    );
    expect(responses.map((response) => response?.statusCode)).toEqual(Array(50).fill(200));
    expect(await replicas[0]?.entries()).toHaveLength(1);
    expect(await replicas[0]?.outbox()).toHaveLength(1);
  });

  it('has a unique index before the service is ready', async () => {
    const waitlist = await start();
    expect(await waitlist.indexes()).toContainEqual(expect.objectContaining({ key: { emailKey: 1, cityKey: 1 }, unique: true }));
  });

  it('leaves no entry and no mail when it is rolled back', async () => {
    const waitlist = await start({ mailPause: { begin: () => Promise.reject(new Error('in the middle of the transaction')) } });
    expect((await waitlist.post(ada)).statusCode).toBe(500);
    expect([await waitlist.entries(), await waitlist.outbox(), await waitlist.mailJobs()]).toEqual([[], [], []]);
  });

  it('is refused, not taken as known, when another collection has a duplicate key', async () => {
    const waitlist = await start();
    await stores().connection.collection('outbox').createIndex({ name: 1 }, { name: 'one_mail', unique: true });
    expect((await waitlist.post(ada)).statusCode).toBe(200);
    expect((await waitlist.post({ ...ada, email: 'grace@example.com' })).statusCode).toBe(500);
    expect(await waitlist.entries()).toMatchObject([{ email: 'ada@example.com' }]);
    expect((await waitlist.post(ada)).statusCode).toBe(200);
  });

  it('is repeated as a whole when MongoDB aborts its transaction', async () => {
    let attempts = 0;
    const waitlist = await start({
      mailPause: {
        begin: async (_key, _now, session) => {
          attempts += 1;
          if (attempts === 1) {
            await stores()
              .connection.db?.admin()
              .command({ killSessions: [session.id] });
          }
          return true;
        },
      },
    });
    expect((await waitlist.post(ada)).statusCode).toBe(200);
    expect(attempts).toBe(2);
    expect(await waitlist.entries()).toHaveLength(1);
    expect(await waitlist.outbox()).toHaveLength(1);
  });
});

describe('mails to one address', () => {
  it('are ten minutes apart, and all entries are kept', async () => {
    const waitlist = await start();
    await waitlist.post(ada);
    clock.advanceMs(599_000);
    await waitlist.post({ ...ada, email: 'ADA@example.com', city: 'Porto' });
    expect(await waitlist.outbox()).toHaveLength(1);
    clock.advanceMs(1000);
    await waitlist.post({ ...ada, city: 'Faro' });
    expect((await waitlist.outbox()).map((row) => row.payload.city)).toEqual(['Lisbon', 'Faro']);
    expect((await waitlist.entries()).map((entry) => entry.city)).toEqual(['Lisbon', 'Porto', 'Faro']);
  });

  it('are one for five cities at once', async () => {
    const waitlist = await start();
    const cities = ['Lisbon', 'Porto', 'Faro', 'Braga', 'Évora'];
    const responses = await Promise.all(cities.map((city) => waitlist.post({ ...ada, city })));
    expect(responses.map((response) => response.statusCode)).toEqual(Array(5).fill(200));
    expect(await waitlist.entries()).toHaveLength(5);
    expect(await waitlist.outbox()).toHaveLength(1);
  });
});

describe('the limit of sign-ups', () => {
  it('counts accepted requests of a client across replicas', async () => {
    const replicas = [await start({ limitPerHour: 5 }), await start({ limitPerHour: 5 })];
    const post = (index: number, ip?: string) => replicas[index % 2]?.post({ ...ada, email: `ada${index}@example.com` }, ip);
    await replicas[0]?.post({ ...ada, email: 'none' });
    const responses = await Promise.all(Array.from({ length: 12 }, (_, index) => post(index)));
    expect(responses.filter((response) => response?.statusCode === 200)).toHaveLength(5);
    const refused = responses.find((response) => response?.statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await post(20, '198.51.100.1'))?.statusCode).toBe(200);
    expect(await replicas[0]?.entries()).toHaveLength(6);
  });

  it('refunds what a failing MongoDB did not accept', async () => {
    const waitlist = await start({ limitPerHour: 1 });
    await stores().mongoProxy.cut();
    expect((await waitlist.post(ada)).statusCode).toBe(503);
    expect((await waitlist.post(ada)).statusCode).toBe(503);
    await stores().mongoProxy.restore();
    await vi.waitFor(async () => expect((await waitlist.post(ada)).statusCode).toBe(200), { timeout: 10_000, interval: 200 });
    expect((await waitlist.post({ ...ada, city: 'Porto' })).statusCode).toBe(429);
  });
});

describe('a store that is away', () => {
  it.each(['cut', 'stall'] as const)('Redis %s: the sign-up is kept, the job follows', async (fault) => {
    const waitlist = await start({ limitPerHour: 2 });
    await stores().redisProxy[fault]();
    const startedMs = performance.now();
    expect((await waitlist.post(ada)).statusCode).toBe(200);
    expect(performance.now() - startedMs).toBeLessThan(3000);
    expect(await waitlist.entries()).toHaveLength(1);
    expect(await waitlist.outbox()).toMatchObject([{ enqueuedAt: null }]);
    // The limit continues in memory.
    expect((await waitlist.post({ ...ada, city: 'Porto' })).statusCode).toBe(200);
    expect((await waitlist.post({ ...ada, city: 'Faro' })).statusCode).toBe(429);
    await stores().redisProxy.restore();
    await vi.waitFor(async () => expect(await waitlist.mailJobs()).toMatchObject([{ to: ada.email }]), { timeout: 10_000, interval: 100 });
  });

  it('Redis away from the start: the job follows', async () => {
    await stores().redisProxy.cut();
    const waitlist = await start();
    expect((await waitlist.post(ada)).statusCode).toBe(200);
    await stores().redisProxy.restore();
    await vi.waitFor(async () => expect(await waitlist.mailJobs()).toMatchObject([{ to: ada.email }]), { timeout: 10_000, interval: 100 });
  });

  it.each(['cut', 'stall'] as const)('MongoDB %s during the transaction: 503 within three seconds, nothing is stored', async (fault) => {
    const waitlist = await start({
      mailPause: {
        begin: async (_key, _now, session) => {
          openSessions.push(session.id);
          await stores().mongoProxy[fault]();
          return true;
        },
      },
    });
    const startedMs = performance.now();
    expect((await waitlist.post(ada)).statusCode).toBe(503);
    expect(performance.now() - startedMs).toBeLessThan(3000);
    await stores().mongoProxy.restore();
    await vi.waitFor(async () => expect(await waitlist.entries()).toEqual([]), { timeout: 10_000, interval: 200 });
    expect(await waitlist.outbox()).toEqual([]);
  });

  it.each(['cut', 'stall'] as const)('MongoDB %s: 503 within three seconds, then recovery', async (fault) => {
    const waitlist = await start();
    await waitlist.post({ ...ada, city: 'Porto' });
    await stores().mongoProxy[fault]();
    const startedMs = performance.now();
    const responses = await Promise.all(Array.from({ length: 10 }, () => waitlist.post(ada)));
    expect(performance.now() - startedMs).toBeLessThan(3000);
    expect(responses.map((response) => response.statusCode)).toEqual(Array(10).fill(503));
    expect(responses[0]?.json()).toMatchObject({ success: false, code: 'service_unavailable' });
    await stores().mongoProxy.restore();
    await vi.waitFor(async () => expect((await waitlist.post(ada)).statusCode).toBe(200), { timeout: 10_000, interval: 200 });
    expect(await waitlist.entries()).toHaveLength(2);
  });
});
