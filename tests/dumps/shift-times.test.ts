import { describe, expect, it } from 'vitest';
import type { Dump, DumpedKey } from './dump-format.js';
import { shiftTimes } from './shift-times.js';

const hourMs = 3_600_000;
const takenAt = '2026-01-31T22:00:00.000Z';
/** Two hours later is the next day, 26 hours the day after. */
const at = (hours: number) => Date.parse(takenAt) + hours * hourMs;

const ejsonDate = (ms: number) => ({ $date: { $numberLong: String(ms) } });

function dumpOf(documents: Dump['mongodb'][string][string]['documents'], redis: DumpedKey[] = []): Dump {
  const cookies = { anonymous: '', pending: '', unpaid: '', subscriber: '', admin: '' };
  const nobody = { ip: '', seeds: [] };
  const notes = { cookies, signUps: [], guests: { usedUp: nobody, halfway: nobody }, reports: [] };
  return { format: 1, name: 'tiny', takenAt, mongodb: { db: { rows: { options: {}, indexes: [], documents } } }, redis, files: {}, notes };
}

describe('shiftTimes', () => {
  it('moves moments by the elapsed time, at any depth of a document', () => {
    const shifted = shiftTimes(dumpOf([{ _id: 'a', expire: ejsonDate(at(1)), in: [{ at: ejsonDate(at(-5)) }] }]), at(26.5));
    expect(shifted.mongodb.db?.rows?.documents).toEqual([{ _id: 'a', expire: ejsonDate(at(27.5)), in: [{ at: ejsonDate(at(21.5)) }] }]);
    expect(shifted.takenAt).toBe('2026-02-02T00:30:00.000Z');
  });

  it('moves days by whole days, and only those', () => {
    const texts = { searchDate: '2026-01-31', _id: '2026-01-30', city: 'Paris 2026-01-31', n: { $numberInt: '2026' }, none: null };
    expect(shiftTimes(dumpOf([texts]), at(1)).mongodb.db?.rows?.documents).toEqual([texts]);
    expect(shiftTimes(dumpOf([texts]), at(2)).mongodb.db?.rows?.documents).toEqual([
      { ...texts, searchDate: '2026-02-01', _id: '2026-01-31' },
    ]);
  });

  it('keeps the rest of a time to live, and expires a day’s key with its day', () => {
    const guest: DumpedKey = { key: 'guest:{x}:2026-01-31:y', ttlMs: 2 * hourMs, type: 'string', value: '1' };
    const session: DumpedKey = { key: 'session:z', ttlMs: 500, type: 'string', value: '2026-01-31' };
    const stays: DumpedKey = { key: 'list', ttlMs: null, type: 'list', value: ['2026-01-31'] };
    expect(shiftTimes(dumpOf([], [guest, session, stays]), at(12)).redis).toEqual([
      { ...guest, key: 'guest:{x}:2026-02-01:y', ttlMs: 14 * hourMs },
      session,
      stays,
    ]);
    expect(shiftTimes(dumpOf([], [guest]), at(25)).redis).toEqual([{ ...guest, key: 'guest:{x}:2026-02-01:y', ttlMs: hourMs }]);
  });

  it('moves the expiries of messages in an outbox and in a queue, by whole seconds, and no other number', () => {
    const seconds = (ms: number) => Math.floor(ms / 1000);
    const message = (expiresAt: number, tokenExpiresAt: number) => ({ at: 5, expiresAt, tokenExpiresAt });
    const row = (hours: number) => ({
      payload: { at: { $numberInt: '5' }, expiresAt: { $numberInt: String(seconds(at(hours))) } },
      expiresAt: ejsonDate(at(hours)),
    });
    const job = (data: object): DumpedKey => ({ key: 'bull:{mail}:1', ttlMs: null, type: 'hash', value: [['data', JSON.stringify(data)]] });
    const shifted = shiftTimes(dumpOf([row(1)], [job(message(seconds(at(1)), seconds(at(24)))), job({ to: 'x' })]), at(2) + 999);
    expect(shifted.mongodb.db?.rows?.documents).toEqual([row(3)]);
    expect(shifted.redis).toEqual([job(message(seconds(at(3)), seconds(at(26)))), job({ to: 'x' })]);
  });

  it('moves the moments of jobs, and nothing else of a queue', () => {
    const job: DumpedKey = {
      key: 'bull:{mail}:1',
      ttlMs: null,
      type: 'hash',
      value: [
        ['attempts', '7'],
        ['timestamp', String(at(0))],
      ],
    };
    const zset = (name: string, score: number): DumpedKey => ({
      key: `bull:{mail}:${name}`,
      ttlMs: null,
      type: 'zset',
      value: [['1', String(score)]],
    });
    const dump = dumpOf([], [job, zset('delayed', at(1) * 4096 + 5), zset('failed', at(0)), zset('prioritized', 3)]);
    expect(shiftTimes(dump, at(10)).redis).toEqual([
      {
        ...job,
        value: [
          ['attempts', '7'],
          ['timestamp', String(at(10))],
        ],
      },
      zset('delayed', at(11) * 4096 + 5),
      zset('failed', at(10)),
      zset('prioritized', 3),
    ]);
  });
});
