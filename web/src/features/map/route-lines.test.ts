import { pointOn } from '@city-genie/city-data/geography/curves';
import { distance } from '@city-genie/city-data/geography/plane';
import { expect, it } from 'vitest';
import { sampleStop } from '../../testing/sample-plan.js';
import { boundsOf, metresToNearest, routeBetween } from './route-lines.js';

const stops = [
  sampleStop('a', { geo: { lat: 48.85, lon: 2.33 } }),
  sampleStop('b', { geo: { lat: 48.86, lon: 2.35 }, legMode: 'transit' }),
  sampleStop('c', { geo: { lat: 48.87, lon: 2.34 } }),
];
const pins = [
  { x: 0, y: 200 },
  { x: 200, y: 100 },
  { x: 100, y: 0 },
];

it('leads from the edge of each pin to that of the next, and says how one gets there', () => {
  const { legs } = routeBetween(pins, stops, []);
  expect(legs.map(({ mode }) => mode)).toEqual(['transit', 'walk']);
  for (const [index, { curve }] of legs.entries()) {
    const [from = { x: 0, y: 0 }, to = from] = pins.slice(index, index + 2);
    expect([distance(curve.from, from), distance(curve.to, to)]).toEqual([expect.closeTo(19), expect.closeTo(19)]);
  }
  expect(routeBetween(pins.slice(0, 1), stops.slice(0, 1), []).legs).toEqual([]);
});

it('has meals on the way from their stop, beside the last one, and nowhere after a stop that isn’t there', () => {
  const pauses = [
    { meal: 'lunch', after: 'a' },
    { meal: 'dinner', after: 'c' },
    { meal: 'lunch', after: 'gone' },
  ] as const;
  const { legs, meals } = routeBetween(pins, stops, pauses);
  const [middle = { x: 0, y: 0 }] = legs.map(({ curve }) => pointOn(curve, 0.5));
  expect(meals[0] && distance(meals[0], middle)).toBeLessThan(1);
  expect(meals.slice(1)).toEqual([{ x: 138, y: 0 }]);
  const near = [pins[0], { x: 36, y: 200 }].flatMap((pin) => pin ?? []);
  const [beside] = routeBetween(near, stops, pauses.slice(0, 1)).meals;
  expect(near.map((pin) => beside && distance(pin, beside)).filter((gap) => gap === undefined || gap < 31)).toEqual([]);
});

it('knows the bounds of places, and how far away they are', () => {
  const geos = stops.map(({ geo }) => geo);
  expect(boundsOf(geos)).toEqual([
    [2.33, 48.85],
    [2.35, 48.87],
  ]);
  // A hundredth of a degree of latitude is 1,112 metres.
  expect(metresToNearest({ lat: 48.88, lon: 2.34 }, geos)).toBeCloseTo(1112, -1);
});
