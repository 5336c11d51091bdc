import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { eachEntry, isRestaurant } from '../check.js';

function isMonth(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 12;
}

function daysOf({ bestDays }: Place): string[] {
  const isTelling = bestDays === undefined || (bestDays.length > 0 && bestDays.length < 7 && new Set(bestDays).size === bestDays.length);
  return isTelling ? [] : [`has best days that are none, all or twice: ${bestDays.join(', ')}`];
}

/** C20: `bestMonths` are months, sorted and unique, and `bestDays` weekdays, unique; all or none would be meaningless. */
export const checkMonths = eachEntry('C20', (entry) => {
  if (isRestaurant(entry)) {
    return [];
  }
  const { bestMonths: months } = entry;
  if (months === undefined) {
    return daysOf(entry);
  }
  return [
    ...daysOf(entry),
    ...(months.every(isMonth) ? [] : [`has best months that aren't 1 to 12: ${months.join(', ')}`]),
    ...(months.every((month, index) => index === 0 || month > (months[index - 1] ?? 0))
      ? []
      : [`has best months out of order or twice: ${months.join(', ')}`]),
    ...(months.length === 0 || months.length >= 12 ? [`has ${months.length} best months: leave them out when all are alike`] : []),
  ];
});
