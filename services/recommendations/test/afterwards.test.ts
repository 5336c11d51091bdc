import { describe, expect, it } from 'vitest';
import type { Place } from '../src/catalogue/entry.js';
import { type Asked, mood, placeOf, placesOf, replyIn, restaurantOf } from './made-up-city.js';

/** Four hours from one o'clock in June, when the sun sets at ten. */
const afternoon: Asked = { startAt: '2027-06-14T13:00', timeframe: 'half-day', seed: '1' };
const byDay = placesOf(12, () => ({ openingHours: '10:00-17:30' }));
const { geo } = byDay[0] ?? placeOf('it');
/** Five streets away; a ride of more than twenty minutes. */
const far = { lat: geo.lat + 0.03, lon: geo.lon };
const bar: Partial<Place> = { category: 'bar', openingHours: '18:00-23:00', bestTime: ['evening', 'after-dark'], indoor: 1, geo };

/** A local time so many minutes later. */
function later(text = '', minutes = 0): string {
  return new Date(Date.parse(`${text}Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

function afterwards(changed: Partial<Place> = {}, asked: Asked = {}, restaurants = [restaurantOf('table', { geo })]) {
  const places = [...byDay, placeOf('bar', { ...bar, ...changed })];
  return replyIn({ places, restaurants }, { ...afternoon, exclude: [], ...asked }).plan?.afterwards;
}

const ideas = (...given: Parameters<typeof afterwards>) => afterwards(...given)?.places.map(({ id }) => id) ?? [];

describe('after a plan', () => {
  it('comes a dinner near its last stop, and then a place for the evening', () => {
    const { plan, recommendations } = replyIn(
      { places: [...byDay, placeOf('bar', bar)], restaurants: [restaurantOf('table', { geo })] },
      afternoon,
    );
    expect(recommendations.map(({ id }) => id)).not.toContain('bar');
    expect(plan?.afterwards).toMatchObject({
      tables: [{ id: 'table' }],
      places: [{ id: 'bar', title: 'Somewhere', category: 'bar', legMode: 'walk', until: '2027-06-14T22:45', seeProgramme: false }],
    });
    const [idea] = plan?.afterwards?.places ?? [];
    // Dinner in Paris begins at seven.
    expect(idea && Date.parse(idea.from) - Date.parse('2027-06-14T20:30')).toBe((idea?.legMinutes ?? 0) * 60_000);
  });

  it('comes dinner at another table than lunch, where there is one', () => {
    const nearest = restaurantOf('a', { geo });
    const table = (...restaurants: ReturnType<typeof restaurantOf>[]) => afterwards({}, {}, restaurants)?.tables.map(({ id }) => id);
    const other = restaurantOf('b', { geo: { ...geo, lat: geo.lat + 0.006 }, meals: ['dinner'] });
    expect([table(nearest), table(nearest, other)]).toEqual([['a'], ['b']]);
  });

  it('comes dinner at a table of another mood where there is none of this one', () => {
    const other = restaurantOf('other', { geo, moodFit: { [mood]: 0.3 } });
    const of = (...restaurants: ReturnType<typeof restaurantOf>[]) => {
      const { tables = [], otherTable, places = [] } = afterwards({}, {}, restaurants) ?? {};
      return [tables.map(({ id }) => id), otherTable?.id, places.map(({ id }) => id)];
    };
    expect(of(other)).toEqual([[], 'other', ['bar']]);
    expect(of(other, restaurantOf('a', { geo }), restaurantOf('it', { geo }))).toEqual([['it'], undefined, ['bar']]);
    // Where the only one was named for lunch.
    expect(of(other, restaurantOf('it', { geo }))).toEqual([[], 'other', ['bar']]);
    expect(of(restaurantOf('unlike', { geo, moodFit: { [mood]: 0 } }))[1]).toBe('unlike');
  });

  it('comes the evening at once where no table is near', () => {
    const visitMinutes = { min: 30, typical: 60, max: 90 };
    const places = [
      ...placesOf(12, () => ({ openingHours: '08:00-19:00', visitMinutes })),
      placeOf('bar', { ...bar, openingHours: '19:00-23:00' }),
    ];
    const { plan } = replyIn({ places }, { ...afternoon, timeframe: 'full-day', startAt: '2027-06-14T09:30' });
    const [idea] = plan?.afterwards?.places ?? [];
    expect(plan?.afterwards).toMatchObject({ tables: [], places: [{ id: 'bar' }] });
    expect([later(plan?.end, idea?.legMinutes), '2027-06-14T19:00']).toContain(idea?.from);
  });

  it.each<[string, Partial<Place>, Asked]>([
    ['is of another mood', { moodFit: { [mood]: 0.5 } }, {}],
    ['is closed by then', { openingHours: '12:00-19:00' }, {}],
    ['closes before a usual visit is over', { openingHours: '18:00-21:00' }, {}],
    ['opens much later', { openingHours: '22:00-01:00' }, {}],
    ['is for the day', { bestTime: ['morning'] }, {}],
    ['is only passed in the dark', { afterDark: 'lit' }, {}],
    ['is far away', { geo: far }, {}],
    ['must be booked in advance', { booking: 'required' }, {}],
    ['isn’t wanted', {}, { exclude: ['bar'] }],
    ['lies in the open in winter', { indoor: 0 }, { startAt: '2026-12-07T13:00' }],
  ])('comes no place that %s', (_what, changed, asked) => {
    expect(ideas(changed, asked)).toEqual([]);
  });

  it('comes what lies in the open in summer, and a bar in winter', () => {
    const warm = placesOf(12, () => ({ openingHours: '10:00-17:30', indoor: 1 }));
    const city = { places: [...warm, placeOf('bar', bar)], restaurants: [restaurantOf('table', { geo })] };
    const winter = replyIn(city, { ...afternoon, startAt: '2026-12-07T13:00' }).plan?.afterwards;
    expect([ideas({ indoor: 0 }), winter?.places.map(({ id }) => id)]).toEqual([['bar'], ['bar']]);
  });

  it('come places of two kinds, and no second bar', () => {
    const stage = { ...bar, category: 'music' } satisfies Partial<Place>;
    const late = ['bar', 'bar', 'music'].map((category, index) => placeOf(`late-${index}`, { ...(category === 'bar' ? bar : stage) }));
    const kindsFollowing = (more: Asked) => {
      const { plan } = replyIn({ places: [...byDay, ...late], restaurants: [restaurantOf('table', { geo })] }, { ...afternoon, ...more });
      return plan?.afterwards?.places.map(({ category }) => category).sort();
    };
    expect(kindsFollowing({})).toEqual(['bar', 'music']);
    // With a bar among its stops.
    expect(kindsFollowing({ startAt: '2027-06-14T14:30', pin: ['late-0'] })).toEqual(['music']);
  });

  it('comes no second view from above, and nothing much the same as a stop', () => {
    const [first = placeOf('it'), ...others] = byDay;
    const following = (had: Partial<Place>, changed: Partial<Place>) =>
      replyIn(
        {
          places: [{ ...first, ...had }, ...others, placeOf('late', { ...bar, ...changed })],
          restaurants: [restaurantOf('table', { geo })],
        },
        { ...afternoon, pin: [first.id] },
      ).plan?.afterwards?.places.map(({ id }) => id);
    expect(following({}, { category: 'viewpoint' })).toEqual(['late']);
    expect(following({ category: 'viewpoint' }, { category: 'viewpoint' })).toEqual([]);
    expect([following({}, { alike: 'deck' }), following({ alike: 'deck' }, { alike: 'deck' })]).toEqual([['late'], []]);
  });

  it('comes the evening from the table, where dinner ends the plan', () => {
    const east = (minutes: number) => ({ ...geo, lon: geo.lon + minutes * 0.00085 });
    const { plan } = replyIn(
      {
        places: [
          ...placesOf(6, () => ({ openingHours: '10:00-19:30', geo })),
          placeOf('stage', { ...bar, category: 'music', startTimes: [], geo: east(14) }),
        ],
        restaurants: [restaurantOf('table', { geo: east(10) })],
      },
      { ...afternoon, timeframe: 'full-day', startAt: '2027-06-14T17:00', exclude: [] },
    );
    expect(plan?.pauses.at(-1)).toMatchObject({ meal: 'dinner', end: plan?.end });
    expect(plan?.afterwards?.places).toMatchObject([{ id: 'stage', legMinutes: 7 }]);
  });

  it('may come a house whose programme has to be looked up', () => {
    const theatre = { category: 'theatre', bestTime: [], startTimes: [], openingHours: '17:00-23:00' } satisfies Partial<Place>;
    expect(afterwards(theatre)?.places).toMatchObject([{ id: 'bar', seeProgramme: true }]);
  });

  it('comes nothing in the morning, after an hour or two, or where nothing is known', () => {
    expect(afterwards({}, { startAt: '2027-06-14T09:00' })).toBeUndefined();
    expect(afterwards({ openingHours: '10:00-23:00' }, { timeframe: '1-2-hours', startAt: '2027-06-14T17:00' })).toBeUndefined();
    expect(afterwards({ geo: far }, {}, [])).toBeUndefined();
  });
});
