import { type MealName, mealNames } from '@city-genie/city-data/city';
import { planStopText } from '@city-genie/contracts/plan-files/plan-stop';
import { fieldsOf } from '../../ui/fields-of.js';

export { baseId, maxStops } from '@city-genie/contracts/search/base-in-address';

/** A stop of a plan with its local times, `YYYY-MM-DDTHH:mm`. */
export type TimedStop = { id: string; arrive: string; leave: string };

/** A plan as it stands: its stops as a search takes them in `base`, and its meals. */
export type Standing = { stops: string[]; meals: MealName[] };

/** A plan on the page as it stands. */
export function standingOf(stops: readonly TimedStop[], pauses: readonly { meal: MealName }[]): Standing {
  return {
    stops: stops.map(({ id, arrive, leave }) => planStopText({ placeId: id, arrive, leave })),
    meals: pauses.map(({ meal }) => meal),
  };
}

/** Such a plan in a history entry's state, which is untrusted; undefined when it is none. */
export function standingFrom(value: unknown): Standing | undefined {
  const entries = fieldsOf(value);
  const [stops, meals] = [entries.get('stops'), entries.get('meals')];
  return Array.isArray(stops) && Array.isArray(meals) && stops.every((each) => typeof each === 'string')
    ? { stops, meals: mealNames.filter((meal) => meals.includes(meal)) }
    : undefined;
}
