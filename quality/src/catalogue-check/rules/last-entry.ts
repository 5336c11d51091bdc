import { eachPlace } from '../check.js';
import { readHours } from '../open-week.js';

/** C21: a place with a last entry has a door, and somebody is let in whenever it opens. */
export const checkLastEntry = eachPlace('C21', ({ openingHours, lastEntryMinutes }) => {
  if (lastEntryMinutes === undefined) {
    return [];
  }
  if (openingHours === '24/7') {
    return ['has a last entry, but no door: it is open 24/7'];
  }
  const read = readHours(openingHours);
  const lengths = 'error' in read ? [] : read.value.flatMap(({ intervals }) => intervals.map(({ start, end }) => end - start));
  const shortest = Math.min(...lengths);
  return shortest <= lastEntryMinutes
    ? [`lets nobody in for the last ${lastEntryMinutes} minutes, but opens for ${shortest} minutes at a stretch`]
    : [];
});
