import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { type AuditEntry, auditId } from '../src/audit/audit-entry.js';
import { type AuditLog, createAuditLog } from '../src/audit/audit-log.js';
import { auditModel, createAuditLogCollection } from '../src/audit/audit-model.js';
import { auditQuery } from '../src/audit/audit-page.js';
import { createLogger } from '../src/observability/logger.js';
import { createMongo, inTransaction, openMongo } from '../src/stores/mongo.js';
import { fixedClock } from '../src/testing/fixed-clock.js';

const vocabulary = {
  actions: ['user.suspended', 'user.renamed'],
  targets: ['user', 'entry'],
  details: ['role', 'count', 'because'],
  words: ['admin', 'user'],
} as const;
type Vocabulary = typeof vocabulary;
type Entry = AuditEntry<Vocabulary>;

const planned = z.object({ queryPlanner: z.object({ winningPlan: z.unknown() }) });
const clock = fixedClock('2026-03-01T10:00:00Z');
const ada = auditId.parse('0b9e7a54-3f0e-4bd4-9e1c-7f6f5f0c8a11');
const grace = auditId.parse('65f0c8a11b9e7a543f0e4bd4');
const requestId = auditId.parse('request-1');
const suspended: Entry = { actor: { kind: 'admin', id: ada }, action: 'user.suspended', target: { kind: 'user', id: grace }, requestId };
let connection = createMongo(createLogger('test', 'silent'));
let audit: AuditLog<Vocabulary>;

beforeEach(async () => {
  clock.set('2026-03-01T10:00:00Z');
  connection = createMongo(createLogger('test', 'silent'));
  audit = createAuditLog({ connection, clock, vocabulary });
  await openMongo(connection, inject('mongodbUri'), `test_${randomUUID()}`);
  await createAuditLogCollection(connection.db ?? expect.unreachable());
});
afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
});

const append = (...entries: Entry[]): Promise<void> =>
  inTransaction(connection, async (session) => {
    for (const entry of entries) {
      await audit.append(session, entry);
    }
  });
const stored = () => connection.collection('audit_log').find().toArray();

