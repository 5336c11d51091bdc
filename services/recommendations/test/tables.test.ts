import { describe, expect, it } from 'vitest';
import type { Restaurant } from '../src/catalogue/entry.js';
import { tableCosts, tablesNear } from '../src/planner/tables.js';
import { walkMinutes } from '../src/planner/walk.js';
import { cityWith, mood, noteCodes, placeOf, placesOf, replyIn, restaurantOf, slotFor } from './made-up-city.js';

const geo = { lat: 48.8566, lon: 2.3522 };
/** A point so many metres to the north. */
const north = (metres: number) => ({ lat: geo.lat + metres / 111_195, lon: geo.lon });
const one = { mood, date: '2026-11-24', meal: 'lunch', minute: 750, geo };

function near(restaurants: readonly Restaurant[], changed: Partial<typeof one> = {}): [string, number][] {
  const content = cityWith({ places: [], restaurants });
  return tablesNear(content, { ...one, ...changed }).map(({ open, distanceMetres }) => [open.restaurant.id, distanceMetres]);
}

describe('the tables near a stop', () => {
  const inMetres = (...list: number[]) => list.map((metres) => restaurantOf(`at-${metres}`, { geo: north(metres) }));

  it('are the nearest within 1 km and another within 600 m, the nearest first', () => {
    expect(near(inMetres(1001, 900, 590, 300))).toEqual([
      ['at-300', 300],
      ['at-590', 590],
    ]);
    expect(near(inMetres(1001, 601, 300))).toEqual([['at-300', 300]]);
    expect(near(inMetres(1001, 1000))).toEqual([['at-1000', 1000]]);
    expect(near(inMetres(1001))).toEqual([]);
  });

  it('are in the order of their ids where they are equally near', () => {
    expect(near(['c', 'a', 'b'].map((id) => restaurantOf(id))).map(([id]) => id)).toEqual(['a', 'b']);
  });

  it.each([
    ['fits another mood', { moodFit: { 'bohemian-playful': 0.9 } }],
    ['fits too little', { moodFit: { [mood]: 0.69 } }],
    ['must be booked', { booking: 'required' }],
    ['serves other meals', { meals: ['breakfast', 'dinner', 'late'] }],
    ['opens a minute later', { openingHours: '12:31-23:00' }],
    ['is closed on that day', { openingHours: 'We-Mo 12:00-15:00' }],
    ['closes before the shortest stay is over', { openingHours: '12:00-13:14' }],
  ] satisfies [string, Partial<Restaurant>][])('leave out one that %s', (_what, changed) => {
    expect(near([restaurantOf('it', changed)])).toEqual([]);
  });

  it.each([
    ['fits just enough', { moodFit: { [mood]: 0.7 } }],
    ['may be booked', { booking: 'advised' }],
    ['opens when the meal begins', { openingHours: '12:30-23:00' }],
    ['closes when the shortest stay is over', { openingHours: '12:00-13:15' }],
  ] satisfies [string, Partial<Restaurant>][])('have one that %s', (_what, changed) => {
    expect(near([restaurantOf('it', changed)])).toEqual([['it', 0]]);
  });

  it('are those that are open at the hour of the meal', () => {
    const list = [restaurantOf('noon', { openingHours: '12:00-15:00' }), restaurantOf('evening', { openingHours: '18:30-23:30' })];
    expect(near(list, { meal: 'dinner', minute: 1170 })).toEqual([['evening', 0]]);
  });
});

describe('the cost of a meal at a stop', () => {
  const costs = (restaurants: readonly Restaurant[], startAt = '2026-11-24T10:00') =>
    tableCosts(cityWith({ places: [], restaurants }), mood, slotFor(startAt, 'full-day'))(placeOf('it', { geo }));

  it('is that of the way to the nearest table and back', () => {
    const list = [restaurantOf('near', { geo: north(200) }), restaurantOf('nearer', { geo: north(100), booking: 'required' })];
    // In ten hours from ten o'clock there is dinner, too.
    expect(costs(list)).toEqual([2 * 2 * walkMinutes(200), 2 * 2 * walkMinutes(200)]);
  });

  it('is 150 points where there is none within 1 km, more than any way to one', () => {
    expect(costs([restaurantOf('edge', { geo: north(999) })])).toEqual([2 * 2 * walkMinutes(999), 2 * 2 * walkMinutes(999)]);
    expect(2 * 2 * walkMinutes(1000)).toBeLessThan(150);
    expect(costs([])).toEqual([150, 150]);
    expect(costs([restaurantOf('far', { geo: north(1001) })])).toEqual([150, 150]);
  });

  it('is told for each meal of the slot', () => {
    const [lunch = 0, dinner = 0] = costs([restaurantOf('noon', { geo: north(100), meals: ['lunch'] })], '2026-11-24T12:00');
    expect([lunch, dinner]).toEqual([2 * 2 * walkMinutes(100), 150]);
  });
});

describe('a plan with a meal', () => {
  const places = placesOf(12);
  const asked = { startAt: '2026-11-24T10:00', seed: '1' };

  it('names the tables near the stop before it, and no note', () => {
    const { plan, notes, recommendations } = replyIn({ places, restaurants: [restaurantOf('it', { name: 'Chez Elle' })] }, asked);
    const [pause] = plan?.pauses ?? [];
    expect(pause).toMatchObject({ meal: 'lunch', tables: [{ id: 'it', restaurantName: 'Chez Elle', booking: 'none' }] });
    const host = recommendations.find(({ id }) => id === pause?.after);
    expect(host && pause && host.leave <= pause.start).toBe(true);
    expect(noteCodes({ notes })).not.toContain('no_table');
    expect(plan?.pause).toEqual({ start: pause?.start, end: pause?.end, minutes: 60 });
  });

  it('says that there is no table where none is within reach, for each meal', () => {
    const far = restaurantOf('far', { geo: { lat: 48.9, lon: 2.5 } });
    const { notes, plan } = replyIn({ places, restaurants: [far] }, { ...asked, timeframe: 'full-day', startAt: '2026-11-24T12:00' });
    expect(plan?.pauses.map(({ meal, tables }) => [meal, tables])).toEqual([
      ['lunch', []],
      ['dinner', []],
    ]);
    expect(notes.filter(({ code }) => code === 'no_table').map(({ params }) => params)).toEqual([{ meal: 'lunch' }, { meal: 'dinner' }]);
  });

  it.each([0, 1, 2, 3])('is taken where a table is near, other things being equal: place-%i', (index) => {
    const few = placesOf(4, () => ({ visitMinutes: { min: 40, typical: 60, max: 60 } }));
    const restaurants = few.slice(index, index + 1).map((place) => restaurantOf('it', { geo: place.geo }));
    expect(replyIn({ places: few, restaurants }, asked).plan?.pauses[0]?.after).toBe(`place-${index}`);
  });
});
