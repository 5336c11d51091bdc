import { eachEntry, isRestaurant } from '../check.js';

function countProblems(what: string, { length }: readonly string[], least: number, most: number): string[] {
  return length < least || length > most ? [`${what}: ${length} instead of ${least} to ${most}`] : [];
}

/** C19: two to four tips; a restaurant also has two to five specialties. */
export const checkCounts = eachEntry('C19', (entry) => [
  ...countProblems('tips', entry.tips, 2, 4),
  ...(isRestaurant(entry) ? countProblems('specialties', entry.specialties, 2, 5) : []),
]);
