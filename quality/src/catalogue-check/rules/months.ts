import { eachEntry, isRestaurant } from '../check.js';

function isMonth(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= 12;
}

/** C20: `bestMonths` are months, sorted and unique; all twelve or none would be meaningless. */
export const checkMonths = eachEntry('C20', (entry) => {
  const months = isRestaurant(entry) ? undefined : entry.bestMonths;
  if (months === undefined) {
    return [];
  }
  return [
    ...(months.every(isMonth) ? [] : [`has best months that aren't 1 to 12: ${months.join(', ')}`]),
    ...(months.every((month, index) => index === 0 || month > (months[index - 1] ?? 0))
      ? []
      : [`has best months out of order or twice: ${months.join(', ')}`]),
    ...(months.length === 0 || months.length >= 12 ? [`has ${months.length} best months: leave them out when all are alike`] : []),
  ];
});
