import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { expect, it } from 'vitest';
import { lateStops } from '../../src/oracles/best-times.js';
import type { PlanCase } from '../../src/oracles/facts/plan-case.js';
import { planCase } from './small-city.js';
import { at, darkHalfDay, withPlace } from './small-city-cases.js';

/** Half a day from 17:30 in November, in a city whose places are for the morning alone, but for one stop. */
function withTimes(bestTime: Place['bestTime'], index = 0): PlanCase {
  const from = planCase(darkHalfDay);
  return withPlace({ ...from, places: from.places.map((place) => ({ ...place, bestTime: ['morning'] })) }, index, { bestTime });
}

it.each<[Place['bestTime'], number, boolean]>([
  [['after-dark'], 0, true],
  [['evening'], 1, true],
  [['evening', 'after-dark'], -1, true],
  [['golden-hour'], -1, false],
])('a stop at a place for %j, number %i, is at its time: %s', (bestTime, index, isAtItsTime) => {
  const from = withTimes(bestTime, index);
  const { id, arrive } = at(from.reply.recommendations, index);
  expect(lateStops(from)).toEqual([{ id, arrive, isAtItsTime }]);
});

it('places that are for other times, too, or a reply without a plan, are not listed', () => {
  expect(lateStops(withTimes(['morning', 'golden-hour']))).toEqual([]);
  const from = withTimes(['evening']);
  expect(lateStops({ ...from, reply: { ...from.reply, plan: null } })).toEqual([]);
});
