import { fixedClock } from '@city-genie/service-kit/testing/fixed-clock';
import { useTestStores } from '@city-genie/test-kit/test-stores';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ReportService, startReports } from './place-report-fixture.js';

const louvre = 'paris-musee-du-louvre';
const closed = { reason: 'closed', message: 'The gate was locked on Friday.' };
/** In the future, because MongoDB expires rows by its own clock. */
const start = '2090-03-01T10:00:00Z';
const clock = fixedClock(start);
const hourMs = 3_600_000;
const { stores, stopAfter } = useTestStores('recommendations');

async function service(limitPerHour = 1000): Promise<ReportService> {
  return stopAfter(await startReports(stores(), { clock, limitPerHour }));
}

beforeEach(() => clock.set(start));

describe('a report', () => {
  it('is stored as one row of the queue, without an address', async () => {
    const { report, rows } = await service();
    expect((await report(louvre, closed)).statusCode).toBe(200);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toEqual({
      _id: expect.anything(),
      placeId: louvre,
      city: 'paris',
      reason: 'closed',
      message: closed.message,
      // Hashes of this visitor as earlier versions stored them.
      reporter: 'e0V4YTwk1k3PVGkLWDQqit',
      repeatKey: 'cUEhWIRQQhdKDoCj66zOr5',
      status: 'open',
      catalogueVersion: expect.stringMatching(/^[0-9a-f]{12}$/),
      createdAt: new Date(start),
    });
  });

  it('counts once per day, whatever its message', async () => {
    const { report, rows } = await service();
    const first = await report(louvre, closed);
    clock.advanceMs(24 * hourMs - 1);
    const second = await report(louvre, { reason: 'closed', message: 'Still.' });
    expect([second.statusCode, second.json()]).toEqual([200, first.json()]);
    expect(await rows()).toMatchObject([{ message: closed.message }]);
    clock.advanceMs(1);
    await report(louvre, { reason: 'closed' });
    expect((await rows()).map(({ message, repeatKey }) => [message, repeatKey !== undefined])).toEqual([
      [closed.message, false],
      [undefined, true],
    ]);
  });

  it('counts separately for another place, reason or reporter', async () => {
    const { report, rows } = await service();
    await report(louvre, closed);
    await report('newyork-high-line', closed);
    await report(louvre, { reason: 'hours' });
    await report(louvre, closed, '203.0.113.8');
    await report(louvre, closed, '2001:db8::1');
    await report(louvre, closed, '2001:db8::2');
    const reporters = (await rows()).map(({ reporter }) => reporter);
    expect([reporters.length, new Set(reporters).size]).toEqual([5, 3]);
  });

  it('sent thirty times at once to two replicas is one row, and another one after a day', async () => {
    const replicas = [await service(), await service()];
    for (const count of [1, 2]) {
      const replies = await Promise.all(Array.from({ length: 30 }, (_, index) => replicas[index % 2]?.report(louvre, closed)));
      expect(replies.map((reply) => reply?.statusCode)).toEqual(Array(30).fill(200));
      expect(await replicas[0]?.rows()).toHaveLength(count);
      clock.advanceMs(24 * hourMs);
    }
  });

  it('from a bot is not stored', async () => {
    const { report, rows } = await service();
    expect((await report(louvre, { ...closed, website: 'x' })).statusCode).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('has its indexes before the service is ready, and expires after 180 days', async () => {
    const { indexes } = await service();
    expect(await indexes()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: { status: 1, createdAt: 1 } }),
        expect.objectContaining({ key: { repeatKey: 1 }, unique: true }),
        expect.objectContaining({ key: { createdAt: 1 }, expireAfterSeconds: 180 * 86_400 }),
      ]),
    );
  });

  it('is logged with its place and reason only', async () => {
    const { report, lines } = await service();
    await report(louvre, closed);
    await report(louvre, { reason: 'other', message: `${closed.message}\u0000` });
    await stores().mongoProxy.cut();
    await report(louvre, { reason: 'other', message: closed.message });
    const text = lines.join('');
    expect(text).toContain('place reported');
    expect(text).toContain('request failed');
    expect(text).not.toMatch(/gate was locked|203\.0\.113/);
  });
});

describe('report limit', () => {
  it('counts accepted reports of one client over all replicas', async () => {
    const replicas = [await service(5), await service(5)];
    await replicas[0]?.report(louvre, { reason: 'rude' });
    await replicas[0]?.report('paris-nowhere', closed);
    const replies = await Promise.all(Array.from({ length: 12 }, (_, index) => replicas[index % 2]?.report(louvre, closed)));
    expect(replies.filter((reply) => reply?.statusCode === 200)).toHaveLength(5);
    const refused = replies.find((reply) => reply?.statusCode === 429);
    expect(refused?.json()).toMatchObject({ success: false, code: 'rate_limited' });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await replicas[0]?.report(louvre, closed, '198.51.100.1'))?.statusCode).toBe(200);
  });
});

describe('store outage', () => {
  it.each(['cut', 'stall'] as const)('Redis %s: the report is stored, the limit counts in memory', async (fault) => {
    const { report, rows } = await service(2);
    await stores().redisProxy[fault]();
    const statuses: number[] = [];
    for (const reason of ['closed', 'hours', 'location']) {
      statuses.push((await report(louvre, { reason })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect(await rows()).toHaveLength(2);
  });

  // Without a timeout, the driver would wait for half a minute, longer than a test may take.
  it.each(['cut', 'stall'] as const)('MongoDB %s: 503, nothing counted, and a recovery afterwards', async (fault) => {
    const { report, rows } = await service(1);
    await stores().mongoProxy[fault]();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const reply = await report(louvre, closed);
      expect([reply.statusCode, reply.json()]).toMatchObject([503, { success: false, code: 'service_unavailable' }]);
    }
    await stores().mongoProxy.restore();
    await vi.waitFor(async () => expect((await report(louvre, closed)).statusCode).toBe(200), { timeout: 10_000, interval: 200 });
    expect(await rows()).toHaveLength(1);
    expect((await report(louvre, { reason: 'hours' })).statusCode).toBe(429);
  });
});
