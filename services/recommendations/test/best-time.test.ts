import { describe, expect, it } from 'vitest';
import type { Place } from '../src/catalogue/entry.js';
import { type Asked, mood, noteCodes, placeOf, placesOf, replyIn } from './made-up-city.js';

/** The stops of a plan as `id 10:00`. */
function stopsOf(places: readonly Place[], asked: Asked): string[] {
  return replyIn({ places }, { seed: '1', ...asked }).recommendations.map(({ id, arrive }) => `${id} ${arrive.slice(11)}`);
}

/** The sun sets at 17:01. */
const startAt = '2026-11-24T14:30';

describe('places for the end of the day alone', () => {
  const atNight = placesOf(5, () => ({ bestTime: ['after-dark'] }));

  it('don’t count before their hour: the plan begins when it is dark, and says so', () => {
    const { plan, notes, recommendations } = replyIn({ places: atNight }, { startAt, seed: '1' });
    expect(plan?.start).toBe('2026-11-24T17:21');
    expect(recommendations.length).toBeGreaterThanOrEqual(4);
    expect(notes.find(({ code }) => code === 'starts_later')?.params).toEqual({ from: startAt, to: '2026-11-24T17:21' });
  });

  it('come last in a plan with others', () => {
    const places = [...placesOf(4), placeOf('bridge', { bestTime: ['after-dark'], category: 'waterside', qualityScore: 5 })];
    const stops = stopsOf(places, { startAt, pin: [] });
    expect(stops.at(-1)).toMatch(/^bridge /);
    expect((stops.at(-1) ?? '').slice(-5) >= '17:21').toBe(true);
  });

  it('are visited before it where they are pinned', () => {
    const asked = { startAt: '2026-11-24T10:00' };
    expect(stopsOf(atNight, asked)).toEqual([]);
    expect(
      stopsOf(atNight, { ...asked, pin: ['place-0', 'place-1'] })
        .map((stop) => stop.slice(0, 7))
        .toSorted(),
    ).toEqual(['place-0', 'place-1']);
  });
});

describe('a place for golden hour alone that is only passed in the dark', () => {
  it('is visited in its hour, and not later, either', () => {
    const places = placesOf(3, () => ({ afterDark: 'lit', bestTime: ['golden-hour'] }));
    const hours = (startAt: string) => stopsOf(places, { startAt }).map((stop) => stop.slice(-5));
    // Golden hour is from 15:31 to 17:20.
    expect(hours(startAt).every((hour) => hour >= '15:31' && hour <= '17:20')).toBe(true);
    expect(hours('2026-11-24T18:00')).toEqual([]);
  });

  it('is visited then where it is pinned', () => {
    const places = placesOf(2, () => ({ afterDark: 'lit', bestTime: ['golden-hour'] }));
    expect(stopsOf(places, { startAt: '2026-11-24T18:00', pin: ['place-0'] }).map((stop) => stop.slice(0, 7))).toEqual(['place-0']);
  });
});

describe('the best time of a visit', () => {
  it('is chosen where the order is free', () => {
    const places = placesOf(4, (index) => ({
      bestTime: index === 0 ? ['morning'] : index === 1 ? ['afternoon'] : [],
      visitMinutes: { min: 60, typical: 60, max: 70 },
      // All equally far from one another.
      geo: { lat: 48.8566, lon: 2.3522 },
    }));
    const stops = stopsOf(places, { startAt: '2026-11-24T10:00' });
    const hourOf = (id: string) => stops.find((stop) => stop.startsWith(id))?.slice(-5) ?? 'none';
    expect(hourOf('place-0') < '12:00').toBe(true);
    expect(hourOf('place-1') >= '13:30' && hourOf('place-1') !== 'none').toBe(true);
  });

  it('goes on where two parts of the day overlap', () => {
    const asked = { startAt: '2026-12-21T16:00', nowMs: Date.parse('2026-12-21T07:00:00Z') };
    const show = placeOf('show', {
      category: 'theatre',
      openingHours: '10:00-23:00',
      startTimes: ['16:30'],
      visitMinutes: { min: 60, typical: 60, max: 60 },
    });
    const view = (bestTime: Place['bestTime']) =>
      placeOf('view', {
        category: 'viewpoint',
        openingHours: '15:30-18:30',
        lastEntryMinutes: 45,
        bestTime,
        visitMinutes: { min: 40, typical: 40, max: 40 },
      });
    // Golden hour ends at 17:16, the afternoon at six.
    expect(stopsOf([view(['afternoon']), show], asked)).toEqual(['show 16:30', 'view 17:32']);
    expect(stopsOf([view(['afternoon', 'golden-hour']), show], asked)).toEqual(['show 16:30', 'view 17:32']);
  });
});

