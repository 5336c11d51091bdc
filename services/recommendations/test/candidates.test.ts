import { describe, expect, it } from 'vitest';
import type { Place } from '../src/catalogue/entry.js';
import { clockText } from '../src/opening-hours/open-on.js';
import { beginsOf, type Candidate, candidateOf, fitsSlot, isPlannable, visitingMinutes } from '../src/planner/candidates.js';
import type { Moment } from '../src/planner/score.js';
import { skyOver } from '../src/planner/sky.js';
import type { Sky } from '../src/planner/weather-outlook.js';
import { cityWith, hoursOf, placeOf, slotFor } from './made-up-city.js';

/** A score that says which moment it is of. */
const worth: Record<Moment, number> = { best: 4, usual: 3, early: 2, dark: 1, cold: 0.5 };

type Circumstances = { startAt?: string; pinned?: boolean; sky?: (hour: number) => Sky };

function candidateFor(
  changed: Partial<Place>,
  { startAt = '2026-11-24T10:00', pinned = false, sky = () => 'fair' }: Circumstances = {},
): Candidate {
  const content = cityWith({ places: [placeOf('it', { indoor: 1, ...changed })] });
  const chosen = {
    scoreAt: (moment: Moment) => worth[moment],
    sky: skyOver(slotFor(startAt), hoursOf(startAt.slice(0, 10), sky)),
    pinned,
    seen: false,
    heldBack: false,
    tableCosts: [],
    mealsThere: [],
  };
  return candidateOf(content, content.placeById('it'), slotFor(startAt), chosen);
}

/** When a visit to a place may begin, as `best 10:00 to 11:59`. */
function occasionsOf(changed: Partial<Place>, startAt?: string, pinned = false): string[] {
  const { occasions } = candidateFor(changed, { ...(startAt && { startAt }), pinned });
  expect(occasions.map(({ moment, score }) => [moment, score])).toEqual(occasions.map(({ moment }) => [moment, worth[moment]]));
  return occasions.flatMap(({ moment, windows }) =>
    windows.map(({ start, lastBegin }) => `${moment} ${clockText(start)} to ${clockText(lastBegin)}`),
  );
}

/** Half a day until 20:30; the sun sets at 17:01. */
const afternoon = '2026-11-24T14:30';

describe('a place', () => {
  it('is no great sight on a weekday on which it is half empty', () => {
    const iconOn = (startAt: string) => candidateFor({ icon: true, bestDays: ['Sa', 'Su'] }, { startAt }).icon;
    expect([iconOn('2026-11-24T10:00'), iconOn('2026-11-28T10:00'), candidateFor({ icon: true }).icon]).toEqual([false, true, true]);
  });

  it('shuts one in for an hour on a dry day that isn’t in winter', () => {
    const hour = { visitMinutes: { min: 30, typical: 60, max: 90 } };
    const summer = { startAt: '2027-06-15T10:00' };
    const shutIn = (changed: Partial<Place>, circumstances: Circumstances) => candidateFor(changed, circumstances).isShutIn;
    expect(shutIn(hour, summer)).toBe(true);
    expect([
      shutIn(hour, { ...summer, sky: () => 'rain' }),
      shutIn(hour, { ...summer, sky: (at) => (at === 12 ? 'snow' : 'fair') }),
      shutIn(hour, {}),
      shutIn({ ...hour, indoor: 0.4 }, summer),
      shutIn({ visitMinutes: { min: 30, typical: 59, max: 90 } }, summer),
    ]).toEqual(Array(5).fill(false));
  });
});

describe('a visit may begin', () => {
  it.each([
    ['whenever the place is open, within the slot', {}, '2026-11-24T10:00', ['usual 10:00 to 15:59']],
    ['at its best time, or else', { bestTime: ['morning'] }, '2026-11-24T10:00', ['best 10:00 to 11:59', 'usual 10:00 to 15:59']],
    [
      'at its best time alone where it is never open at another',
      { bestTime: ['morning'], openingHours: '08:00-11:30' },
      '2026-11-24T09:00',
      ['best 09:00 to 11:30'],
    ],
    ['from last entry back', { openingHours: '11:00-13:00', category: 'museum' }, '2026-11-24T10:00', ['usual 11:00 to 12:30']],
    [
      'in parts of the day that overlap as in one',
      { bestTime: ['golden-hour', 'afternoon'] },
      afternoon,
      ['best 14:30 to 17:00', 'usual 14:30 to 20:29'],
    ],
    [
      'in parts of the day that don’t',
      { bestTime: ['afternoon', 'morning'] },
      '2026-11-24T10:00',
      ['best 10:00 to 11:59', 'best 13:30 to 15:59', 'usual 10:00 to 15:59'],
    ],
    ['in a golden hour of that day', { bestTime: ['golden-hour', 'morning'] }, afternoon, ['best 16:26 to 16:51', 'usual 14:30 to 20:29']],
  ] satisfies [string, Partial<Place>, string, string[]][])('%s', (_when, place, startAt, occasions) => {
    const found = occasionsOf(place, startAt);
    expect(found.slice(0, occasions.length)).toEqual(occasions);
    expect(found).toHaveLength(occasions.length);
  });
});

describe('a place where one has lunch', () => {
  const stalls = { mealsThere: ['lunch'], bestTime: ['midday', 'afternoon', 'evening'], openingHours: '09:00-23:00' } as const;

  it('isn’t at its best for three hours after the first lunch could be over', () => {
    expect(occasionsOf(stalls, '2026-11-24T09:30')).toEqual(['best 11:30 to 12:59', 'usual 09:30 to 15:29']);
    expect(occasionsOf({ ...stalls, mealsThere: ['dinner'] }, '2026-11-24T09:30')).toEqual(['best 11:30 to 15:29', 'usual 09:30 to 15:29']);
  });

  it('is as good as ever where the slot has no lunch', () => {
    expect(occasionsOf(stalls, afternoon)[0]).toBe('best 14:30 to 17:00');
  });
});

