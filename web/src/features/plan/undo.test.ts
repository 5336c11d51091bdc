import type { MealName } from '@city-genie/city-data/city';
import { describe, expect, it } from 'vitest';
import { type Act, settled } from './acts.js';
import type { Standing } from './base-stops.js';
import { withoutAct } from './undo.js';

const stop = (text: string) => text.replace(/^(\w+) (\S+)-(\S+)$/, '$1@2026-11-21T$2/2026-11-21T$3');
const plan = (stops: string[], ...meals: MealName[]): Standing => ({ stops: stops.map(stop), meals });
const act = (before: Standing, after?: Standing): Act => ({
  kind: 'leftOut',
  id: 'b',
  name: 'B',
  wasPinned: false,
  before,
  ...(after && { after }),
});
const undone = (now: Standing, ...acts: [Act, ...Act[]]) => {
  const [first] = settled(acts, now);
  return first && withoutAct(first, now);
};

const whole = plan(['a 10:00-10:45', 'b 11:00-12:00', 'c 14:00-14:30'], 'lunch');

describe('a plan without an act', () => {
  it('is the plan before to the minute, where nothing came after', () => {
    const now = plan(['a 10:05-10:45', 'd 11:05-11:50', 'c 14:20-14:50']);
    expect(undone(now, act(whole))).toEqual(whole);
  });

  it('keeps what a later act did, and what it moved', () => {
    const after = plan(['a 10:00-10:45', 'd 11:05-11:50', 'c 14:20-14:50'], 'lunch');
    const now = plan(['a 10:00-10:30', 'd 11:05-11:50', 'e 14:20-15:00'], 'lunch');
    expect(undone(now, act(whole, after), act(after))).toEqual(plan(['a 10:00-10:30', 'b 11:00-12:00', 'e 14:20-15:00'], 'lunch'));
  });

  it('has the meal that the act took, and not one that it brought', () => {
    const after = plan(['a 10:00-10:45', 'd 11:05-13:50', 'c 14:20-14:50'], 'dinner');
    expect(undone(after, act(whole, after), act(after))).toEqual(whole);
  });

  it('has a stop back where it was, whatever the clock says', () => {
    const after = plan(['a 10:00-10:45', 'c 11:00-11:30']);
    const now = plan(['z 09:00-10:50', 'a 11:10-11:55', 'c 12:00-12:30']);
    expect(undone(now, act(whole, after), act(after))).toEqual(
      plan(['z 09:00-10:50', 'a 11:10-11:55', 'b 11:55-12:55', 'c 12:00-12:30'], 'lunch'),
    );
  });

  it('never has more stops than a search takes', () => {
    const nine = Array.from({ length: 9 }, (_, index) => `s${index} 1${index}:00-1${index}:30`);
    expect(undone(plan(nine), act(whole, plan(['a 10:00-10:45'])), act(plan(nine)))?.stops).toHaveLength(9);
  });
});
