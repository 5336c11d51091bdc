import { describe, expect, it } from 'vitest';
import type { Place, Restaurant } from '../src/catalogue/entry.js';
import { isHadThere, mealsAt, tablesNamed, tablesNear } from '../src/planner/tables.js';
import { walkMinutes } from '../src/planner/walk.js';
import { cityWith, mood, noteCodes, placeOf, placesOf, replyIn, restaurantOf, slotFor } from './made-up-city.js';

const geo = { lat: 48.8566, lon: 2.3522 };
/** A point so many metres to the north. */
const north = (metres: number) => ({ lat: geo.lat + metres / 111_195, lon: geo.lon });
const one: Parameters<typeof tablesNear>[1] = { mood, date: '2026-11-24', meal: 'lunch', minute: 750, minutes: 60, geo };

function near(restaurants: readonly Restaurant[], changed: Partial<typeof one> = {}): [string, number][] {
  const content = cityWith({ places: [], restaurants });
  return tablesNear(content, { ...one, ...changed }).map(({ open, distanceMetres }) => [open.restaurant.id, distanceMetres]);
}

describe('the tables near a stop', () => {
  const inMetres = (...list: number[]) => list.map((metres) => restaurantOf(`at-${metres}`, { geo: north(metres) }));

  it('are, after the last stop, within 1.6 km', () => {
    expect(near(inMetres(1601, 1600), { isLast: true })).toEqual([['at-1600', 1600]]);
  });

  it('are first those at which the shortest stay and both ways fit into the meal', () => {
    const stay = (min: number) => ({ visitMinutes: { min, typical: 60, max: 90 } });
    const list = [restaurantOf('long', { geo: north(400), ...stay(50) }), restaurantOf('short', { geo: north(590), ...stay(30) })];
    expect(near(list).map(([id]) => id)).toEqual(['short', 'long']);
    expect(near(list, { minutes: 75 }).map(([id]) => id)).toEqual(['long', 'short']);
    expect(near(list.slice(0, 1))).toEqual([['long', 400]]);
  });

  it('say when they open, where that is up to a quarter of an hour after the meal begins', () => {
    const content = cityWith({ places: [], restaurants: [restaurantOf('soon', { openingHours: '12:45-23:00' }), restaurantOf('open')] });
    expect(tablesNear(content, one).map(({ open, opensAt }) => [open.restaurant.id, opensAt])).toEqual([
      ['open', undefined],
      ['soon', 765],
    ]);
  });

  it('are the nearest within 1 km and another within 600 m, the nearest first', () => {
    expect(near(inMetres(1001, 900, 590, 300))).toEqual([
      ['at-300', 300],
      ['at-590', 590],
    ]);
    expect(near(inMetres(1001, 601, 300))).toEqual([['at-300', 300]]);
    expect(near(inMetres(1001, 1000))).toEqual([['at-1000', 1000]]);
    expect(near(inMetres(1001))).toEqual([]);
  });

  it('are first the one on the way to the next stop', () => {
    const list = [restaurantOf('ahead', { geo: north(250) }), restaurantOf('behind', { geo: north(-100) })];
    expect(near(list).map(([id]) => id)).toEqual(['behind', 'ahead']);
    expect(near(list, { next: north(800) }).map(([id]) => id)).toEqual(['ahead', 'behind']);
    // Of two on the way, the nearest.
    expect(near(inMetres(300, 50), { next: north(800) }).map(([id]) => id)).toEqual(['at-50', 'at-300']);
  });

  it('are in the order of their ids where they are equally near', () => {
    expect(near(['c', 'a', 'b'].map((id) => restaurantOf(id))).map(([id]) => id)).toEqual(['a', 'b']);
  });

  it.each([
    ['fits another mood', { moodFit: { 'bohemian-playful': 0.9 } }],
    ['fits too little', { moodFit: { [mood]: 0.69 } }],
    ['must be booked', { booking: 'required' }],
    ['serves other meals', { meals: ['breakfast', 'dinner', 'late'] }],
    ['opens 16 minutes later', { openingHours: '12:46-23:00' }],
    ['closes within an hour of opening', { openingHours: '12:40-13:39' }],
    ['is closed on that day', { openingHours: 'We-Mo 12:00-15:00' }],
    ['closes within an hour', { openingHours: '12:00-13:29' }],
    ['closes before the shortest stay is over', { openingHours: '12:00-13:39', visitMinutes: { min: 70, typical: 80, max: 90 } }],
  ] satisfies [string, Partial<Restaurant>][])('leave out one that %s', (_what, changed) => {
    expect(near([restaurantOf('it', changed)])).toEqual([]);
  });

  it.each([
    ['fits just enough', { moodFit: { [mood]: 0.7 } }],
    ['may be booked', { booking: 'advised' }],
    ['opens when the meal begins', { openingHours: '12:30-23:00' }],
    ['closes after an hour', { openingHours: '12:00-13:30' }],
  ] satisfies [string, Partial<Restaurant>][])('have one that %s', (_what, changed) => {
    expect(near([restaurantOf('it', changed)])).toEqual([['it', 0]]);
  });

  it('are other ones than those of another meal, of another mood if need be, and the same where there are none', () => {
    const restaurants = [...inMetres(300, 590), restaurantOf('other', { geo: north(990), moodFit: {} })];
    const ids = (named: readonly string[], list = restaurants) => {
      const { tables, other } = tablesNamed(cityWith({ places: [], restaurants: list }), { ...one, named: new Set(named) });
      return [tables.map(({ open: { restaurant } }) => restaurant.id), other?.open.restaurant.id];
    };
    const both = ['at-300', 'at-590'];
    expect([ids(['at-300']), ids(both)]).toEqual([
      [['at-590'], undefined],
      [[], 'other'],
    ]);
    expect(ids(both, restaurants.slice(0, 2))).toEqual([both, undefined]);
  });

  it('are those that are open at the hour of the meal', () => {
    const list = [restaurantOf('noon', { openingHours: '12:00-15:00' }), restaurantOf('evening', { openingHours: '18:30-23:30' })];
    expect(near(list, { meal: 'dinner', minute: 1170 })).toEqual([['evening', 0]]);
  });
});

