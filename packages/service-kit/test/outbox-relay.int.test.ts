import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createOutboxIndexes, outboxModel } from '../src/jobs/outbox.js';
import { createOutboxSweep } from '../src/jobs/outbox-relay.js';
import { createQueue } from '../src/jobs/queue.js';
import { createLogger } from '../src/observability/logger.js';
import { createMetrics, type Metrics } from '../src/observability/metrics.js';
import { createPeriodicTask } from '../src/process/periodic-task.js';
import { createMongo, openMongo } from '../src/stores/mongo.js';
import { closeRedis, createRedis } from '../src/stores/redis.js';
import { type CuttableProxy, proxyStore } from '../src/testing/cuttable-proxy.js';
import { fixedClock } from '../src/testing/fixed-clock.js';

const lines: string[] = [];
const logger = createLogger('test', 'debug', { write: (line) => lines.push(line) });
const quiet = createLogger('test', 'silent');
const smallBytes = 200;
const clock = fixedClock('2126-03-01T10:00:00Z');
let connection = createMongo(quiet);
let outbox = outboxModel(connection);
let name: string;
let proxy: CuttableProxy & { uri: string };
let admin: Redis;
const opened: { close(): Promise<unknown> | undefined }[] = [];
let counts: Metrics[];

beforeEach(async () => {
  lines.length = 0;
  counts = [];
  clock.set('2126-03-01T10:00:00Z');
  name = `{test-${randomUUID()}}`;
  connection = createMongo(quiet);
  outbox = outboxModel(connection);
  await openMongo(connection, inject('mongodbUri'), `test_${randomUUID()}`);
  await createOutboxIndexes(connection.db ?? expect.unreachable());
  proxy = await proxyStore(inject('redisUrl'));
  admin = new Redis(inject('redisUrl'));
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((part) => part.close()));
  await new Queue(name, { connection: admin }).obliterate({ force: true });
  admin.disconnect();
  await proxy.close();
  await connection.dropDatabase();
  await connection.close();
});

/** A queue as services create it, or one that refuses jobs larger than `smallBytes`. */
async function openQueue(kind: 'ours' | 'small', url = proxy.uri, queueName = name): Promise<Queue> {
  const redis = createRedis(url, 'request', quiet);
  await once(redis, 'ready');
  const queue =
    kind === 'ours'
      ? createQueue(queueName, redis, quiet)
      : new Queue(queueName, { connection: redis, defaultJobOptions: { sizeLimit: smallBytes } });
  queue.on('error', () => undefined);
  opened.push({ close: async () => closeRedis(redis) });
  return queue;
}

/** One replica; the returned function runs one sweep. */
function relayFor(queues: Record<string, Queue>) {
  const metrics = createMetrics('test');
  counts.push(metrics);
  const sweep = createOutboxSweep({ outbox, queues, clock, logger, metrics });
  const failures = metrics.counter('failures_total', 'Failures', ['task']);
  return async () => {
    const task = createPeriodicTask({ name: 'outbox', everyMs: 2000, logger, failures }, sweep);
    task.runNow();
    await task.stop();
  };
}

let written = 0;

/** Rows as an earlier version wrote them, without the fields about attempts. */
async function write(words: readonly string[], queue = name): Promise<void> {
  await connection.collection<{ _id: string }>('outbox').insertMany(
    words.map((word) => {
      written += 1;
      return { _id: randomUUID(), queue, name: 'thing', payload: { word }, createdAt: new Date(clock.nowMs() + written), enqueuedAt: null };
    }),
  );
}

/** What all relays counted as stuck, by queue; zeros are left out. */
async function stuck(): Promise<Record<string, number>> {
  const figures = await Promise.all(counts.map(({ registry }) => registry.getSingleMetric('outbox_stuck_total')?.get()));
  const counted = figures.flatMap((figure) => figure?.values ?? []).filter(({ value }) => value > 0);
  return Object.fromEntries(counted.map(({ labels, value }) => [String(labels.queue), value]));
}

const large = (index: number) => `${index} ${'x'.repeat(smallBytes)}`;
const count = (length: number) => Array.from({ length }, (_, index) => String(index));
/** The `word` of each job, oldest first. */
const jobs = async () => (await new Queue(name, { connection: admin }).getJobs(['wait'], 0, -1, true)).map((job) => job.data.word);
const pending = () => outbox.find({ enqueuedAt: null }).sort({ createdAt: 1 }).lean();
const errors = () => lines.map((line) => JSON.parse(line)).filter((line) => line.level === 'error');

