import type { Recommendation } from '@city-genie/contracts/search/routes';
import { Umbrella } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import { CategoryIcon } from '../../ui/late/CategoryIcon.js';
import { Fold } from '../../ui/late/Fold.js';
import { MapLinks } from '../../ui/late/MapLinks.js';
import { PlacePattern } from '../../ui/late/PlacePattern.js';
import { clockTime } from '../../ui/local-time.js';
import type { Mark } from './marks.js';
import { PriceText } from './PriceText.js';
import { durationText } from './plan-words.js';
import { StopActions } from './StopActions.js';
import { StopFacts } from './StopFacts.js';
import { StopMark } from './StopMark.js';
import type { StopSteps } from './stop-steps.js';

const ReportForm = lazy(async () => ({ default: (await import('./ReportForm.js')).ReportForm }));

function Times({ stop, isPinned }: { stop: Recommendation; isPinned: boolean }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 whitespace-nowrap tabular-nums sm:block">
      <time dateTime={stop.arrive} className="font-serif text-head leading-none font-[560] tracking-tight">
        {clockTime(stop.arrive)}
      </time>
      <p className="text-small text-ink-soft sm:mt-1.5">
        to <time dateTime={stop.leave}>{clockTime(stop.leave)}</time>
      </p>
      {isPinned && <p className="text-note whitespace-normal text-accent max-sm:ml-auto sm:mt-3 print:hidden">Pinned: stays on Refresh</p>}
    </div>
  );
}

function StopHead({ stop, number, wet }: { stop: Recommendation; number: number; wet: string | undefined }) {
  return (
    <header>
      <div className="relative">
        <PlacePattern id={stop.id} category={stop.category} className="block h-24 w-full rounded-card sm:h-28 print:hidden" />
        <span
          aria-hidden="true"
          className="absolute -bottom-4 left-4 grid size-11 place-items-center rounded-full border-2 border-paper bg-accent font-serif text-title leading-none font-[560] text-on-accent tabular-nums print:hidden"
        >
          {number}
        </span>
      </div>
      <h2
        id={`stop-${stop.id}`}
        tabIndex={-1}
        data-number={`${number}. `}
        className="mt-7 text-title wrap-anywhere sm:text-[1.9rem] print:mt-0 print:before:content-[attr(data-number)]"
      >
        {stop.title}
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-soft">
        <span className="inline-flex items-center gap-1.5 capitalize">
          <CategoryIcon category={stop.category} className="size-[1.1em] text-accent" />
          {stop.category}
        </span>
        <span>{durationText(stop.visitMinutes)}</span>
        <span>
          <PriceText priceRange={stop.priceRange} />
        </span>
        <span>City Genie score {stop.userRating.toFixed(1)}/5</span>
      </p>
      {wet && (
        <p className="mt-2 flex items-center gap-2 text-small font-medium">
          <Umbrella aria-hidden="true" strokeWidth={1.8} className="size-4 shrink-0 text-accent" />
          {wet}
        </p>
      )}
    </header>
  );
}

function Reasons({ reasons }: Pick<Recommendation, 'reasons'>) {
  const [first, ...others] = reasons;
  return (
    <div className="mt-5">
      <h3 className="font-sans text-note font-semibold tracking-normal text-accent">Why here</h3>
      <ul className="mt-1.5 flex max-w-prose flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft">
        {first && <li className="mb-1 w-full font-serif text-lead leading-snug text-ink text-pretty italic">{first.text}</li>}
        {others.map((reason) => (
          <li key={reason.code}>{reason.text}</li>
        ))}
      </ul>
    </div>
  );
}

function Tips({ tips }: Pick<Recommendation, 'tips'>) {
  return (
    <div className="mt-4">
      <Fold inPrint summary={tips.length === 1 ? 'One tip' : `${tips.length} tips`}>
        {() => (
          <ul className="grid max-w-prose gap-2 text-small">
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        )}
      </Fold>
    </div>
  );
}

function Report({ stop }: { stop: Recommendation }) {
  return (
    <Fold
      isQuiet
      summary={
        <>
          Report a mistake<span className="sr-only">: {stop.title}</span>
        </>
      }
    >
      {() => (
        <Suspense fallback={<div className="h-64" />}>
          <ReportForm id={stop.id} name={stop.title} />
        </Suspense>
      )}
    </Fold>
  );
}

type StopCardProps = {
  stop: Recommendation;
  /** Position in the plan, from 1. */
  number: number;
  /** Name of the city. */
  city: string;
  steps: StopSteps | undefined;
  mark?: Mark | undefined;
  /** What is said of rain or snow during the visit. */
  wet?: string | undefined;
};

/** A stop of a plan: times, place, reasons, facts, directions. */
export const StopCard = memo(function StopCard({ stop, number, city, steps, mark, wet }: StopCardProps) {
  return (
    <article
      aria-labelledby={`stop-${stop.id}`}
      className="grid gap-x-6 gap-y-4 sm:grid-cols-[8rem_minmax(0,1fr)] print:grid-cols-[6rem_1fr]"
    >
      <Times stop={stop} isPinned={steps?.pinned.includes(stop.id) ?? false} />
      <div>
        {mark && <StopMark mark={mark} onUndo={steps?.onUndo} />}
        <StopHead stop={stop} number={number} wet={wet} />
        <p className="mt-4 max-w-prose sm:text-pretty">{stop.description}</p>
        {stop.reasons.length > 0 && <Reasons reasons={stop.reasons} />}
        <div className="mt-5">
          <StopFacts stop={stop} />
        </div>
        {stop.tips.length > 0 && <Tips tips={stop.tips} />}
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <MapLinks name={stop.title} location={stop.location} city={city} mapText="Map" directionsText="Directions" />
          {steps && <StopActions id={stop.id} name={stop.title} steps={steps} />}
        </div>
        <Report stop={stop} />
      </div>
    </article>
  );
});
