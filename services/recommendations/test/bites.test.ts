import { expect, it } from 'vitest';
import { eatingAt, hungryIn } from '../src/planner/bites.js';
import { placeOf } from './made-up-city.js';

const hall = placeOf('hall', { category: 'market', tags: ['food'], mealsThere: ['lunch'] });
const lunchAt = (hour: number) => [{ meal: 'lunch' as const, minutes: 60, from: hour * 60, to: hour * 60 + 45, latest: hour * 60 + 60 }];
const part = (from: number, to: number) => ({ from: from * 60, to: to * 60 });

it.each([
  ['what begins before is over when lunch can be', 12, [part(9, 15)], [part(9, 13)]],
  ['what begins within three hours after it isn’t at its best', 12, [part(15.5, 17)], []],
  ['what begins three hours after it is', 12, [part(16, 17)], [part(16, 17)]],
  ['the evening is, however late lunch was', 15.5, [part(18, 24)], [part(18, 24)]],
])('%s', (_what, hour, parts, left) => {
  expect(hungryIn(parts, hall, lunchAt(hour))).toEqual(left);
});

it('a place without stalls is as good after lunch as before, and so is one where the slot has no lunch', () => {
  const parts = [part(13.5, 18)];
  expect(hungryIn(parts, placeOf('shop', { category: 'shop' }), lunchAt(12))).toEqual(parts);
  expect(hungryIn(parts, hall, [])).toEqual(parts);
});

it('one eats a meal at stalls, a bite in a shop of food, and nothing among books', () => {
  const shop = (tag: 'food' | 'books') => placeOf('shop', { category: 'shop', tags: [tag] });
  expect([hall, shop('food'), shop('books')].map(eatingAt)).toEqual(['meal', 'bite', undefined]);
});
