import { rome } from '@city-genie/city-data/cities/rome';
import { expect, it } from 'vitest';
import { checkMoods } from '../../src/catalogue-check/rules/moods.js';
import { goodContext } from './good-context.js';
import { rodin } from './good-entries.js';
import { guideWith } from './good-guide.js';

/** A new city, whose moods nobody has read a second time. */
const lisbon = { ...rome, key: 'lisbon' };
const [first = '', second = '', third = '', fourth = ''] = lisbon.moods;
const reason = 'Plaster studies beside the bronzes show how a gesture was found.';

/** Findings for a place of a city whose moods no second reader scored. */
function findingsOf(fit: number): string[] {
  const place = { ...rodin, moodFit: { [first]: fit, [second]: 0.58, [third]: 0.3, [fourth]: 0 }, moodReason: { [first]: reason } };
  return checkMoods({ city: lisbon, content: { guide: guideWith('A room'), places: [place], restaurants: [] } }, goodContext).map(
    ({ text }) => text,
  );
}

it('offers a place from 0.6 on where nobody read it a second time', () => {
  expect(findingsOf(0.6)).toEqual([]);
  expect(findingsOf(1)).toEqual([]);
  expect(findingsOf(0.59)).toEqual(['fits no mood with 0.6 or more', `has a reason for ${first} that isn't expected`]);
});
