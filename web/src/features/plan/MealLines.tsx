import type { PlanPause } from '@city-genie/contracts/search/routes';
import { Utensils } from 'lucide-react';
import { mealTitles } from '../../ui/late/place-words.js';
import { clockTime } from '../../ui/local-time.js';

type MealLinesProps = {
  pauses: readonly PlanPause[];
  /** Id of the stop. */
  after: string;
};

/** The meals after a stop, among the lines of a day at a glance. */
export function MealLines({ pauses, after }: MealLinesProps) {
  return pauses
    .filter((pause) => pause.after === after)
    .map(({ meal, start }) => (
      <li
        key={meal}
        className="grid grid-cols-[1.5rem_3.5rem_minmax(0,1fr)] items-center border-b border-line py-2 text-small text-ink-soft"
      >
        <Utensils aria-hidden="true" strokeWidth={1.6} className="size-3.5" />
        <span className="tabular-nums">{clockTime(start)}</span>
        <span>{mealTitles[meal]}</span>
      </li>
    ));
}