/** What the meals of a full day cost at a place. */
const costs = (restaurants: readonly Restaurant[], startAt = '2026-11-24T10:30', place: Partial<Place> = {}) => {
  const content = cityWith({ places: [placeOf('it', { geo, ...place })], restaurants });
  return content.places.map(mealsAt(content, mood, slotFor(startAt, 'full-day'))).flatMap(({ tableCosts }) => tableCosts);
};

describe('the cost of a meal at a stop', () => {
  it('is that of the way to the nearest table and back', () => {
    const list = [restaurantOf('near', { geo: north(200) }), restaurantOf('nearer', { geo: north(100), booking: 'required' })];
    // In ten hours from half past ten there is dinner, too, and nobody likes to eat at the same table again.
    expect(costs(list)).toEqual([2 * 8 * walkMinutes(200), 2 * 8 * walkMinutes(200) + 200]);
    const other = restaurantOf('other', { geo: north(300) });
    expect(costs([...list, other])).toEqual([2 * 8 * walkMinutes(200), 2 * 8 * walkMinutes(200)]);
  });

  it('is 1000 points where there is none within 1 km, more than any way to one', () => {
    expect(costs([restaurantOf('edge', { geo: north(999) })])).toEqual([2 * 8 * walkMinutes(999), 2 * 8 * walkMinutes(999) + 200]);
    expect(2 * 8 * walkMinutes(1000)).toBeLessThan(1000);
    expect(costs([])).toEqual([1000, 1000]);
    expect(costs([restaurantOf('far', { geo: north(1001) })])).toEqual([1000, 1000]);
  });

  it('is 150 points more where the nearest one fits other moods better, which is less than without any', () => {
    const unsure = (metres: number, fit = 0.3) => restaurantOf('unsure', { geo: north(metres), moodFit: { [mood]: fit } });
    const cost = 150 + 2 * 8 * walkMinutes(200);
    expect(costs([unsure(200)])).toEqual([cost, cost]);
    expect([costs([unsure(990)]), costs([unsure(200, 0)])]).toEqual([150 + 2 * 8 * walkMinutes(990), cost].map((each) => [each, each]));
    expect(costs([unsure(10), restaurantOf('fitting', { geo: north(900) })])[0]).toBe(2 * 8 * walkMinutes(900));
  });

  it('is 60 points more for a meal right after a bite, as in a cake shop', () => {
    const list = [restaurantOf('near', { geo: north(200) }), restaurantOf('other', { geo: north(200) })];
    const cakes = costs(list, '2026-11-24T10:30', { category: 'shop', tags: ['food'] });
    const books = costs(list, '2026-11-24T10:30', { category: 'shop', tags: ['books'] });
    expect(cakes.map((cost, meal) => cost - (books[meal] ?? 0))).toEqual([60, 60]);
  });

  it('is told for each meal of the slot', () => {
    const [lunch = 0, dinner = 0] = costs([restaurantOf('noon', { geo: north(100), meals: ['lunch'] })], '2026-11-24T12:00');
    expect([lunch, dinner]).toEqual([2 * 8 * walkMinutes(100), 1000]);
  });
});

