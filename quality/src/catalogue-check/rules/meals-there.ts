import { openIntervals } from '@city-genie/recommendations/opening-hours/open-on';
import { eachPlace } from '../check.js';
import { readHours } from '../open-week.js';
import { sampleWeeks } from '../sample-weeks.js';

const mealMinutes = 60;

/** C29: a place where one can eat is about food, has hours of its own, and is open for a meal within the city's hours of it on some day. */
export const checkMealsThere = eachPlace('C29', ({ mealsThere = [], tags, openingHours }, { city }, { isHoliday }) => {
  const hours = readHours(openingHours);
  const dates = sampleWeeks(city.key, isHoliday).flat();
  const isOpenFor = ({ from, to }: { from: number; to: number }) =>
    'error' in hours ||
    dates.some((date) =>
      openIntervals(hours.value, date, () => false).some(({ start, end }) => Math.min(end, to) - Math.max(start, from) >= mealMinutes),
    );
  const closed = mealsThere.filter((meal) => !isOpenFor(city.meals[meal])).map((meal) => `has ${meal}, and is never open for it`);
  const isAboutFood = mealsThere.length === 0 || (tags.includes('food') && openingHours !== '24/7');
  return isAboutFood ? closed : ['has meals, but no tag food or no hours of its own', ...closed];
});
