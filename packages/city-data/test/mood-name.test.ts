import { expect, it } from 'vitest';
import { moodNameOf } from '../src/mood-name.js';

it.each([
  ['cozy-contemplative', 'Cosy & Contemplative'],
  ['romantic-dolce-vita', 'Romantic & Dolce Vita'],
])('the name of %s', (id, name) => {
  expect(moodNameOf(id)).toBe(name);
});
