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
    expect(dinner).toMatchObject({ time: minute('20:50'), wait: 0 });
    expect(after?.visited).toHaveLength(2);
  });

  it('is waited for until its hours begin', () => {
    expect(dinnerIn('16:00', '18:50').dinner).toMatchObject({ time: minute('20:30'), wait: 10 });
  });

  it('is none where less than an hour and a half is left', () => {
    expect(dinnerIn('14:45', '19:15').dinner).toBeDefined();
    expect(dinnerIn('14:45', '19:16').dinner).toBeUndefined();
  });
});
