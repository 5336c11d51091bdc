import { type CatalogueEntry, eachEntry, isRestaurant } from '../check.js';
import { openMinutes, readHours } from '../open-week.js';
import { sampleWeeks } from '../sample-weeks.js';

const leastMinutes = 6 * 60;
const wholeWeekMinutes = 7 * 1440;

function isIndoorPlace(entry: CatalogueEntry): boolean {
  return !isRestaurant(entry) && entry.indoor === 1;
}

/**
 * C05: hours can be parsed and are long enough to fit into plans. The best of four weeks counts, because a place may close for
 * a season. No indoor place is open day and night: such hours mean that they were never looked up.
 */
export const checkOpeningHours = eachEntry('C05', (entry, { city }, { isHoliday }) => {
  const read = readHours(entry.openingHours);
  if ('error' in read) {
    return [read.error];
  }
  const longest = Math.max(...sampleWeeks(city.key, isHoliday).map((week) => openMinutes(read.value, week)));
  return [
    ...(longest < leastMinutes ? [`minutes a week that are open, at most: ${longest} of the ${leastMinutes} needed`] : []),
    ...(longest >= wholeWeekMinutes && isIndoorPlace(entry) ? ['is indoors and open day and night'] : []),
  ];
});
