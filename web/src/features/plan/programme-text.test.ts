import { expect, it } from 'vitest';
import { programmeText } from './programme-text.js';

it.each([
  [[], 'See the programme'],
  [['20:30'], 'Performances daily at 20:30'],
  [['Tu-Sa 20:30'], 'Performances Tuesday to Saturday at 20:30'],
  [['Mo,Tu,Th-Sa 21:00'], 'Performances Monday, Tuesday and Thursday to Saturday at 21:00'],
  [['Mo-Sa 19:30', 'Su 15:00'], 'Performances Monday to Saturday at 19:30; Sunday at 15:00'],
])('%j is said as %s', (startTimes, text) => {
  expect(programmeText(startTimes).replaceAll('\u00a0', ' ')).toBe(text);
});