describe('a meal at the stalls of a stop', () => {
  const market = { mealsThere: ['lunch', 'dinner'], openingHours: '10:00-18:00' } as const;

  it('costs no way, while they are open, but little after a whole visit', () => {
    expect(costs([], '2026-11-24T10:30', market)).toEqual([200, 1120]);
    expect(costs([], '2026-11-24T10:30', { ...market, openingHours: '10:00-23:30' })).toEqual([200, 200]);
    expect(costs([], '2026-11-24T10:30', { openingHours: '10:00-23:30' })).toEqual([1000, 1000]);
  });

  it('make a meal elsewhere right after it cost 120 points more', () => {
    const list = [restaurantOf('near', { geo: north(200), meals: ['dinner'] })];
    expect(costs(list, '2026-11-24T10:30', market)[1]).toBe((costs(list)[1] ?? 0) + 120);
  });

  it.each([
    ['for the whole meal', { from: 720, to: 780 }, true],
    ['not when they close during it', { from: 1050, to: 1110 }, false],
    ['not before they open', { from: 590, to: 650 }, false],
  ])('is to be had %s', (_name, times, isThere) => {
    const content = cityWith({ places: [placeOf('it', market)] });
    const [open] = content.places;
    expect(open && isHadThere(content, open, { date: '2026-11-24', meal: 'lunch', ...times })).toBe(isThere);
  });

  it('is said in the plan, and is no meal without a table', () => {
    const places = placesOf(12).map((place) => ({ ...place, mealsThere: ['lunch'] as const }));
    const { notes, plan } = replyIn({ places, restaurants: [] }, { startAt: '2026-11-24T10:00', seed: '1' });
    expect(plan?.pauses).toMatchObject([{ meal: 'lunch', atStop: true, tables: [] }]);
    expect(noteCodes({ notes })).not.toContain('no_table');
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

  it('names the nearest table of another mood where none of this one is within reach', () => {
    const unsure = restaurantOf('unsure', { moodFit: { [mood]: 0.5 } });
    const { notes, plan } = replyIn({ places, restaurants: [unsure] }, asked);
    expect(plan?.pauses.map(({ tables, otherTable }) => [tables, otherTable?.id])).toEqual([[[], 'unsure']]);
    expect(noteCodes({ notes })).toContain('no_table');
    const both = replyIn({ places, restaurants: [unsure, restaurantOf('it')] }, asked).plan;
    expect(both?.pauses.map(({ tables, otherTable }) => [tables.map(({ id }) => id), otherTable])).toEqual([[['it'], undefined]]);
  });

  it('names the table ahead first, where the plan goes on', () => {
    const at = (id: string, metres: number, openingHours: string) =>
      placeOf(id, { geo: north(metres), openingHours, category: id === 'a' ? 'park' : 'museum' });
    const stops = [at('a', 0, '11:00-12:45'), at('b', 700, '13:15-18:00'), { ...at('c', 900, '14:00-18:00'), category: 'church' as const }];
    const restaurants = [restaurantOf('behind', { geo: north(-150) }), restaurantOf('ahead', { geo: north(300) })];
    const { plan } = replyIn({ places: stops, restaurants }, { ...asked, startAt: '2026-11-24T11:00' });
    expect(plan?.pauses).toMatchObject([{ after: 'a', tables: [{ id: 'ahead' }, { id: 'behind' }] }]);
  });

  it('begins after lunch where one long visit is all there is', () => {
    const museum = placeOf('museum', { visitMinutes: { min: 120, typical: 150, max: 180 } });
    const { plan, recommendations } = replyIn({ places: [museum] }, { ...asked, startAt: '2026-11-24T13:00' });
    expect([plan?.start.slice(11), plan?.pauses, recommendations.map(({ id }) => id)]).toEqual(['13:31', [], ['museum']]);
  });

  it('begins at a start with all its meals, when none was asked for', () => {
    const museum = placeOf('museum', { visitMinutes: { min: 120, typical: 150, max: 180 } });
    const { plan } = replyIn({ places: [museum] }, { seed: '1', nowMs: Date.parse('2026-11-24T11:50Z') });
    // At 13:00 and 13:30 lunch would be due, but come too late after the visit.
    expect([plan?.start, plan?.pauses]).toEqual(['2026-11-24T14:00', []]);
  });

  it.each([0, 1, 2, 3])('is taken where a table is near, other things being equal: place-%i', (index) => {
    const few = placesOf(4, (at) => ({ visitMinutes: { min: 40, typical: 60, max: 60 }, geo: north(150 * at) }));
    const restaurants = few.slice(index, index + 1).map((place) => restaurantOf('it', { geo: place.geo }));
    expect(replyIn({ places: few, restaurants }, asked).plan?.pauses[0]?.after).toBe(`place-${index}`);
  });
});