describe('little-known places', () => {
  it('are a third of the stops also where a long wait cuts the plan', () => {
    const places = placesOf(3, (index) => ({ hiddenGem: index === 0, openingHours: index < 2 ? '10:00-12:25' : '15:00-16:15' }));
    expect(stopsOf(places, { startAt: '2026-11-24T10:00' }).map((stop) => stop.slice(0, 7))).toEqual(['place-1']);
  });
});

describe('a sight that the city is known for', () => {
  const icon = (changed: Partial<Place> = {}) =>
    placeOf('icon', {
      icon: true,
      category: 'monument',
      moodFit: { [mood]: 0.7 },
      qualityScore: 2,
      geo: { lat: 48.87, lon: 2.36 },
      ...changed,
    });
  const better = placesOf(9, () => ({ moodFit: { [mood]: 1 }, qualityScore: 5 }));
  const has = (changed: Partial<Place>, asked: Asked) => stopsOf([...better, icon(changed)], asked).some((stop) => stop.startsWith('icon'));

  it.each([
    ['half-day', {}, true],
    ['full-day', {}, true],
    ['half-day', { icon: false }, false],
    ['1-2-hours', {}, false],
    ['half-day', { openingHours: 'Mo 10:00-18:00' }, false],
    ['half-day', { moodFit: { [mood]: 0.69 } }, false],
    ['half-day', { visitMinutes: { min: 300, typical: 400, max: 480 } }, false],
  ] satisfies [Asked['timeframe'], Partial<Place>, boolean][])('is in a %s with %j: %s', (timeframe, changed, expected) => {
    expect(has(changed, { timeframe, startAt: '2026-11-24T10:00' })).toBe(expected);
  });
});

describe('places that are only passed in the dark', () => {
  it('don’t follow one another in an evening', () => {
    const places = placesOf(8, (index) => ({ afterDark: index < 6 ? 'lit' : 'yes' }));
    const { recommendations, notes } = replyIn({ places }, { timeframe: 'full-day', startAt: '2026-11-24T18:00', seed: '1' });
    const isLit = recommendations.map(({ id }) => Number(id.at(-1)) < 6);
    expect(isLit.some((lit, index) => lit && isLit[index + 1])).toBe(false);
    expect(isLit.includes(true)).toBe(true);
    expect(noteCodes({ notes })).toContain('evening_plan');
  });

  it('may follow one another until half an hour after sunset', () => {
    const places = placesOf(4, () => ({ afterDark: 'lit' }));
    expect(stopsOf(places, { timeframe: '1-2-hours', startAt: '2026-11-24T15:00' })).toHaveLength(2);
    expect(stopsOf(places, { timeframe: '1-2-hours', startAt: '2026-11-24T18:00' })).toHaveLength(1);
  });

  it('don’t follow one another after midnight, either', () => {
    const places = placesOf(2, () => ({ afterDark: 'lit', openingHours: '18:00-02:00', visitMinutes: { min: 20, typical: 20, max: 30 } }));
    expect(stopsOf(places, { timeframe: '1-2-hours', startAt: '2026-11-24T00:05' })).toHaveLength(1);
  });

  it('and unlit ones aren’t visited then', () => {
    const places = placesOf(4, (index) => ({ afterDark: index < 3 ? 'no' : 'yes' }));
    expect(stopsOf(places, { startAt: '2026-11-24T18:00' }).map((stop) => stop.slice(0, 7))).toEqual(['place-3']);
    // In June the sun sets at 21:58.
    expect(stopsOf(places, { startAt: '2026-06-23T18:00' })).toHaveLength(4);
  });
});