describe('a place for the end of the day alone', () => {
  it.each([
    [['golden-hour'], ['best 16:26 to 16:51']],
    [['after-dark'], ['best 17:21 to 20:29']],
    [
      ['evening', 'golden-hour'],
      ['best 16:26 to 16:51', 'best 18:00 to 20:29'],
    ],
  ] satisfies [Place['bestTime'], string[]][])('is visited at no other time: %j', (bestTime, occasions) => {
    expect(occasionsOf({ bestTime }, afternoon)).toEqual(occasions);
  });

  it('is visited earlier, too, where it is pinned, and is worth less then', () => {
    expect(occasionsOf({ bestTime: ['after-dark'] }, afternoon, true)).toEqual(['best 17:21 to 20:29', 'early 14:30 to 20:29']);
  });

  it('is none of a slot that ends before', () => {
    expect(candidateFor({ bestTime: ['after-dark'] }).occasions).toEqual([]);
    expect(fitsSlot(candidateFor({ bestTime: ['after-dark'] }), slotFor('2026-11-24T10:00'))).toBe(false);
  });
});

describe('a place in the open', () => {
  it('is another one on a winter evening, but not on one in summer, nor under a roof', () => {
    const lit = { indoor: 0, afterDark: 'yes', bestTime: ['afternoon'] } as const;
    expect(occasionsOf(lit, afternoon)).toEqual(['best 14:30 to 17:00', 'usual 14:30 to 17:31', 'cold 17:32 to 20:29']);
    expect(occasionsOf({ ...lit, indoor: 1 }, afternoon)).toEqual(['best 14:30 to 17:00', 'usual 14:30 to 20:29']);
    expect(occasionsOf(lit, '2026-06-23T18:00')).toEqual(['usual 18:00 to 23:00']);
  });
});

describe('a place that is only passed in the dark', () => {
  it('is worth less from more than half an hour after sunset on', () => {
    expect(occasionsOf({ afterDark: 'lit' }, afternoon)).toEqual(['usual 14:30 to 17:31', 'dark 17:32 to 20:29']);
    expect(occasionsOf({ afterDark: 'lit' }, '2026-11-24T18:00')).toEqual(['dark 18:00 to 23:00']);
    expect(occasionsOf({ afterDark: 'lit' }, '2026-06-23T16:00')).toEqual(['usual 16:00 to 21:59']);
  });

  it('is never at its best then', () => {
    expect(occasionsOf({ afterDark: 'lit', bestTime: ['afternoon', 'evening'] }, afternoon)).toEqual([
      'best 14:30 to 17:00',
      'usual 14:30 to 17:31',
      'dark 17:32 to 20:29',
    ]);
  });

  it('is another than one that is worth going to, and than one where nobody is', () => {
    expect(occasionsOf({ afterDark: 'yes' }, afternoon)).toEqual(['usual 14:30 to 20:29']);
    const { occasions } = candidateFor({ afterDark: 'no' }, { startAt: afternoon });
    expect(occasions.map(({ moment, windows }) => [moment, windows[0]?.end])).toEqual([['usual', 1031]]);
  });
});

describe('a candidate', () => {
  it('of a house with a programme is seen from beginning to end', () => {
    const cinema: Partial<Place> = { openingHours: '10:00-24:00', visitMinutes: { min: 90, typical: 110, max: 150 } };
    expect(candidateFor({ ...cinema, startTimes: ['14:00'] }).visit).toEqual({ min: 110, typical: 110, max: 110 });
    expect(candidateFor({ ...cinema, startTimes: [] }).visit).toEqual(cinema.visitMinutes);
    expect(candidateFor(cinema).visit).toEqual(cinema.visitMinutes);
  });

  it.each([
    [{}, true],
    [{ startTimes: ['20:00'] }, true],
    [{ startTimes: [] }, false],
  ] satisfies [Partial<Place>, boolean][])('with %j may be planned without being asked for: %s', (changed, expected) => {
    expect(isPlannable(placeOf('it', changed))).toBe(expected);
  });

  it.each([
    ['10:00-10:35', true],
    ['10:00-10:34', false],
    ['15:40-20:00', true],
    ['15:41-20:00', false],
    ['Mo 10:00-20:00', false],
  ])('open %s fits half a day from ten with its shortest visit of 20 minutes: %s', (openingHours, expected) => {
    expect(fitsSlot(candidateFor({ openingHours }), slotFor('2026-11-24T10:00'))).toBe(expected);
  });

  it.each([
    [{ start: 600, end: 700, lastBegin: 690 }, 60, { from: 600, to: 640 }],
    [{ start: 600, end: 700, lastBegin: 620 }, 60, { from: 600, to: 620 }],
    [{ start: 600, end: 700, lastBegin: 690 }, 101, undefined],
  ])('begins a visit in %j of %i minutes in time: %j', (window, minutes, expected) => {
    expect(beginsOf(window, minutes)).toEqual(expected);
  });
});

describe('the minutes in which places are visited', () => {
  it.each([
    ['2026-11-24T10:00', 360],
    ['2026-11-24T05:00', 240],
    ['2026-11-24T22:00', 180],
    ['2026-11-24T01:30', 30],
    // The clocks go forward at two.
    ['2027-03-28T01:30', 90],
  ])('of half a day from %s are %i', (startAt, minutes) => {
    expect(visitingMinutes(slotFor(startAt))).toBe(minutes);
  });
});
