import type { Place, Restaurant } from '@city-genie/recommendations/catalogue/entry';
import type { Check, CheckContext, CityUnderCheck, Finding } from '../check.js';
import { daysForMeal, readHours } from '../open-week.js';
import { sampleWeeks } from '../sample-weeks.js';
import { daysForVisit, placeAlone, withSun } from '../visit-week.js';

const leastDays = 3;
/** A street market may be held twice a week; one held once would hardly ever be in a plan. */
const leastMarketDays = 2;

/** On how many days an entry can be visited, in the best of four weeks; undefined when that can't be told. */
type DaysOf<T> = (entry: T) => number | undefined;

function placeDays({ city, content }: CityUnderCheck, weeks: readonly string[][]): DaysOf<Place> {
  const sunny = weeks.map((week) => withSun(city, week));
  return (place) => {
    const alone = placeAlone(city, content.guide, place);
    return alone && Math.max(...sunny.map((week) => daysForVisit(alone, week)));
  };
}

function restaurantDays(weeks: readonly string[][]): DaysOf<Restaurant> {
  return ({ openingHours, visitMinutes }) => {
    const read = readHours(openingHours);
    return 'error' in read ? undefined : Math.max(...weeks.map((week) => daysForMeal(read.value, week, visitMinutes.min)));
  };
}

function tooFewDays(id: string, what: string, days: number | undefined, usual: number, { exceptions }: CheckContext): Finding[] {
  const asked = exceptions.fewerOpenDays.find((exception) => exception.id === id)?.days ?? usual;
  return days !== undefined && days < asked
    ? [{ code: 'C06', id, text: `days a week on which ${what} is possible: ${days} of the ${asked} needed` }]
    : [];
}

/**
 * C06: on enough days of a normal week, the best of four, the shortest visit to a place is possible by the rules of plans
 * (docs/rules/plans.md#open-on-arrival), and a restaurant is open for the shortest meal.
 */
export const checkVisitDays: Check = (subject, context) => {
  const { places, restaurants } = subject.content;
  const weeks = sampleWeeks(subject.city.key, context.isHoliday);
  const daysOfPlace = placeDays(subject, weeks);
  const daysOfRestaurant = restaurantDays(weeks);
  return [
    ...places.flatMap((place) => {
      const visit = `a visit of ${place.visitMinutes.min} minutes`;
      return tooFewDays(place.id, visit, daysOfPlace(place), place.category === 'market' ? leastMarketDays : leastDays, context);
    }),
    ...restaurants.flatMap((restaurant) => {
      const meal = `a meal of ${restaurant.visitMinutes.min} minutes`;
      return tooFewDays(restaurant.id, meal, daysOfRestaurant(restaurant), leastDays, context);
    }),
  ];
};
