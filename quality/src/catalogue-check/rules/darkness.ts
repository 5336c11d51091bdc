import type { Category, DayPart, Place } from '@city-genie/recommendations/catalogue/entry';
import { eachPlace } from '../check.js';

/** Without lamps of their own: who leaves their gates open doesn't look after them at night. */
const greens: readonly Category[] = ['park', 'garden', 'cemetery'];
const darkParts: readonly DayPart[] = ['evening', 'after-dark'];

function isOfTheEvening(part: DayPart): boolean {
  return darkParts.includes(part);
}

/** Whether an editor said of a place that it is worth seeing in the evening. */
function isPraisedByNight({ bestTime, timedReason = {} }: Place): boolean {
  const named = Object.values(timedReason).flatMap(({ whenTrue }) => whenTrue.dayParts ?? []);
  return [...bestTime, ...named].some(isOfTheEvening);
}

function openAtNight(place: Place): string[] {
  const { category, priceLevel } = place;
  if (greens.includes(category)) {
    return [`is a ${category} that is open 24/7, so it can't be anything after dark but no`];
  }
  return category === 'viewpoint' && priceLevel === 0 && !isPraisedByNight(place)
    ? ['is a viewpoint without a gate, and nothing says that it is worth a way in the evening']
    : [];
}

/**
 * C22: nobody is sent into the dark. A park, a garden or a cemetery that is open 24/7 is `no` after dark; so is a viewpoint without a gate
 * unless its texts or best times speak of the evening (docs/rules/plans.md#after-dark). And what is at its best in the evening alone isn't
 * `no`, because it would be visited in high summer only.
 */
export const checkDarkness = eachPlace('C22', (place) => {
  const isForbidden = place.afterDark === 'no';
  const isForTheEvening = place.bestTime.length > 0 && place.bestTime.every(isOfTheEvening);
  return [
    ...(!isForbidden && place.openingHours === '24/7' ? openAtNight(place) : []),
    ...(isForbidden && isForTheEvening ? ['is at its best in the evening alone, but is never visited after dark'] : []),
  ];
});
