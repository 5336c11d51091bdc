import type { Recommendation } from '@city-genie/contracts/search/routes';
import { Navigation } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { buttonClass } from '../../ui/button-class.js';
import { ErrorBoundary } from '../../ui/ErrorBoundary.js';
import { directionsAddress } from '../../ui/late/MapLinks.js';
import { clockTime, shortDate } from '../../ui/local-time.js';
import { OutLink } from '../../ui/OutLink.js';
import type { DayMoment } from './day-moment.js';
import { minutesBetween } from './plan-words.js';
import type { DaySteps } from './stop-steps.js';

type NextBarProps = {
  stops: readonly Recommendation[];
  /** Name of the city. */
  city: string;
  moment: DayMoment;
  /** The city's local time. */
  now: string | undefined;
  /** Undefined for a read-only plan. */
  steps: DaySteps | undefined;
};

const DayMenu = lazy(async () => ({ default: (await import('./DayMenu.js')).DayMenu }));

/** So long before a day begins one may know that one will be late, in minutes. */
const soonMinutes = 120;

/** `10:20`, or `Sun 29, 10:20` when that is another day. */
function timeText(local: string, now: string | undefined): string {
  return now?.slice(0, 10) === local.slice(0, 10) ? clockTime(local) : `${shortDate(local.slice(0, 10))}, ${clockTime(local)}`;
}

/** At the bottom of a phone's window: the stop that comes next, when, how far, and the way there. */
export function NextBar({ stops, city, moment, now, steps }: NextBarProps) {
  const { current, next, phase } = moment;
  const stop = stops[next ?? current ?? -1];
  if (!stop || phase === 'over') {
    return null;
  }
  const isLast = next === undefined;
  const facts = isLast
    ? [`until ${clockTime(stop.leave)}`]
    : [timeText(stop.arrive, now), ...(stop.legMinutes > 0 ? [`${stop.legMinutes}\u00a0min`] : [])];
  const isToday = now !== undefined && (phase === 'under-way' || minutesBetween(now, stop.arrive) <= soonMinutes);
  return (
    <aside
      aria-label="Next stop"
      data-next-bar={phase}
      className={`sticky bottom-0 z-20 border-t border-line bg-raised/95 px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-rise-2 backdrop-blur-sm print:hidden ${phase === 'under-way' ? '' : 'lg:hidden'}`}
    >
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-3 sm:px-2 lg:px-6">
        <p className="min-w-0 flex-1 text-small leading-snug">
          <span className="block font-medium text-pretty">
            <span className="text-accent">{isLast ? 'Last stop' : next === 0 ? 'First' : 'Next'}:</span> {stop.title}
          </span>
          <span className="block text-ink-soft tabular-nums">{facts.join(' · ')}</span>
        </p>
        {steps && isToday && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <DayMenu stops={stops} moment={moment} now={now} steps={steps} />
            </Suspense>
          </ErrorBoundary>
        )}
        {!isLast && (
          <OutLink
            href={directionsAddress({ name: stop.title, location: stop.location, city })}
            of={stop.title}
            icon={<Navigation aria-hidden="true" className="size-4" />}
            className={buttonClass('primary', 'shrink-0 px-4 text-small')}
          >
            Directions
          </OutLink>
        )}
      </div>
    </aside>
  );
}
