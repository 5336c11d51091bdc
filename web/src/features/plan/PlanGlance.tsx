import type { PlanPause, Recommendation } from '@city-genie/contracts/search/routes';
import { Footprints, TramFront } from 'lucide-react';
import { Fragment } from 'react';
import { clockTime } from '../../ui/local-time.js';
import { type DayMoment, whenOfMeal, whenOfStop } from './day-moment.js';
import { GlanceRow, NowMark } from './GlanceRow.js';
import { goToStop } from './go-to-stop.js';
import { MealLines } from './MealLines.js';

type PlanGlanceProps = {
  stops: readonly Recommendation[];
  pauses: readonly PlanPause[];
  /** Where the day stands by the city's clock. */
  moment: DayMoment;
  /** The city's local time. */
  now: string | undefined;
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

/** The whole day in a few lines: number, time, name and the way to each stop, and what is now. */
export function PlanGlance({ stops, pauses, moment, now, active, onActive }: PlanGlanceProps) {
  return (
    <ol aria-label="The day at a glance" className="self-start border-t border-line">
      {stops.map((stop, index) => {
        const when = whenOfStop(moment, index);
        return (
          <Fragment key={stop.id}>
            <GlanceRow
              when={when}
              mark={index + 1}
              time={clockTime(stop.arrive)}
              onGo={() => goToStop(stop.id)}
              onPointerEnter={() => onActive?.(stop.id)}
              onPointerLeave={() => onActive?.(undefined)}
              onFocus={() => onActive?.(stop.id)}
              onBlur={() => onActive?.(undefined)}
              className={active === stop.id ? 'text-accent' : ''}
            >
              <span className={when === 'past' ? '' : 'font-medium'}>{stop.title}</span>
              {when === 'now' ? <NowMark className="self-center" /> : <Way stop={stop} />}
            </GlanceRow>
            <MealLines pauses={pauses} after={stop.id} whenOf={(pause) => whenOfMeal(moment, pause, now)} isWay />
          </Fragment>
        );
      })}
    </ol>
  );
}
