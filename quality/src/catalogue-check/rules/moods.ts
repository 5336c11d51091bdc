import { eligibleFit } from '@city-genie/recommendations/planner/score';
import { eachEntry } from '../check.js';

const shortestReason = 30;
const longestReason = 200;

function differences(found: readonly string[], wanted: readonly string[], what: string): string[] {
  const missing = wanted.filter((key) => !found.includes(key));
  const unwanted = found.filter((key) => !wanted.includes(key));
  return [...missing.map((key) => `has no ${what} ${key}`), ...unwanted.map((key) => `has a ${what} ${key} that isn't expected`)];
}

/** C11: a fit for each of the city's four moods and no other, at least one of them good, and a reason for exactly the good ones. */
export const checkMoods = eachEntry('C11', ({ moodFit, moodReason }, { city }) => {
  const good = city.moods.filter((mood) => (moodFit[mood] ?? 0) >= eligibleFit);
  return [
    ...differences(Object.keys(moodFit), city.moods, 'fit to'),
    ...(good.length === 0 ? [`fits no mood with ${eligibleFit} or more`] : []),
    ...differences(Object.keys(moodReason), good, 'reason for'),
    ...Object.entries(moodReason)
      .filter(([, { length }]) => length < shortestReason || length > longestReason)
      .map(([mood, { length }]) => `has a reason for ${mood} of ${length} characters, not ${shortestReason} to ${longestReason}`),
  ];
});
