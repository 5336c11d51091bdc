import mongoose from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { PlanOutcome } from '../../src/planner/plan-outcome.js';
import { type Batch, guestDaysOf, type Note, searchDaysOf } from '../../src/search-log/batch-counts.js';

const guest = { guest: 'keyed-hash', date: '2026-11-24' };

function note(outcome: PlanOutcome, { at = '2026-11-24T10:00:00Z', mood = 'romantic-dreamy' } = {}): Note {
  const search = { city: 'paris', mood, timeframe: 'half-day', outcome };
  return { row: { _id: new mongoose.Types.ObjectId(), ...search, createdAt: new Date(at) }, guest };
}
const batch = (notes: Note[], refused: [string, number][] = []): Batch => ({ notes, refused: new Map(refused) });

describe('what a batch adds', () => {
  it('to a day, city, mood and slot: searches, and how their plans came out', () => {
    const notes = [note('short'), note('enough'), note('evening'), note('empty'), note('short')];
    expect(searchDaysOf(batch(notes))).toEqual([
      {
        _id: '2026-11-24 paris romantic-dreamy half-day',
        date: '2026-11-24',
        city: 'paris',
        mood: 'romantic-dreamy',
        timeframe: 'half-day',
        searches: 5,
        short: 2,
        evening: 1,
        empty: 1,
      },
    ]);
  });

  it('is of UTC days, in the order of the rows', () => {
    const notes = [
      note('enough', { at: '2026-11-25T00:00:00Z' }),
      note('enough', { mood: 'bohemian-playful' }),
      note('enough', { at: '2026-11-24T23:59:59.999Z' }),
    ];
    expect(searchDaysOf(batch(notes)).map(({ _id, searches }) => [_id, searches])).toEqual([
      ['2026-11-24 paris bohemian-playful half-day', 1],
      ['2026-11-24 paris romantic-dreamy half-day', 1],
      ['2026-11-25 paris romantic-dreamy half-day', 1],
    ]);
  });

  it('to a day of guests: searches that counted, and what was refused', () => {
    const notes = [note('enough'), { ...note('enough'), guest: undefined }, { ...note('enough'), guest: { ...guest, guest: 'another' } }];
    const refused: [string, number][] = [
      ['2026-11-24', 3],
      ['2026-11-25', 1],
    ];
    expect(guestDaysOf(batch(notes, refused))).toEqual([
      { date: '2026-11-24', searches: 2, refused: 3 },
      { date: '2026-11-25', searches: 0, refused: 1 },
    ]);
  });
});
