import type { PlanPause, Recommendation } from '@city-genie/contracts/search/routes';
import { Fragment } from 'react';
import { clockTime } from '../../ui/local-time.js';
import { scrollToElement } from '../../ui/scroll.js';
import { MealLines } from './MealLines.js';

type PlanGlanceProps = {
  stops: readonly Recommendation[];
  pauses: readonly PlanPause[];
  active: string | undefined;
  onActive: (id: string | undefined) => void;
};

/** A link would add a history entry without this entry's state, so these are buttons. */
function goTo(id: string): void {
  const heading = document.getElementById(`stop-${id}`);
  heading?.focus({ preventScroll: true });
  scrollToElement(heading?.closest('li'));
}

/** The whole day in a few lines, next to the sketch or below it, where there is room. */
export function PlanGlance({ stops, pauses, active, onActive }: PlanGlanceProps) {
  return (
    <ol aria-label="The day at a glance" className="self-start border-t border-line max-sm:hidden">
      {stops.map((stop, index) => (
        <Fragment key={stop.id}>
          <li className="border-b border-line">
            <button
              type="button"
              onClick={() => goTo(stop.id)}
              onPointerEnter={() => onActive(stop.id)}
              onPointerLeave={() => onActive(undefined)}
              onFocus={() => onActive(stop.id)}
              onBlur={() => onActive(undefined)}
              className={`grid min-h-9 w-full grid-cols-[1.5rem_3.5rem_minmax(0,1fr)] items-baseline py-1 text-left text-small hover:text-accent ${active === stop.id ? 'text-accent' : ''}`}
            >
              <span aria-hidden="true" className="font-serif text-ink-soft tabular-nums">
                {index + 1}
              </span>
              <span className="tabular-nums">{clockTime(stop.arrive)}</span>
              <span className="font-medium">{stop.title}</span>
            </button>
          </li>
          <MealLines pauses={pauses} after={stop.id} />
        </Fragment>
      ))}
    </ol>
  );
}
