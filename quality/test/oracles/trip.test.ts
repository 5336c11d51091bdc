import { describe, expect, it } from 'vitest';
import { slotFacts } from '../../src/oracles/facts/slot-facts.js';
import { spotsOf } from '../../src/oracles/possible/spot.js';
import { eat, type Trip, tripFrom, visit } from '../../src/oracles/possible/trip.js';
import { places, planCase } from './small-city.js';
import { halfDay } from './small-city-cases.js';

const open = places.map((place) => ({ ...place, openingHours: '07:00-23:30', afterDark: 'yes' as const }));
const minute = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** Half a day from a time: a visit until another time, dinner, and a visit of twenty minutes after it, where there is time for them. */
function dinnerIn(start: string, visitUntil: string): { dinner: Trip | undefined; after: Trip | undefined } {
  const startAt = `2027-06-16T${start}`;
  const slot = slotFacts(planCase({ ...halfDay, startAt }, false, open), startAt);
  const [first, second] = slot ? spotsOf(slot) : [];
  const meal = slot?.meals.find((each) => each.meal === 'dinner');
  const visited = slot && first && visit(slot, tripFrom(slot.start), first, 60);
  if (!slot || !second || !meal || !visited) {
    throw new RangeError('no slot, meal or visit');
  }
  const dinner = eat(slot, { ...visited, time: minute(visitUntil) }, meal);
  return { dinner, after: dinner && visit(slot, dinner, second, 20) };
}

describe('dinner of a possible plan', () => {
  it('takes an hour and a half, and a visit follows, where there is time', () => {
    const { dinner, after } = dinnerIn('16:00', '19:20');
    expect(dinner).toMatchObject({ time: minute('20:50'), wait: 0, isOver: false });
    expect(after?.visited).toHaveLength(2);
  });

  it.each([
    ['18:50', '20:00', 10],
    ['19:00', '20:00', 0],
    ['19:15', '20:15', 0],
  ])('takes an hour, and nothing follows, in a slot that ends at 20:15: after a visit until %s', (visitUntil, time, wait) => {
    const { dinner, after } = dinnerIn('14:15', visitUntil);
    expect(dinner).toMatchObject({ time: minute(time), wait, isOver: true });
    expect(after).toBeUndefined();
  });

  it('is none where less than an hour is left', () => {
    expect(dinnerIn('14:15', '19:16').dinner).toBeUndefined();
  });
});
