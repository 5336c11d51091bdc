import type { PlanPause } from '@city-genie/contracts/search/routes';
import { Utensils } from 'lucide-react';
import { cardClass } from '../../ui/card-class.js';
import { mealTitles } from '../../ui/late/place-words.js';
import { textLink } from '../../ui/link-class.js';
import { clockTime } from '../../ui/local-time.js';
import type { When } from './day-moment.js';
import { NowMark } from './GlanceRow.js';
import { mealHeadingId } from './go-to-stop.js';
import { MealTables } from './MealTables.js';

type MealRowProps = {
  pause: PlanPause;
  /** By the city's clock, on the plan's day. */
  when?: When;
  /** Opens the restaurants of this meal; undefined for a read-only plan. */
  onCuisine: (() => void) | undefined;
};

/** From here on the way to a table is worth a word, in metres. */
const wayWorthAWord = 200;

/** A meal of the plan, after the stop at which it is taken: its times, and the tables nearby. */
export function MealRow({ pause, when, onCuisine }: MealRowProps) {
  const title = mealTitles[pause.meal];
  const isOver = when === 'past';
  const isAway = !pause.atStop && ((pause.tables[0] ?? pause.otherTable)?.distanceMetres ?? 0) >= wayWorthAWord;
  return (
    <div data-meal={pause.meal} className="relative scroll-mt-6 sm:grid sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:gap-x-6 print:block">
      {/* On a phone it stands in the card. */}
      <p className="whitespace-nowrap tabular-nums max-sm:absolute max-sm:top-3 max-sm:right-4 max-sm:text-small max-sm:text-ink-soft sm:pt-4 print:absolute print:top-0 print:right-0 print:pt-0">
        <time dateTime={pause.start} className="leading-[1.15] sm:font-serif sm:text-title sm:font-[560] sm:tracking-tight">
          {clockTime(pause.start)}
        </time>{' '}
        <span className="text-small text-ink-soft sm:mt-1.5 sm:block">
          to <time dateTime={pause.end}>{clockTime(pause.end)}</time>
        </span>
        {when === 'now' && <NowMark className="ml-1.5 sm:ml-0" />}
      </p>
      <div
        className={cardClass(isOver ? 'plain' : 'wash', `px-4 sm:px-5 print:border-0 print:p-0 ${isOver ? 'py-1.5' : 'py-2.5 sm:py-4'}`)}
      >
        <h3 id={mealHeadingId(pause.meal)} tabIndex={-1} className="flex items-center gap-2.5 text-lead sm:text-title">
          <Utensils aria-hidden="true" strokeWidth={1.6} className="size-5 shrink-0 text-accent" />
          {title}
        </h3>
        {!isOver && <MealTables {...pause} />}
        {isAway && !isOver && (
          <p className="mt-1 text-small text-ink-soft max-sm:text-note">The way there and back is part of this time.</p>
        )}
        {onCuisine && !isOver && (
          <button
            type="button"
            onClick={onCuisine}
            className={`inline-flex min-h-9 items-center text-small sm:mt-1.5 print:hidden ${textLink}`}
          >
            Where to eat<span className="sr-only">: {title}</span>
          </button>
        )}
      </div>
    </div>
  );
}
