import type { PlanPause } from '@city-genie/contracts/search/routes';
import { Utensils } from 'lucide-react';
import { cardClass } from '../../ui/card-class.js';
import { mealTitles } from '../../ui/late/place-words.js';
import { textLink } from '../../ui/link-class.js';
import { clockTime } from '../../ui/local-time.js';
import { MealTables } from './MealTables.js';

type MealRowProps = {
  pause: PlanPause;
  /** Opens the restaurants of this meal; undefined for a read-only plan. */
  onCuisine: (() => void) | undefined;
};

/** From here on the way to a table is worth a word, in metres. */
const wayWorthAWord = 200;

/** A meal of the plan, after the stop at which it is taken: its times, and the tables nearby. */
export function MealRow({ pause, onCuisine }: MealRowProps) {
  const title = mealTitles[pause.meal];
  const isAway = !pause.atStop && ((pause.tables[0] ?? pause.otherTable)?.distanceMetres ?? 0) >= wayWorthAWord;
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[8rem_minmax(0,1fr)] print:grid-cols-[6rem_1fr]">
      <p className="flex items-baseline gap-x-2 whitespace-nowrap tabular-nums sm:block sm:pt-4 print:pt-0">
        <time dateTime={pause.start} className="font-serif text-title leading-[1.15] font-[560] tracking-tight">
          {clockTime(pause.start)}
        </time>{' '}
        <span className="text-small text-ink-soft sm:mt-1.5 sm:block">
          to <time dateTime={pause.end}>{clockTime(pause.end)}</time>
        </span>
      </p>
      <div className={cardClass('wash', 'px-5 py-4 print:border-0 print:p-0')}>
        <h3 className="flex items-center gap-2.5 text-title">
          <Utensils aria-hidden="true" strokeWidth={1.6} className="size-5 shrink-0 text-accent" />
          {title}
        </h3>
        <MealTables {...pause} />
        {isAway && <p className="mt-1.5 text-small text-ink-soft">The way there and back is part of this time.</p>}
        {onCuisine && (
          <button
            type="button"
            onClick={onCuisine}
            className={`mt-1.5 inline-flex min-h-9 items-center text-small print:hidden ${textLink}`}
          >
            Where to eat<span className="sr-only">: {title}</span>
          </button>
        )}
      </div>
    </div>
  );
}
