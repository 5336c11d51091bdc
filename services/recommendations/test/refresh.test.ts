import { describe, expect, it } from 'vitest';
import type { Place } from '../src/catalogue/entry.js';
import { type Asked, type MadeUp, mood, noteCodes, placesOf, replyIn } from './made-up-city.js';

const startAt = '2026-11-24T14:30';
const idsOf = (places: readonly Place[]) => places.map(({ id }) => id);

function stopsOf(madeUp: MadeUp, asked: Asked) {
  const { recommendations, notes, alternatives } = replyIn(madeUp, { startAt, seed: '1', ...asked });
  return { ids: recommendations.map(({ id }) => id), codes: noteCodes({ notes }), beside: alternatives.map(({ id }) => id) };
}

/** Eight places, of which the first four are better, whosever turn it is. */
const places = placesOf(8, (index) =>
  index < 4 ? { moodFit: { [mood]: 1 }, qualityScore: 5 } : { moodFit: { [mood]: 0.7 }, qualityScore: 1 },
);
const best = idsOf(places.slice(0, 4));
const worst = idsOf(places.slice(4));

describe('seen places', () => {
  it('are worth nothing while the others fill the plan, however good they are', () => {
    expect(stopsOf({ places }, {}).ids).toEqual(expect.arrayContaining(best));
    const { ids, codes } = stopsOf({ places }, { seen: best });
    expect(ids.toSorted()).toEqual(worst);
    expect(codes).not.toContain('nothing_new');
  });

  it('come when the others don’t fill it, and as few as possible', () => {
    const { ids, codes } = stopsOf({ places: places.slice(0, 7) }, { seen: best });
    expect(ids).toEqual(expect.arrayContaining(worst.slice(0, 3)));
    expect(ids.filter((id) => best.includes(id))).toHaveLength(1);
    expect(codes).not.toContain('nothing_new');
  });

  it('come all when there is nothing else, which the note nothing_new says', () => {
    const { ids, codes } = stopsOf({ places }, { seen: idsOf(places) });
    expect(ids.length).toBeGreaterThanOrEqual(4);
    expect(codes).toContain('nothing_new');
  });

  it('and pinned ones together are nothing new', () => {
    const { ids, codes } = stopsOf({ places: places.slice(0, 4) }, { seen: best.slice(0, 3), pin: best.slice(3) });
    expect([ids.toSorted(), codes.includes('nothing_new')]).toEqual([best, true]);
  });

  it('are no reason for the note in a plan without stops, or without any that were seen', () => {
    expect(stopsOf({ places: [] }, { seen: best }).codes).not.toContain('nothing_new');
    expect(stopsOf({ places: places.slice(0, 4) }, { pin: best }).codes).not.toContain('nothing_new');
    expect(stopsOf({ places: places.slice(0, 4) }, { pin: best, seen: [] }).codes).not.toContain('nothing_new');
  });

  it('stay in the plan when they are pinned', () => {
    const { ids } = stopsOf({ places }, { seen: best, pin: best.slice(0, 1) });
    expect(ids).toContain('place-0');
    expect(ids.filter((id) => best.includes(id))).toEqual(['place-0']);
  });

  it('are offered beside the plan after all others', () => {
    const asked = { timeframe: '1-2-hours' } as const;
    const more = placesOf(9);
    const { ids } = stopsOf({ places: more }, asked);
    const left = idsOf(more).filter((id) => !ids.includes(id));
    // All of them are pinned, so that the plan stays the same.
    for (const fresh of left) {
      const seen = left.filter((id) => id !== fresh);
      expect(stopsOf({ places: more }, { ...asked, pin: ids, seen }).beside[0]).toBe(fresh);
    }
  });
});