describe('the outbox relay', () => {
  it('moves messages in order, in as many batches as needed', async () => {
    await write(count(250));
    await relayFor({ [name]: await openQueue('ours') })();
    expect(await jobs()).toEqual(count(250));
    expect([await pending(), await stuck()]).toEqual([[], {}]);
  });

  it('moves messages behind more than a batch of refused ones', async () => {
    await write(Array.from({ length: 150 }, (_, index) => large(index)));
    await write(['first', 'second', 'third']);
    await relayFor({ [name]: await openQueue('small') })();
    expect(await jobs()).toEqual(['first', 'second', 'third']);
    expect(await pending()).toHaveLength(150);
    expect(await stuck()).toEqual({ [name]: 150 });
  });

  it('keeps the order around a refused message', async () => {
    await write(['first', large(1), 'second', large(2), 'third']);
    await relayFor({ [name]: await openQueue('small') })();
    expect(await jobs()).toEqual(['first', 'second', 'third']);
  });

  it('retries a refused message after growing pauses, and logs it once, without its content', async () => {
    await write([large(1)]);
    const round = relayFor({ [name]: await openQueue('small') });
    const pausesMs: number[] = [];
    for (let attempts = 1; attempts <= 11; attempts += 1) {
      await round();
      const [row] = await pending();
      expect(row?.attempts).toBe(attempts);
      const pauseMs = (row?.nextAttemptAt?.getTime() ?? 0) - clock.nowMs();
      pausesMs.push(pauseMs);
      clock.advanceMs(pauseMs - 1);
      await round();
      expect((await pending())[0]?.attempts).toBe(attempts);
      clock.advanceMs(1);
    }
    expect(pausesMs.map((pauseMs) => pauseMs / 1000)).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
    expect(errors()).toMatchObject([
      { queue: name, message: 'thing', attempts: 1, err: { message: expect.stringContaining('exceeds the limit') } },
    ]);
    expect(lines.join('')).not.toContain('xxx');
    expect(await stuck()).toEqual({ [name]: 11 });
    await relayFor({ [name]: await openQueue('ours') })();
    expect([await jobs(), await pending()]).toEqual([[large(1)], []]);
  });

  it('leaves messages of an unknown queue to a newer replica', async () => {
    const other = `${name}-new`;
    await write(
      Array.from({ length: 120 }, () => 'new'),
      other,
    );
    await write(['known']);
    const older = relayFor({ [name]: await openQueue('ours') });
    await older();
    expect([await jobs(), await stuck(), errors()]).toEqual([['known'], {}, []]);
    const newQueue = await openQueue('ours', proxy.uri, other);
    await relayFor({ [name]: await openQueue('ours'), [other]: newQueue })();
    expect([await newQueue.count(), await pending()]).toEqual([120, []]);
    await newQueue.obliterate({ force: true });
  });

  it('logs once that messages wait for an unknown queue, and keeps them', async () => {
    await write(['a', 'b'], 'gone');
    const round = relayFor({ [name]: await openQueue('ours') });
    await round();
    clock.advanceMs(540_000);
    await round();
    expect([errors(), await stuck()]).toEqual([[], {}]);
    for (let minute = 0; minute < 3; minute += 1) {
      clock.advanceMs(61_000);
      await round();
    }
    expect(errors()).toMatchObject([{ queue: 'gone', msg: 'outbox: messages wait for an unknown queue' }]);
    expect([await stuck(), (await pending()).length]).toEqual([{ gone: 1 }, 2]);
  });
});

describe('an outage of Redis', () => {
  it.each(['cut', 'stall'] as const)('(%s) ends the sweep, and no message counts as refused', async (fault) => {
    const round = relayFor({ [name]: await openQueue('ours') });
    await round();
    await proxy[fault]();
    await write(['first', 'second']);
    await round();
    expect((await pending()).map((row) => [row.payload.word, row.attempts])).toEqual([
      ['first', undefined],
      ['second', undefined],
    ]);
    expect([await stuck(), errors()]).toEqual([{}, []]);
    expect(lines.join('')).toContain('outbox: will try again');
    await proxy.restore();
    await expect.poll(async () => round().then(jobs), { timeout: 10_000 }).toEqual(['first', 'second']);
  });

  it.each(['cut', 'stall'] as const)('(%s) of one queue holds up no other, however many messages wait for it', async (fault) => {
    const away = `{away-${name}}`;
    const there = await openQueue('ours', inject('redisUrl'));
    const round = relayFor({ [away]: await openQueue('ours', proxy.uri, away), [name]: there });
    await proxy[fault]();
    await write(count(120), away);
    await write(['first', 'second']);
    await round();
    expect(await jobs()).toEqual(['first', 'second']);
    expect((await pending()).map((row) => row.queue)).toEqual(Array(120).fill(away));
    expect([await stuck(), errors()]).toEqual([{}, []]);
    const warned = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === 'outbox: will try again');
    const messages = warned.map((line) => String(line.err.message));
    expect(messages).toEqual([expect.stringContaining(`could not hand over to ${away}`)]);
    expect(messages.join()).not.toContain(`could not hand over to ${name}`);
    await proxy.restore();
    const gone = new Queue(away, { connection: admin });
    await expect.poll(async () => round().then(() => gone.count()), { timeout: 10_000 }).toBe(120);
    await gone.obliterate({ force: true });
  });

  it('includes a Redis that answers but refuses all writes', async () => {
    const user = `test-${randomUUID()}`;
    await admin.call('ACL', 'SETUSER', user, 'on', '>secret', '~*', '&*', '-@all', '+@connection', '+info');
    const url = new URL(inject('redisUrl'));
    url.username = user;
    url.password = 'secret';
    const round = relayFor({ [name]: await openQueue('ours', url.href) });
    await write(['first', 'second']);
    await round();
    expect(lines.join('')).toContain('NOPERM');
    expect([(await pending()).map((row) => row.attempts), await stuck(), errors()]).toEqual([[undefined, undefined], {}, []]);
    await admin.call('ACL', 'SETUSER', user, '+@all');
    await round();
    expect(await jobs()).toEqual(['first', 'second']);
    await admin.call('ACL', 'DELUSER', user);
  });
});
