import type { MealName } from '@city-genie/city-data/city';
import { describe, expect, it } from 'vitest';
import { type Act, settled } from './acts.js';
import type { Standing } from './base-stops.js';
import { actsWithout, withoutAct } from './undo.js';

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

  it('leads back to the first plan, whatever comes first', () => {
    const once = plan(['a 10:00-10:45', 'd 11:05-11:50', 'c 14:20-14:50']);
    const twice = plan(['a 10:00-10:45', 'd 11:05-11:50', 'c 14:40-15:10', 'z 15:30-16:00']);
    for (const first of [0, 1]) {
      const all = settled([act(whole, once), act(once)], twice);
      const [done] = all.slice(first);
      const left = done ? withoutAct(done, twice) : twice;
      const [last] = done ? actsWithout(done, all) : [];
      expect(last && withoutAct(last, left)).toEqual(whole);
    }
  });

  it('never has more stops than a search takes: what came last makes room', () => {
    const eight = Array.from({ length: 8 }, (_, index) => `s${index} 1${index}:00-1${index}:30`);
    const [before, after] = [plan(['b 09:00-09:30', ...eight]), plan(eight)];
    const now = plan([...eight, 'z 18:00-18:30']);
    expect(undone(now, act(before, after), act(after))).toEqual(before);
  });
});
