import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createLogger } from '../src/observability/logger.js';
import { systemTimers, type Timers } from '../src/stores/migration-lease.js';
import { type Migration, migrate } from '../src/stores/migrations.js';
import { createMongo, openMongo } from '../src/stores/mongo.js';
import { fixedClock } from '../src/testing/fixed-clock.js';

const logger = createLogger('test', 'silent');
/** Generous, since the machine may be busy. */
const soon = { timeout: 10_000 };
const start = '2026-03-01T10:00:00.000Z';
let clock = fixedClock(start);
let connection = createMongo(logger);

/** Blocks a migration until the test opens it. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** A replica with injected timers: the test triggers lease renewals and sees when it waits. */
function replica(migrations: readonly Migration[]) {
  const seen = { polls: 0, beat: (): void => undefined };
  const timers: Timers = {
    pause: async (durationMs) => {
      seen.polls += 1;
      await systemTimers.pause(Math.min(durationMs, 10));
    },
    every: (_periodMs, work) => {
      seen.beat = work;
      return () => undefined;
    },
  };
  const done = migrate(connection, migrations, logger, { clock, timers });
  // The test awaits it later; until then a rejection must not count as unhandled.
  done.catch(() => undefined);
  return { seen, done };
}

/** A migration that counts its runs and ends when the test opens it. */
function longMigration() {
  const { opened, open } = gate();
  const runs = { count: 0 };
  const migration: Migration = {
    id: '001-long',
    up: async () => {
      runs.count += 1;
      await opened;
    },
  };
  return { migrations: [migration], runs, open };
}

const lock = () => connection.collection<{ _id: string; until: Date; owner?: string }>('schema_lock').findOne({ _id: 'lock' });
const applied = async () => (await connection.collection('schema_migrations').find().toArray()).map(({ _id }) => String(_id));
const putLock = (row: { until: Date; owner?: string }) =>
  connection.collection<{ _id: string; until: Date; owner?: string }>('schema_lock').insertOne({ _id: 'lock', ...row });

beforeEach(async () => {
  clock = fixedClock(start);
  connection = createMongo(logger);
  await openMongo(connection, inject('mongodbUri'), `test_${randomUUID()}`);
  return async () => {
    await connection.dropDatabase();
    await connection.close();
  };
});

describe('migrations', () => {
  it('run once, in order, and release the lock', async () => {
    const ran: string[] = [];
    const migrations = ['001-a', '002-b'].map((id) => ({ id, up: async () => void ran.push(id) }));
    await migrate(connection, migrations, logger);
    await migrate(connection, migrations, logger);
    expect([ran, await applied(), await lock()]).toEqual([['001-a', '002-b'], ['001-a', '002-b'], null]);
  });

  it('that fail are not marked as applied, release the lock, and can run again', async () => {
    const failing = { id: '001-a', up: () => Promise.reject(new Error('half way')) };
    await expect(migrate(connection, [failing], logger)).rejects.toThrow('half way');
    expect([await applied(), await lock()]).toEqual([[], null]);
    await migrate(connection, [{ ...failing, up: async () => undefined }], logger);
    expect(await applied()).toEqual(['001-a']);
  });

  it('that take longer than a lease run on one replica only', async () => {
    const { migrations, runs, open } = longMigration();
    const first = replica(migrations);
    await vi.waitFor(() => expect(runs.count).toBe(1), soon);
    clock.advanceMs(20_000);
    first.seen.beat();
    await vi.waitFor(async () => expect((await lock())?.until).toEqual(new Date('2026-03-01T10:00:50.000Z')), soon);
    clock.advanceMs(29_000);
    const second = replica(migrations);
    await vi.waitFor(() => expect(second.seen.polls).toBeGreaterThan(1), soon);
    expect(runs.count).toBe(1);
    open();
    await Promise.all([first.done, second.done]);
    expect([runs.count, await applied(), await lock()]).toEqual([1, ['001-long'], null]);
  });

  it('of a replica that lost its lease are not marked, and its successor keeps the lock', async () => {
    const late = longMigration();
    const first = replica(late.migrations);
    await vi.waitFor(() => expect(late.runs.count).toBe(1), soon);
    clock.advanceMs(30_001);
    const successor = longMigration();
    const second = replica(successor.migrations);
    await vi.waitFor(() => expect(successor.runs.count).toBe(1), soon);
    const held = await lock();
    first.seen.beat();
    late.open();
    await expect(first.done).rejects.toThrow('taken over');
    expect([await applied(), await lock()]).toEqual([[], held]);
    const third = replica(late.migrations);
    await vi.waitFor(() => expect(third.seen.polls).toBeGreaterThan(1), soon);
    successor.open();
    await Promise.all([second.done, third.done]);
    expect([late.runs.count, successor.runs.count, await applied(), await lock()]).toEqual([1, 1, ['001-long'], null]);
  });

  it.each([
    ['of this version', { owner: 'dead' }],
    ['of an earlier version', {}],
  ])('are taken over from a dead holder %s when its lease has expired', async (_case, owner) => {
    await putLock({ until: new Date(clock.nowMs() + 30_000), ...owner });
    const { migrations, runs, open } = longMigration();
    open();
    const heir = replica(migrations);
    await vi.waitFor(() => expect(heir.seen.polls).toBeGreaterThan(1), soon);
    expect(runs.count).toBe(0);
    clock.advanceMs(30_001);
    await heir.done;
    expect([runs.count, await applied(), await lock()]).toEqual([1, ['001-long'], null]);
  });

  it('fail with a retriable error while another replica takes too long', async () => {
    await putLock({ until: new Date(clock.nowMs() + 3_600_000), owner: 'busy' });
    const waiting = replica(longMigration().migrations);
    await vi.waitFor(() => expect(waiting.seen.polls).toBeGreaterThan(0), soon);
    clock.advanceMs(60_000);
    await expect(waiting.done).rejects.toThrow('another replica is still migrating');
    expect(await lock()).toMatchObject({ owner: 'busy' });
  });
});
