import { expect, it } from 'vitest';
import { samplePlan } from '../../testing/sample-plan.js';
import type { Act } from './acts.js';
import { marksOf } from './marks.js';

const before = (...stops: string[]) => ({ stops, meals: [] });
const act = (kind: Act['kind'], id: string, from: Act['before'], after?: Act['after']): Act => ({
  kind,
  id,
  name: id.toUpperCase(),
  wasPinned: false,
  before: from,
  ...(after && { after }),
});
const textsOf = (ids: string[], ...acts: Act[]) =>
  [...marksOf({ ...samplePlan(ids), changes: [] }, { acts, ways: [] })].map(([id, { text, undo }]) => [id, text, undo?.text]);

it('offers to undo an act once, however many stops came by it, and says so', () => {
  const renewed = act('renewed', 'b', before('a', 'b', 'c', 'd'));
  expect(textsOf(['a', 'x', 'y', 'z'], renewed)).toEqual([
    ['x', 'New', 'Undo all 3 changes'],
    ['y', 'New', undefined],
    ['z', 'New', undefined],
  ]);
  expect(textsOf(['a', 'x', 'y', 'd'], renewed)[0]).toEqual(['x', 'New', 'Undo both changes']);
  expect(textsOf(['a', 'x', 'c', 'd'], renewed)).toEqual([['x', 'New', 'Undo']]);
});

it('counts what is still there, and offers each act at its own stop', () => {
  const after = before('a', 'x', 'y', 'z');
  const acts = [act('renewed', 'b', before('a', 'b', 'c', 'd'), after), act('leftOut', 'x', after)];
  expect(textsOf(['a', 'w', 'y', 'z'], ...acts).filter(([id]) => id !== 'x')).toEqual([
    ['y', 'New', 'Undo both changes'],
    ['z', 'New', undefined],
    ['w', 'Instead of X', 'Undo'],
  ]);
  expect(textsOf(['p', 'a', 'q'], act('putIn', 'q', before('a', 'b')))).toEqual([
    ['p', 'New', undefined],
    ['q', 'Put in by you', 'Undo both changes'],
  ]);
});
