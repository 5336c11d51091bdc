import { describe, expect, it } from 'vitest';
import type { Place } from '../src/catalogue/entry.js';
import { laterStart } from '../src/presenters/later-start.js';
import { type Asked, mood, noteCodes, placesOf, replyIn } from './made-up-city.js';

describe('a start that becomes later', () => {
  const asked = '2026-11-24T10:00';

  it.each([
    [true, '2026-11-24T10:00', undefined],
    [true, '2026-11-24T12:00', undefined],
    [true, '2026-11-24T12:01', 'The next plan of this length begins at 12:01.'],
    [true, '2026-11-25T09:00', 'The next plan of this length begins at 09:00 tomorrow.'],
    [true, '2026-11-28T09:00', 'The next plan of this length begins at 09:00 on Saturday.'],
    [false, '2026-11-24T10:30', undefined],
    [false, '2026-11-24T10:31', expect.stringContaining('this plan begins at 10:31.')],
    [false, '2026-11-25T09:00', expect.stringContaining('this plan begins at 09:00 tomorrow.')],
  ])('is told when it matters: now %s, to %s', (isNow, start, text) => {
    const notes = laterStart({ at: asked, isNow }, start);
    expect(notes).toEqual(text === undefined ? [] : [{ code: 'starts_later', params: { from: asked, to: start }, text }]);
  });

  it('is told on another day, however soon that is', () => {
    expect(laterStart({ at: '2026-12-31T23:45', isNow: true }, '2027-01-01T00:15')).toMatchObject([
      { text: 'The next plan of this length begins at 00:15 tomorrow.' },
    ]);
  });
});

/** The notes of a plan with a certain code, without their texts. */
function notesWith(code: string, places: readonly Place[], asked: Asked): unknown[] {
  return replyIn({ places }, { seed: '1', ...asked })
    .notes.filter((note) => note.code === code)
    .map(({ params }) => params);
}

describe('the start of a plan', () => {
  const from = (openingHours: string) => placesOf(8, () => ({ openingHours }));

  it('is when something opens, where nothing is open for half an hour', () => {
    const asked = { startAt: '2026-11-24T10:00', seed: '1' };
    const { plan, notes } = replyIn({ places: from('10:31-22:00') }, asked);
    expect(plan?.start).toBe('2026-11-24T10:31');
    expect(noteCodes({ notes })).toContain('starts_later');
    const onTime = replyIn({ places: from('10:30-22:00') }, asked);
    expect([onTime.plan?.start, noteCodes(onTime).includes('starts_later')]).toEqual(['2026-11-24T10:00', false]);
  });

  it('has its whole slot then', () => {
    const { plan, notes } = replyIn({ places: from('12:30-22:00') }, { startAt: '2026-11-24T10:00', seed: '1' });
    expect(plan?.start).toBe('2026-11-24T12:30');
    expect(plan && plan.totalMinutes >= 240 && plan.end > '2026-11-24T16:00').toBe(true);
    expect(noteCodes({ notes })).not.toContain('short_plan');
  });

  it('is when a visit fits, where what is open closes too soon for one', () => {
    const places = placesOf(6, () => ({ openingHours: '10:00-10:30,13:00-20:00', visitMinutes: { min: 45, typical: 50, max: 60 } }));
    expect(replyIn({ places }, { startAt: '2026-11-24T10:00', seed: '1' }).plan?.start).toBe('2026-11-24T13:00');
  });

  it('is when a place opens that may be in the plan, where only little-known ones are open before', () => {
    const gem = placesOf(1, () => ({ hiddenGem: true }));
    const others = placesOf(5, () => ({ openingHours: '12:00-20:00' })).slice(1);
    const { plan, recommendations } = replyIn({ places: [...gem, ...others] }, { startAt: '2026-11-24T10:00', seed: '1' });
    expect(recommendations.length).toBeGreaterThanOrEqual(4);
    expect(plan && plan.start <= '2026-11-24T12:00').toBe(true);
    const one = replyIn({ places: [...gem, ...others.slice(0, 1)] }, { startAt: '2026-11-24T10:00', seed: '1' });
    expect(one.recommendations.map(({ id }) => id)).toEqual(['place-1']);
  });

  it('is no note for a start that is asked for and kept, and one for “now” on another day', () => {
    expect(notesWith('starts_later', from('09:00-22:00'), { startAt: '2026-11-28T10:00' })).toEqual([]);
    // 17:00 on Tuesday; half a day begins at 15:00 at the latest.
    const nowMs = Date.parse('2026-11-24T16:00:00Z');
    expect(notesWith('starts_later', from('09:00-22:00'), { nowMs })).toEqual([{ from: '2026-11-24T17:15', to: '2026-11-25T09:00' }]);
  });
});

