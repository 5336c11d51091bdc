import type { MealName } from '@city-genie/city-data/city';

/** What names a plan through its changes: the key of its city, the date on which it begins, and a name if the address has one. */
export type PlanName = { city: string; date: string; plan: string | undefined };

const domain = '@city-genie';

/**
 * The UID of a stop, the first being 0. In a plan with a name it is the stop's number, so that the place may be another one; without a
 * name it is the place, numbered where the plan comes there again. The date is the plan's, also for a stop past midnight.
 */
export function stopUid({ city, date, plan }: PlanName, placeIds: readonly string[], index: number): string {
  if (plan !== undefined) {
    return `${city}-${date}-${plan}-${index + 1}${domain}`;
  }
  const [id = '', ...others] = placeIds.slice(0, index + 1).reverse();
  const earlier = others.filter((other) => other === id).length;
  return `${id}-${date}${earlier > 0 ? `-${earlier + 1}` : ''}${domain}`;
}

/** The UID of a meal; a plan has each meal once. */
export function mealUid({ city, date, plan }: PlanName, meal: MealName): string {
  return `${[city, date, ...(plan === undefined ? [] : [plan]), meal].join('-')}${domain}`;
}