describe('append', () => {
  it('stores the entry together with its change', async () => {
    await inTransaction(connection, async (session) => {
      await connection.collection<{ _id: string }>('users').insertOne({ _id: grace }, { session });
      await audit.append(session, { ...suspended, details: { role: 'admin', count: 3, because: requestId } });
    });
    const at = new Date('2026-03-01T10:00:00Z');
    const details = { role: 'admin', count: 3, because: 'request-1' };
    expect(await stored()).toEqual([{ _id: expect.anything(), ...suspended, outcome: 'done', details, at }]);
    expect(await connection.collection('users').countDocuments()).toBe(1);
  });

  it('is rolled back with its change', async () => {
    const work = inTransaction(connection, async (session) => {
      await connection.collection<{ _id: string }>('users').insertOne({ _id: grace }, { session });
      await audit.append(session, { ...suspended, outcome: 'refused' });
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    expect([await stored(), await connection.collection('users').countDocuments()]).toEqual([[], 0]);
  });

  it('throws outside a transaction', async () => {
    const session = await connection.startSession();
    await expect(audit.append(session, suspended)).rejects.toThrow('belongs to the transaction');
    await session.endSession();
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['an actor', 'actor', { ...suspended, actor: { kind: 'admin', id: 'ada@example.com' } }],
    ['a target', 'target', { ...suspended, target: { kind: 'user', id: 'ada@example.com' } }],
    ['a request', 'requestId', { ...suspended, requestId: 'ada@example.com' }],
    ['a detail', 'details', { ...suspended, details: { because: 'ada@example.com' } }],
    ['the name of a detail', 'details', { ...suspended, details: { 'ada@example.com': true } }],
    ['an action', 'action', { ...suspended, action: 'ada@example.com' }],
    ['a field of its own', 'unknown', { ...suspended, email: 'ada@example.com' }],
  ])('rejects a mail address as %s with a TypeError that names only the field', async (_case, field, entry) => {
    const untyped: Entry = JSON.parse(JSON.stringify(entry));
    const refusal = await append(untyped).then(
      () => expect.unreachable('it was accepted'),
      (error: unknown) => error,
    );
    expect(refusal).toEqual(new TypeError(`an audit entry holds ids and words of closed lists alone: ${field}`));
    expect(await stored()).toEqual([]);
  });
});

describe('record', () => {
  const tried: Entry = { ...suspended, actor: { kind: 'visitor', id: requestId } };

  it.each(['refused', 'failed'] as const)('stores an entry about what was %s, without a transaction', async (outcome) => {
    await audit.record({ ...tried, outcome });
    expect(await stored()).toEqual([{ _id: expect.anything(), ...tried, outcome, at: new Date('2026-03-01T10:00:00Z') }]);
  });

  it('rejects a mail address, as append does', async () => {
    const untyped: Entry = JSON.parse(JSON.stringify({ ...suspended, target: { kind: 'user', id: 'ada@example.com' } }));
    await expect(audit.record(untyped)).rejects.toThrow(new TypeError('an audit entry holds ids and words of closed lists alone: target'));
    expect(await stored()).toEqual([]);
  });

  it('rejects a visitor who is known by anything but the request', async () => {
    const known = audit.record({ ...tried, actor: { kind: 'visitor', id: ada } });
    await expect(known).rejects.toThrow(new TypeError('an audit entry holds ids and words of closed lists alone: actor'));
    expect(await stored()).toEqual([]);
  });
});

it('the log only adds and reads: entries can’t be changed or removed', () => {
  expect(Object.keys(audit)).toEqual(['append', 'record', 'page']);
});

describe('page', () => {
  const renamed: Entry = { actor: { kind: 'user', id: grace }, action: 'user.renamed', target: { kind: 'user', id: grace }, requestId };
  const elsewhere: Entry = { ...suspended, target: { kind: 'entry', id: grace } };
  /** One line per entry found. */
  const kinds = (page: Awaited<ReturnType<typeof audit.page>>) =>
    page.entries.map(({ action, target, at }) => `${action} ${target.kind} ${at.getUTCMinutes()}`);

  beforeEach(async () => {
    await append(suspended);
    clock.set('2026-03-01T10:01:00Z');
    await append(renamed);
    clock.set('2026-03-01T10:02:00Z');
    await append(elsewhere);
  });

  it.each([
    ['nothing', {}, ['user.suspended entry 2', 'user.renamed user 1', 'user.suspended user 0']],
    ['the actor', { actor: ada }, ['user.suspended entry 2', 'user.suspended user 0']],
    ['the action', { action: 'user.renamed' as const }, ['user.renamed user 1']],
    ['the target', { target: { kind: 'user' as const, id: grace } }, ['user.renamed user 1', 'user.suspended user 0']],
    ['whom it is by or about', { about: { kind: 'user' as const, id: ada } }, ['user.suspended entry 2', 'user.suspended user 0']],
    ['both at once', { about: { kind: 'user' as const, id: grace } }, ['user.renamed user 1', 'user.suspended user 0']],
    ['its beginning', { from: new Date('2026-03-01T10:01:00Z') }, ['user.suspended entry 2', 'user.renamed user 1']],
    ['its end', { to: new Date('2026-03-01T10:01:00Z') }, ['user.suspended user 0']],
    ['all fields', { actor: grace, action: 'user.renamed' as const, from: new Date('2026-03-01T10:01:01Z') }, []],
  ])('filters by %s', async (_case, filter, expected) => {
    expect(kinds(await audit.page(filter))).toEqual(expected);
  });

  it('continues with the cursor, also between entries of the same moment, and new entries don’t shift it', async () => {
    clock.set('2026-03-01T10:03:00Z');
    await append(...Array.from({ length: 4 }, (_, index) => ({ ...renamed, details: { count: index } })));
    const counts: unknown[] = [];
    let page = await audit.page({ actor: grace }, { limit: 2 });
    for (let pages = 1; ; pages += 1) {
      counts.push(...page.entries.map(({ details }) => details?.count));
      if (page.next === null) {
        expect(pages).toBe(3);
        break;
      }
      await append(suspended, renamed);
      page = await audit.page({ actor: grace }, { limit: 2, cursor: page.next });
    }
    expect(counts).toEqual([3, 2, 1, 0, undefined]);
  });

  it('continues with the cursor among what somebody did and what was done to them, each once', async () => {
    const about = { kind: 'user' as const, id: grace };
    const first = await audit.page({ about }, { limit: 1 });
    expect(kinds(first)).toEqual(['user.renamed user 1']);
    const rest = await audit.page({ about }, { limit: 1, cursor: first.next ?? '' });
    expect([kinds(rest), rest.next]).toEqual([['user.suspended user 0'], null]);
  });

  it('has no next page when it is exactly full', async () => {
    expect((await audit.page({}, { limit: 3 })).next).toBeNull();
  });

  it.each([
    [1000, 100],
    [0, 1],
    [-5, 1],
  ])('returns one to a hundred entries: asked for %i, it has %i', async (limit, length) => {
    await append(...Array.from({ length: 100 }, () => renamed));
    const page = await audit.page({}, { limit });
    expect([page.entries.length, page.next]).toEqual([length, expect.any(String)]);
  });

  it.each(['', 'x', '1-2', `1-${'g'.repeat(24)}`])('answers 400 for the cursor %j', async (cursor) => {
    await expect(audit.page({}, { cursor })).rejects.toMatchObject({ status: 400, details: { fields: { cursor: expect.any(String) } } });
  });

  it.each([
    ['the first page', undefined],
    ['a later one', `${Date.parse('2026-03-01T10:03:00Z')}-${'f'.repeat(24)}`],
  ])('finds what somebody did and what was done to them by two indexes, without a sort in memory: %s', async (_page, cursor) => {
    // More of others, so that the log isn't read by time.
    await append(
      ...Array.from({ length: 300 }, () => ({
        ...suspended,
        actor: { kind: 'admin' as const, id: requestId },
        target: { kind: 'entry' as const, id: requestId },
      })),
    );
    const query = auditQuery(auditModel(connection), { about: { kind: 'user', id: grace } }, cursor).limit(51);
    const { winningPlan } = planned.parse(await query.explain('queryPlanner')).queryPlanner;
    const plan = JSON.stringify(winningPlan);
    expect(plan).toContain('"indexName":"by_actor"');
    expect(plan).toContain('"indexName":"by_target"');
    expect(plan).toContain('"SORT_MERGE"');
    expect(plan).not.toMatch(/"SORT"|COLLSCAN/);
  });

  it.each([
    ['by_time', {}],
    ['by_actor', { 'actor.id': ada }],
    ['by_target', { 'target.kind': 'user', 'target.id': grace }],
  ])('uses the index %s and doesn’t sort in memory', async (index, filter) => {
    const plan = await connection.collection('audit_log').find(filter).sort({ at: -1, _id: -1 }).explain('queryPlanner');
    expect(JSON.stringify(plan.queryPlanner.winningPlan)).toContain(`"indexName":"${index}"`);
    expect(JSON.stringify(plan.queryPlanner.winningPlan)).not.toContain('"SORT"');
  });
});
