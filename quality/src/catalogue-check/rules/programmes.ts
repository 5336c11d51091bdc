import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { eachPlace } from '../check.js';
import { isOpenDuring, readHours, readStartTime } from '../open-week.js';
import { sampleWeeks } from '../sample-weeks.js';

const eveningMinute = 17 * 60;

function performanceProblems({ openingHours, visitMinutes }: Place, startTimes: readonly string[], dates: readonly string[]): string[] {
  const hours = readHours(openingHours);
  return startTimes.flatMap((text) => {
    const start = readStartTime(text);
    if ('error' in start) {
      return [start.error];
    }
    return 'error' in hours || isOpenDuring(hours.value, start.value, visitMinutes.typical, dates)
      ? []
      : [`is never open for the ${visitMinutes.typical} minutes of the performance ${text}`];
  });
}

/** Whether one may come in the daytime, or for the music or the drinks rather than for a performance. */
function isOpenToAll({ openingHours, tags }: Place): boolean {
  const hours = readHours(openingHours);
  const opensByDay = 'error' in hours || hours.value.some(({ intervals }) => intervals.some(({ start }) => start < eveningMinute));
  return opensByDay || tags.includes('live-music') || tags.includes('nightlife');
}

/**
 * C23: a cinema says when its films begin, or that the times change (an empty list). Start times can be read, and the house is open from
 * the beginning to the end of a performance on some day of the year. A theatre or a place for music that opens only in the evening has a
 * programme, too, unless one may drop in.
 */
export const checkProgrammes = eachPlace('C23', (place, { city }, { isHoliday }) => {
  const { category, startTimes } = place;
  if (startTimes !== undefined) {
    return startTimes.length === 0 ? [] : performanceProblems(place, startTimes, sampleWeeks(city.key, isHoliday).flat());
  }
  if (category === 'cinema') {
    return ['is a cinema without start times: an empty list says that they change'];
  }
  const isStage = category === 'theatre' || category === 'music';
  return isStage && !isOpenToAll(place)
    ? ['opens in the evening only and says neither when performances begin nor that one may drop in']
    : [];
});
