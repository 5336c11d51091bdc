import type { SearchReply } from '@city-genie/contracts/search/routes';
import { Navigation, Utensils } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { buttonClass } from '../../ui/button-class.js';
import { ErrorBoundary } from '../../ui/ErrorBoundary.js';
import { directionsAddress } from '../../ui/late/MapLinks.js';
import { standingLink } from '../../ui/link-class.js';
import { OutLink } from '../../ui/OutLink.js';
import type { DayMoment } from './day-moment.js';
import { goToAfterwards, goToMeal } from './go-to-stop.js';
import { afterText, type NextWords, nextWords } from './next-words.js';
import { minutesBetween } from './plan-words.js';
import type { DaySteps } from './stop-steps.js';

type NextBarProps = {
  /** The whole day. */
  day: SearchReply;
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

type BarProps = {
  /** What screen readers call it. */
  name: string;
  phase: DayMoment['phase'];
  /** Where the lines of the day stand beside the page, too, it is for a day that is near. */
  isFarOff?: boolean;
  children: ReactNode;
};

function Bar({ name, phase, isFarOff = false, children }: BarProps) {
  return (
    <aside
      aria-label={name}
      data-next-bar={phase}
      className={`sticky bottom-[min(0px,var(--bar-room))] z-20 border-t border-line bg-raised/95 px-4 pt-2 lg:px-0 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-rise-2 backdrop-blur-sm print:hidden ${isFarOff ? 'lg:hidden' : ''}`}
    >
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-3 gap-y-2 sm:px-2 lg:px-10">{children}</div>
    </aside>
  );
}

/** Directions to the stop that comes next; the tables of a meal, whose way depends on which is chosen. */
function WayThere({ words: { stop, meal }, city }: { words: NextWords; city: string }) {
  if (meal) {
    return (
      <button type="button" onClick={() => goToMeal(meal.meal)} className={buttonClass('primary', 'shrink-0 px-4 text-small')}>
        <Utensils aria-hidden="true" className="size-4" />
        See {meal.meal}
      </button>
    );
  }
  return (
    stop && (
      <OutLink
        href={directionsAddress({ name: stop.title, location: stop.location, city })}
        of={stop.title}
        icon={<Navigation aria-hidden="true" className="size-4" />}
        className={buttonClass('primary', 'shrink-0 px-4 text-small')}
      >
        Directions
      </OutLink>
    )
  );
}

/** At the bottom of a phone's window: the stop or meal that comes next or is now, when, how far, and the way there; at the end, that it is over. */
export function NextBar({ day, city, moment, now, steps }: NextBarProps) {
  const { recommendations: stops, plan } = day;
  const words = nextWords(stops, moment, now);
  if (!words) {
    const after = afterText(plan?.afterwards, now);
    return (
      <Bar name="End of the plan" phase="over">
        <p className="min-w-0 flex-[1_1_7rem] py-1 text-small leading-snug text-pretty text-ink-soft">
          Your plan is over.{' '}
          {after && (
            <button type="button" onClick={goToAfterwards} className={`min-h-6 text-left text-ink ${standingLink}`}>
              {after}
            </button>
          )}
        </p>
      </Bar>
    );
  }
  const { lead, name, facts, stop } = words;
  const isToday = now !== undefined && (moment.phase === 'under-way' || minutesBetween(now, stop?.arrive ?? now) <= soonMinutes);
  return (
    <Bar name="Your day now" phase={moment.phase} isFarOff={!isToday}>
      <p className="min-w-0 flex-[1_1_7rem] text-small leading-snug">
        <span className="block font-medium text-pretty">
          <span className="text-accent">{lead}:</span> {name}
        </span>
        <span className="block text-ink-soft tabular-nums">{facts}</span>
      </p>
      {steps && isToday && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <DayMenu stops={stops} moment={moment} now={now} steps={steps} />
          </Suspense>
        </ErrorBoundary>
      )}
      <WayThere words={words} city={city} />
    </Bar>
  );
}
