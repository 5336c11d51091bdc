import { paris } from '@city-genie/city-data/cities/paris';
import type { CuisineRequest } from '@city-genie/contracts/cuisine/routes';
import { describe, expect, it } from 'vitest';
import type { Restaurant } from '../src/catalogue/entry.js';
import { chooseRestaurants } from '../src/cuisine/choose-restaurants.js';
import { cityWith, mood, placeOf, restaurantOf } from './made-up-city.js';

const geo = { lat: 48.8566, lon: 2.3522 };
/** A point so many metres to the north. */
const north = (metres: number) => ({ lat: geo.lat + metres / 111_195, lon: geo.lon });
const stop = placeOf('stop', { geo });
const noon = '2026-11-24T12:30';

function chosen(restaurants: readonly Restaurant[], asked: Pick<CuisineRequest, 'mealAt' | 'near' | 'after'> = {}, today = '2026-11-24') {
  const content = cityWith({ places: [stop, placeOf('elsewhere', { geo: north(5000) })], restaurants });
  const request = { mood, timeframe: 'half-day' as const, startAt: noon, ...asked };
  return chooseRestaurants({ city: paris, content, today }, request);
}

const idsOf = ({ restaurants }: ReturnType<typeof chosen>) => restaurants.map(({ restaurant }) => restaurant.id);

describe('a table that must be booked', () => {
  const list = [restaurantOf('booked', { booking: 'required' }), restaurantOf('advised', { booking: 'advised' })];

  it.each([
    ['today', '2026-11-24', ['advised']],
    ['on another day', '2026-11-23', ['advised', 'booked']],
  ])('%s', (_when, today, ids) => {
    expect(idsOf(chosen(list, {}, today)).toSorted()).toEqual(ids);
  });
});

describe('the meal', () => {
  const list = [
    restaurantOf('noon', { meals: ['lunch'] }),
    restaurantOf('night', { meals: ['dinner'], openingHours: '18:30-23:00' }),
    restaurantOf('tomorrow', { meals: ['dinner'], openingHours: 'We 18:30-23:00' }),
  ];

  it.each([
    [{}, '2026-11-24', 'lunch', ['noon']],
    [{ mealAt: '2026-11-24T19:30' }, '2026-11-24', 'dinner', ['night']],
    [{ mealAt: '2026-11-25T19:30' }, '2026-11-25', 'dinner', ['night', 'tomorrow']],
  ] satisfies [Pick<CuisineRequest, 'mealAt'>, string, string, string[]][])(
    'is that of the request %j, on its date',
    (asked, date, meal, ids) => {
      const choice = chosen(list, asked);
      expect([choice.date, choice.meal.name, idsOf(choice).toSorted()]).toEqual([date, meal, ids]);
    },
  );

  it('may begin 45 minutes before the kitchen opens, and leaves time for the shortest stay', () => {
    const at = (openingHours: string) => idsOf(chosen([restaurantOf('it', { openingHours })]));
    expect([at('13:15-16:00'), at('13:16-16:00'), at('12:00-13:15'), at('12:00-13:14')]).toEqual([['it'], [], ['it'], []]);
  });
});

describe('the distance', () => {
  const far = restaurantOf('far', { geo: north(3000), qualityScore: 5, moodFit: { [mood]: 1 } });
  const near = (count: number) => Array.from({ length: count }, (_, index) => restaurantOf(`near-${index}`, { geo: north(100 * index) }));

  it('is that from the stop before the meal, else from any stop of the plan', () => {
    const list = [restaurantOf('here', { geo }), restaurantOf('there', { geo: north(5000) })];
    expect(idsOf(chosen(list, { after: 'stop', near: ['elsewhere'] }))[0]).toBe('here');
    expect(idsOf(chosen(list, { after: 'elsewhere', near: ['stop'] }))[0]).toBe('there');
    expect(idsOf(chosen(list, { near: ['elsewhere'] }))[0]).toBe('there');
    expect(idsOf(chosen(list, { after: 'no-such-place', near: ['stop'] }))[0]).toBe('here');
  });

  it('decides the order of those that are chosen', () => {
    const best = restaurantOf('best', { geo: north(900), qualityScore: 5, moodFit: { [mood]: 1 } });
    const list = [best, restaurantOf('far', { geo: north(2000) }), restaurantOf('near', { geo: north(800), qualityScore: 1 })];
    expect(idsOf(chosen(list, { after: 'stop' }))).toEqual(['near', 'best', 'far']);
    expect(idsOf(chosen(list))[0]).toBe('best');
  });

  it('is 2.5 km at most where there are six within it', () => {
    expect(idsOf(chosen([...near(6), far], { after: 'stop' }))).not.toContain('far');
    expect(idsOf(chosen([...near(5), far], { after: 'stop' }))).toContain('far');
  });
});

describe('the choice', () => {
  it('has nine at most, of four cuisines and two prices where there are as many', () => {
    const french = Array.from({ length: 12 }, (_, index) => restaurantOf(`french-${index}`, { qualityScore: 5 }));
    const others = ['Thai', 'Greek', 'Lebanese'].map((cuisine) => restaurantOf(cuisine, { cuisine, qualityScore: 2 }));
    const dear = restaurantOf('dear', { priceLevel: 4, qualityScore: 1.5 });
    const { restaurants } = chosen([...french, ...others, dear]);
    expect(restaurants).toHaveLength(9);
    expect(new Set(restaurants.map(({ restaurant }) => restaurant.cuisine)).size).toBe(4);
    expect(new Set(restaurants.map(({ restaurant }) => restaurant.priceLevel)).size).toBe(2);
  });

  it('has those that fit the mood from its line on', () => {
    const list = [0.69, 0.7].map((fit) => restaurantOf(`fits-${fit}`, { moodFit: { [mood]: fit } }));
    expect(idsOf(chosen(list))).toEqual(['fits-0.7']);
  });
});