describe('a great sight that is closed on that day', () => {
  const closed = (bestTime: Place['bestTime']): Partial<Place> => ({
    openingHours: 'Mo 10:00-23:00',
    moodFit: { [mood]: 1 },
    indoor: 1,
    icon: true,
    bestTime,
  });
  /** Eight places that are open until four, and a better one that is closed on Tuesdays. */
  const withClosed = (bestTime: Place['bestTime']) =>
    placesOf(9, (index) => (index === 8 ? closed(bestTime) : { openingHours: '09:00-16:00' }));
  const asked = { startAt: '2026-11-24T10:00' };
  const told = [{ id: 'place-8', name: 'Somewhere' }];

  it.each<[string, Place['bestTime']]>([
    ['at any hour', []],
    ['in the morning', ['morning']],
    ['in the evening as well as in the morning', ['morning', 'evening']],
  ])('is named when it is worth a visit %s', (_when, bestTime) => {
    expect(notesWith('closed_that_day', withClosed(bestTime), asked)).toEqual(told);
  });

  it('is all that is named: nobody misses a place that they don’t know', () => {
    const places = withClosed([]).map((place) => ({ ...place, icon: false }));
    expect(notesWith('closed_that_day', places, asked)).toEqual([]);
  });

  // In June the golden hour begins after nine in the evening.
  it.each<[Place['bestTime'][number], string]>([
    ['evening', '2026-11-24T10:00'],
    ['after-dark', '2026-11-24T10:00'],
    ['golden-hour', '2027-06-15T10:00'],
  ])('is not missed in a plan that is over by six: one for %s', (part, startAt) => {
    expect(notesWith('closed_that_day', withClosed([part]), { startAt })).toEqual([]);
    expect(notesWith('closed_that_day', withClosed([part, 'midday']), { startAt })).toEqual(told);
  });

  it.each([
    ['2026-11-24T18:00', 45, []],
    ['2026-11-24T18:01', 46, told],
  ])('is missed in the evening when the plan ends later than six: at %s', (end, typical, expected) => {
    const [first, ...others] = withClosed(['evening']);
    const performance = { startTimes: ['17:15'], openingHours: '09:00-23:00', visitMinutes: { min: typical, typical, max: typical } };
    const places = [...(first ? [{ ...first, ...performance }] : []), ...others];
    const { plan, notes } = replyIn({ places }, { startAt: '2026-11-24T12:30', pin: ['place-0'], seed: '1' });
    expect(plan?.end).toBe(end);
    expect(notes.filter(({ code }) => code === 'closed_that_day').map(({ params }) => params)).toEqual(expected);
  });
});

