import type { PlanPause } from '@city-genie/contracts/search/routes';
import { Utensils } from 'lucide-react';
import { clockTime } from '../../ui/local-time.js';
import type { When } from './day-moment.js';
import { GlanceRow, NowMark } from './GlanceRow.js';
import { goToMeal } from './go-to-stop.js';
import { mealText } from './meal-words.js';

type MealLinesProps = {
  pauses: readonly PlanPause[];
  /** Id of the stop. */
  after: string;
  /** Where a meal is in the day. */
  whenOf?: (pause: PlanPause) => When;
  /** Whether a line leads to its meal. */
  isWay?: boolean;
};

/** The meals after a stop, among the lines of a day at a glance: when, and where. */
export function MealLines({ pauses, after, whenOf, isWay = false }: MealLinesProps) {
  return pauses
    .filter((pause) => pause.after === after)
    .map((pause) => {
      const when = whenOf?.(pause);
      return (
        <GlanceRow
          key={pause.meal}
          when={when}
          mark={<Utensils strokeWidth={1.6} className="inline size-3.5 align-[-0.1em]" />}
          time={clockTime(pause.start)}
          onGo={isWay ? () => goToMeal(pause.meal) : undefined}
        >
          <span className={when === 'now' ? 'font-medium' : 'col-span-2'}>{mealText(pause)}</span>
          {when === 'now' && <NowMark />}
        </GlanceRow>
      );
    });
}
