import { moodLineOf } from '@city-genie/recommendations/catalogue/mood-line';
import { eachEntry } from '../check.js';
import { isEligible } from '../mood-tally.js';
import { reasonsOf } from '../texts/entry-texts.js';
import { timedReasonProblems } from './timed-reasons.js';

const shortestReason = 30;
const longestReason = 200;
/** What a second reader's answers mean: yes, unsure, and no below that (docs/rules/plans.md#moods). */
const answers = { unsure: 0.55, leastYes: 0.75, mostYes: 0.95 };
const lineOfAnswers = 0.7;

function differences(found: readonly string[], wanted: readonly string[], what: string): string[] {
  const missing = wanted.filter((key) => !found.includes(key));
  const unwanted = found.filter((key) => !wanted.includes(key));
  return [...missing.map((key) => `has no ${what} ${key}`), ...unwanted.map((key) => `has a ${what} ${key} that isn't expected`)];
}

function isAnswer(fit: number): boolean {
  return fit <= answers.unsure || (fit >= answers.leastYes && fit <= answers.mostYes);
}

/**
 * C11: a fit for each of the city's four moods and no other, at least one of them good, and a reason for exactly the good ones. In a city
 * that was read twice, a fit is one of the reader's answers, and nothing lies between unsure and yes.
 */
export const checkMoods = eachEntry('C11', (entry, { city }, { exceptions }) => {
  const { moodFit, moodReason } = entry;
  const line = moodLineOf(city.key);
  const good = city.moods.filter((mood) => isEligible(entry, mood, city.key));
  return [
    ...differences(Object.keys(moodFit), city.moods, 'fit to'),
    ...Object.entries(moodFit)
      .filter(([, fit]) => line === lineOfAnswers && !isAnswer(fit))
      .map(([mood, fit]) => `fits ${mood} with ${fit}, which is neither yes (0.75 to 0.95) nor unsure or no (0.55 at most)`),
    ...(good.length === 0 && !exceptions.fitsNoMood.some(({ id }) => id === entry.id) ? [`fits no mood with ${line} or more`] : []),
    ...differences(Object.keys(moodReason), good, 'reason for'),
    ...reasonsOf(entry)
      .filter(({ text: { length } }) => length < shortestReason || length > longestReason)
      .map(({ field, text: { length } }) => `has a ${field} of ${length} characters, not ${shortestReason} to ${longestReason}`),
    ...timedReasonProblems(entry),
  ];
});
