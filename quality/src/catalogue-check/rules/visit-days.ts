import { type CatalogueEntry, type CheckContext, eachEntry, isRestaurant } from '../check.js';
import { daysForVisit, readHours } from '../open-week.js';
import { sampleWeeks } from '../sample-weeks.js';

const leastDays = 3;
/** A street market may be held twice a week; one held once would hardly ever be in a plan. */
const leastMarketDays = 2;

function daysAsked(entry: CatalogueEntry, { exceptions }: CheckContext): number {
  const exception = exceptions.fewerOpenDays.find(({ id }) => id === entry.id);
  return exception?.days ?? (!isRestaurant(entry) && entry.category === 'market' ? leastMarketDays : leastDays);
}

/** C06: the shortest visit fits into the opening hours on enough days of a normal week, the best of four. */
export const checkVisitDays = eachEntry('C06', (entry, { city }, context) => {
  const read = readHours(entry.openingHours);
  if ('error' in read) {
    return [];
  }
  const { min } = entry.visitMinutes;
  const days = Math.max(...sampleWeeks(city.key, context.isHoliday).map((week) => daysForVisit(read.hours, week, min)));
  const asked = daysAsked(entry, context);
  return days < asked ? [`days a week that are open for ${min} minutes at a stretch: ${days} of the ${asked} needed`] : [];
});
