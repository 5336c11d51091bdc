import type { PlanPause, Recommendation } from '@city-genie/contracts/search/routes';
import { Footprints, TramFront } from 'lucide-react';
import { Fragment } from 'react';
import { clockTime } from '../../ui/local-time.js';
import { goToStop } from './go-to-stop.js';
import { MealLines } from './MealLines.js';

type PlanGlanceProps = {
  stops: readonly Recommendation[];
  pauses: readonly PlanPause[];
  /** The stop that is also marked in the sketch; where that is beside this. */
  active?: string | undefined;
  onActive?: (id: string | undefined) => void;
};

/** The way to a stop: minutes on foot, or by public transport. */
function Way({ stop: { legMode, legMinutes } }: { stop: Recommendation }) {
  if (legMinutes === 0) {
    return null;
  }
  const Icon = legMode === 'walk' ? Footprints : TramFront;
  return (
    <span className="inline-flex items-center gap-1 self-center text-note text-ink-soft tabular-nums">
      <Icon aria-hidden="true" strokeWidth={1.6} className="size-3.5" />
      {legMinutes}&nbsp;min<span className="sr-only">{legMode === 'walk' ? ' on foot' : ' by public transport'}</span>
    </span>
  );
}

/** The whole day in a few lines: number, time, name and the way to each stop. */
export function PlanGlance({ stops, pauses, active, onActive }: PlanGlanceProps) {
  return (
    <ol aria-label="The day at a glance" className="self-start border-t border-line">
      {stops.map((stop, index) => (
        <Fragment key={stop.id}>
          <li className="border-b border-line">
            <button
              type="button"
              onClick={() => goToStop(stop.id)}
              onPointerEnter={() => onActive?.(stop.id)}
              onPointerLeave={() => onActive?.(undefined)}
              onFocus={() => onActive?.(stop.id)}
              onBlur={() => onActive?.(undefined)}
              className={`grid min-h-9 w-full grid-cols-[1.5rem_3.5rem_minmax(0,1fr)_auto] items-baseline gap-x-0.5 py-1 text-left text-small hover:text-accent ${active === stop.id ? 'text-accent' : ''}`}
            >
              <span aria-hidden="true" className="font-serif text-ink-soft tabular-nums">
                {index + 1}
              </span>
              <span className="tabular-nums">{clockTime(stop.arrive)}</span>
              <span className="font-medium">{stop.title}</span>
              <Way stop={stop} />
            </button>
          </li>
          <MealLines pauses={pauses} after={stop.id} />
        </Fragment>
      ))}
    </ol>
  );
}