describe('a short plan', () => {
  const asked = { startAt: '2026-11-24T10:00' };

  it('lacks places: how many there are, and how many were wanted', () => {
    expect(notesWith('short_plan', placesOf(3), asked)).toEqual([{ why: 'places', stops: 3, wanted: 4 }]);
  });

  it('lacks minutes: how many are lived, and how many were wanted', () => {
    const brief = placesOf(4, () => ({ visitMinutes: { min: 10, typical: 20, max: 20 } }));
    const { notes, plan } = replyIn({ places: brief }, { ...asked, seed: '1' });
    const lived = (plan?.totalMinutes ?? 0) - (plan?.waitMinutes ?? 0);
    expect(notes.filter(({ code }) => code === 'short_plan').map(({ params }) => params)).toEqual([
      { why: 'minutes', minutes: lived, wanted: 240 },
    ]);
    expect(notes.find(({ code }) => code === 'short_plan')?.text).toMatch(/^A shorter plan than usual: .* instead of 4 h\.$/);
  });

  it('is one also where waiting fills the minutes', () => {
    const brief = placesOf(4, (index) => ({
      visitMinutes: { min: 30, typical: 36, max: 36 },
      openingHours: index < 2 ? '10:00-11:30' : '12:20-20:00',
    }));
    const { notes, plan } = replyIn({ places: brief }, { ...asked, seed: '1' });
    expect(plan && plan.totalMinutes >= 240 && plan.totalMinutes - plan.waitMinutes < 240).toBe(true);
    expect(noteCodes({ notes })).toContain('short_plan');
  });

  it('has no note when it is full', () => {
    expect(notesWith('short_plan', placesOf(8), asked)).toEqual([]);
  });

  it('of nothing has no plan', () => {
    const { plan, recommendations, alternatives, notes } = replyIn(
      { places: placesOf(4, () => ({ openingHours: 'Mo 10:00-18:00' })) },
      asked,
    );
    expect([plan, recommendations, alternatives]).toEqual([null, [], []]);
    expect(noteCodes({ notes })).toContain('short_plan');
  });
});

describe('an evening', () => {
  it('has its note with the number of stops instead of a full day’s stops and minutes', () => {
    const { notes, recommendations, plan } = replyIn(
      { places: placesOf(9) },
      { timeframe: 'full-day', startAt: '2026-11-24T18:00', seed: '1' },
    );
    const { length } = recommendations;
    expect(length >= 3 && length <= 5).toBe(true);
    expect(notes.filter(({ code }) => ['evening_plan', 'short_plan'].includes(code))).toEqual([
      { code: 'evening_plan', params: { stops: length }, text: 'It is too late for a full day, so this is an evening with dinner.' },
    ]);
    expect(plan?.pauses.map(({ meal }) => meal)).toEqual(['dinner']);
    expect(plan && plan.end <= '2026-11-25T01:00').toBe(true);
  });

  it('without time for dinner says nothing of it', () => {
    const late = replyIn({ places: placesOf(9) }, { timeframe: 'full-day', startAt: '2026-11-24T21:00', seed: '1' });
    expect(late.notes.find(({ code }) => code === 'evening_plan')?.text).toBe('It is too late for a full day, so this is an evening.');
  });

  it('has more stops only when more are pinned', () => {
    const pin = placesOf(7).map(({ id }) => id);
    const brief = placesOf(9, () => ({ indoor: 1, visitMinutes: { min: 10, typical: 15, max: 30 } }));
    const asked: Asked = { timeframe: 'full-day', startAt: '2026-11-24T18:00', seed: '1' };
    expect(replyIn({ places: brief }, asked).recommendations).toHaveLength(5);
    expect(
      replyIn({ places: brief }, { ...asked, pin })
        .recommendations.map(({ id }) => id)
        .sort(),
    ).toEqual(pin);
  });

  it.each([
    ['full-day', '2026-11-24T15:00'],
    ['half-day', '2026-11-24T18:00'],
  ] as const)('is none for a %s from %s', (timeframe, startAt) => {
    expect(notesWith('evening_plan', placesOf(9), { timeframe, startAt })).toEqual([]);
  });

  it('is none of a day that was asked for in time, where everything opens late', () => {
    const { notes, plan } = replyIn(
      { places: placesOf(6, () => ({ openingHours: '18:00-23:30' })) },
      { timeframe: 'full-day', startAt: '2026-11-24T10:30', seed: '1' },
    );
    expect([plan?.start, noteCodes({ notes })]).toEqual(['2026-11-24T18:00', expect.arrayContaining(['starts_later', 'short_plan'])]);
    expect(noteCodes({ notes })).not.toContain('evening_plan');
  });
});
