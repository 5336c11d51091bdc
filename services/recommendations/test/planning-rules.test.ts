import { paris } from '@city-genie/city-data/cities/paris';
import { timeframeById } from '@city-genie/city-data/timeframes';
import { describe, expect, it } from 'vitest';
import type { OpenPlace } from '../src/catalogue/catalogue.js';
import type { Place } from '../src/catalogue/entry.js';
import { parseOpeningHours } from '../src/opening-hours/parse.js';
import { chooseAlternatives } from '../src/planner/alternatives.js';
import { baseScore, scorePlace } from '../src/planner/score.js';
import { slotAt, slotText } from '../src/planner/slot.js';
import { nextQuarter } from '../src/planner/starts.js';
import { sunsetMinute } from '../src/planner/sun.js';
import { type HourOutlook, weatherIn } from '../src/planner/weather-outlook.js';
import { createRecent } from '../src/plans/recent.js';
import { createTurns } from '../src/plans/turns.js';
import { mapLinksOf } from '../src/presenters/map-links.js';

const half = timeframeById('half-day');
const morning = slotAt(paris, { date: '2026-11-24', minute: 600 }, half);

function place(changed: Partial<Place> = {}): Place {
  return {
    id: 'paris-somewhere',
    name: 'Somewhere',
    category: 'garden',
    district: 'Here',
    address: 'Rue',
    geo: { lat: 48.8566, lon: 2.3522 },
    openingHours: '24/7',
    reservationRequired: false,
    moodFit: { calm: 0.8 },
    moodReason: { calm: 'Quiet.' },
    tips: [],
    description: '',
    qualityScore: 4.2,
    sources: [],
    verification: { status: 'editorial', checkedAt: null },
    visitMinutes: { min: 20, typical: 45, max: 60 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['evening'],
    hiddenGem: false,
    tags: ['nature'],
    ...changed,
  };
}

const scoring = { mood: 'calm', slot: morning, weather: 'dry' as const, seen: new Set<string>(), seed: undefined };

describe('a score', () => {
  const plain = baseScore(place(), scoring);

  it.each([
    ['a better fit', { moodFit: { calm: 0.9 } }, 1],
    ['a better place', { qualityScore: 4.8 }, 1],
    ['the right time of day', { bestTime: ['morning' as const] }, 1],
    ['little known', { hiddenGem: true }, 1],
    ['a longer visit', { visitMinutes: { min: 60, typical: 90, max: 120 } }, 1],
    ['its best months', { bestMonths: [11] }, 1],
    ['the wrong season', { bestMonths: [5] }, -1],
    ['a reservation', { reservationRequired: true }, -1],
  ])('is changed by %s', (_name, changed, sign) => {
    expect(Math.sign(baseScore(place(changed), scoring) - plain)).toBe(sign);
  });

  it('falls in rain with the outdoor share', () => {
    const rain = (indoor: Place['indoor']) => baseScore(place({ indoor }), { ...scoring, weather: 'rain' });
    expect(rain(1)).toBe(plain);
    expect(rain(0.4)).toBeLessThan(plain);
    expect(rain(0)).toBeLessThan(rain(0.4));
    expect(baseScore(place(), { ...scoring, weather: 'unknown' })).toBe(plain);
  });

  it('falls when the place was seen, less for a favourite', () => {
    const seen = { ...scoring, seen: new Set(['paris-somewhere']) };
    expect(scorePlace(place(), seen) / plain).toBeCloseTo(0.6);
    const favourite = place({ moodFit: { calm: 0.95 } });
    expect(scorePlace(favourite, seen) / scorePlace(favourite, scoring)).toBeCloseTo(0.75);
  });

  it('is varied slightly and reproducibly by a seed', () => {
    const seeded = scorePlace(place(), { ...scoring, seed: 'a seed' });
    expect(seeded).toBe(scorePlace(place(), { ...scoring, seed: 'a seed' }));
    expect(Math.abs(seeded / plain - 1)).toBeLessThanOrEqual(0.06);
    expect(seeded).not.toBe(scorePlace(place(), { ...scoring, seed: 'another' }));
  });
});

describe('the weather of a slot', () => {
  const hours = (wet: (hour: number) => boolean): HourOutlook[] =>
    Array.from({ length: 24 }, (_, hour) => ({ time: `2026-11-24T${String(hour).padStart(2, '0')}:00`, wet: wet(hour) }));

  it.each([
    ['no hour is wet', hours(() => false), 'dry'],
    ['it rains before and after', hours((hour) => hour < 10 || hour >= 16), 'dry'],
    ['one hour of six is wet', hours((hour) => hour === 12), 'dry'],
    ['two of six are wet', hours((hour) => hour === 12 || hour === 13), 'rain'],
    ['there is no forecast', undefined, 'unknown'],
    ['the forecast ends too soon', hours(() => true).slice(0, 14), 'unknown'],
  ])('when %s', (_name, forecast, expected) => {
    expect(weatherIn(morning, forecast)).toBe(expected);
  });
});

describe('local time', () => {
  it('counts elapsed minutes on the night the clocks change', () => {
    const night = slotAt(paris, { date: '2027-10-31', minute: 60 }, timeframeById('1-2-hours'));
    expect(slotText(night, night.start)).toBe('2027-10-31T01:00');
    expect(slotText(night, night.start + 120)).toBe('2027-10-31T02:00');
    const spring = slotAt(paris, { date: '2027-03-28', minute: 600 }, half);
    expect([spring.start, slotText(spring, spring.start)]).toEqual([540, '2027-03-28T10:00']);
  });

  it('has the sunset of a date', () => {
    expect(sunsetMinute(paris.geo, '2026-06-21', 'Europe/Paris')).toBeCloseTo(21 * 60 + 58, -1);
    expect(sunsetMinute(paris.geo, '2026-12-21', 'Europe/Paris')).toBeCloseTo(16 * 60 + 55, -1);
    expect(sunsetMinute({ lat: 78, lon: 15 }, '2026-06-21', 'Arctic/Longyearbyen')).toBeUndefined();
  });

  it('moves on to the next quarter of an hour as soon as one begins', () => {
    expect(nextQuarter(Date.parse('2026-11-24T08:59:59Z'), 'Europe/Paris')).toBe('2026-11-24T10:00');
    expect(nextQuarter(Date.parse('2026-11-24T09:00:00Z'), 'Europe/Paris')).toBe('2026-11-24T10:15');
    expect(nextQuarter(Date.parse('2026-11-24T22:50:00Z'), 'Europe/Paris')).toBe('2026-11-25T00:00');
  });
});

describe('alternatives', () => {
  const open = (id: string, changed: Partial<Place>): OpenPlace => ({ place: place({ id, ...changed }), hours: parseOpeningHours('24/7') });
  const museum = open('museum', { category: 'museum', tags: ['art'] });
  const twin = open('twin', { category: 'museum', tags: ['art'] });
  const market = open('market', { category: 'market', tags: ['food'], geo: { lat: 48.87, lon: 2.39 } });

  it('differ from the plan and from one another', () => {
    const ranked = [
      { open: twin, score: 100 },
      { open: market, score: 90 },
    ];
    expect(chooseAlternatives(ranked, [museum], 1)).toEqual([market]);
    expect(chooseAlternatives(ranked, [], 2)).toEqual([twin, market]);
    expect(chooseAlternatives([], [museum], 3)).toEqual([]);
  });
});

describe('map links', () => {
  const stops = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1} Rue d’Été, Paris`);

  it.each([
    [0, []],
    [1, []],
    [2, [[1, 2]]],
    [5, [[1, 5]]],
    [
      6,
      [
        [1, 5],
        [5, 6],
      ],
    ],
    [
      9,
      [
        [1, 5],
        [5, 9],
      ],
    ],
  ])('of %i stops', (count, expected) => {
    const links = mapLinksOf(stops(count));
    expect(links.map(({ from, to }) => [from, to])).toEqual(expected);
    for (const { url, from, to } of links) {
      const query = new URL(url).searchParams;
      expect([query.get('origin'), query.get('destination')]).toEqual([stops(9)[from - 1], stops(9)[to - 1]]);
      expect(query.get('waypoints')?.split('|') ?? []).toEqual(stops(9).slice(from, to - 1));
    }
  });
});

describe('least recently used cache', () => {
  it('evicts the entry used longest ago', () => {
    const recent = createRecent<number>(2);
    recent.set('a', 1);
    recent.set('b', 2);
    recent.get('a');
    recent.set('c', 3);
    expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
  });
});

describe('turns', () => {
  it('are given one by one, with turns of the event loop between them', async () => {
    const turn = createTurns();
    const order: string[] = [];
    const plans = ['first', 'second', 'third'].map(async (name) => {
      await turn();
      order.push(name);
      setImmediate(() => order.push(`after ${name}`));
    });
    await Promise.all(plans);
    expect(order).toEqual(['first', 'after first', 'second', 'after second', 'third']);
  });

  it('are refused with a 503 beyond a hundred waiting callers, and given again afterwards', async () => {
    const turn = createTurns();
    const taken = await Promise.allSettled(Array.from({ length: 102 }, () => turn()));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
    const refused = taken.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'service_unavailable' });
    await expect(turn()).resolves.toBeUndefined();
  });
});
