import type { Recommendation } from '@city-genie/contracts/search/routes';
import { Check, ChevronDown, Umbrella } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import { buttonClass } from '../../ui/button-class.js';
import { ErrorBoundary } from '../../ui/ErrorBoundary.js';
import { DirectionsLink } from '../../ui/late/MapLinks.js';
import { PlaceVignette } from '../../ui/late/PlaceVignette.js';
import { clockTime } from '../../ui/local-time.js';
import type { SkyTime } from '../../ui/sky-time.js';
import type { When } from './day-moment.js';
import { NowMark } from './GlanceRow.js';
import type { Mark } from './marks.js';
import { PinnedText } from './PinnedText.js';
import { StepFailure } from './StepFailure.js';
import { StopMark } from './StopMark.js';
import { StopMeta } from './StopMeta.js';
import './stop-card.css';
import type { StopSteps } from './stop-steps.js';

// Folded on a phone and below the first sight elsewhere.
const StopDetails = lazy(async () => ({ default: (await import('./StopDetails.js')).StopDetails }));

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
  /** The light of its hour. */
  time: SkyTime;
  /** By the city's clock, on the plan's day. */
  when?: When;
  isOpen: boolean;
  /** Whether what the place is unfolds, too, as on a phone. */
  isShort: boolean;
  onToggle: (id: string) => void;
};

function Times({ stop, when }: Pick<StopCardProps, 'stop' | 'when'>) {
  return (
    <p className="stop-times flex flex-wrap items-baseline gap-x-2 whitespace-nowrap tabular-nums sm:block">
      <time
        dateTime={stop.arrive}
        className={`font-serif leading-none tracking-tight sm:text-head ${when === 'past' ? 'text-body text-ink-soft' : 'text-title font-[560]'}`}
      >
        {clockTime(stop.arrive)}
      </time>{' '}
      <span className="text-small text-ink-soft sm:mt-1.5 sm:block">
        to <time dateTime={stop.leave}>{clockTime(stop.leave)}</time>
      </span>
      {when === 'now' && <NowMark className="ml-auto sm:ml-0" />}
    </p>
  );
}

function Tile({ stop, number, time, when }: Pick<StopCardProps, 'stop' | 'number' | 'time' | 'when'>) {
  return (
    <div aria-hidden="true" className={`stop-tile relative self-start print:hidden ${when === 'past' ? 'max-sm:hidden' : ''}`}>
      <PlaceVignette id={stop.id} category={stop.category} time={time} className="block aspect-square w-full rounded-control" />
      <span className="absolute -right-1.5 -bottom-1.5 grid size-8 place-items-center rounded-full border-2 border-paper bg-accent font-serif text-small leading-none font-[560] text-on-accent tabular-nums">
        {when === 'past' ? <Check strokeWidth={2.2} className="size-4" /> : number}
      </span>
    </div>
  );
}

/** A stop of a plan: when, where, why and the way there; the rest unfolds. On a phone it is a few lines high. */
export const StopCard = memo(function StopCard(props: StopCardProps) {
  const { stop, number, city, steps, mark, wet, time, when, isOpen, isShort, onToggle } = props;
  const [first] = stop.reasons;
  const isFolded = when === 'past' && !isOpen;
  const meta = <StopMeta stop={stop} />;
  const description = <p className="max-w-prose sm:text-pretty print:hidden">{stop.description}</p>;
  const about = isShort && (
    <div className="grid gap-y-2">
      {meta}
      {description}
    </div>
  );
  return (
    <article aria-labelledby={`stop-${stop.id}`} data-when={when} className={`stop-card ${isFolded ? 'stop-card-past' : ''}`}>
      <div className="stop-side">
        <Tile stop={stop} number={number} time={time} when={when} />
        <Times stop={stop} when={when} />
      </div>
      <h2
        id={`stop-${stop.id}`}
        tabIndex={-1}
        data-number={`${number}. `}
        className={`stop-title wrap-anywhere print:text-lead print:before:content-[attr(data-number)] ${when === 'past' ? 'text-lead text-ink-soft' : 'text-title sm:text-[1.75rem]'}`}
      >
        {stop.title}
      </h2>
      <div className="stop-body">
        {mark && <StopMark mark={mark} onUndo={steps?.onUndo} />}
        {/* Unfolded, both stand with the buttons that they are about. */}
        {!isOpen && steps?.pinned.includes(stop.id) && <PinnedText />}
        {!isOpen && steps?.failure?.at === stop.id && <StepFailure text={steps.failure.text} />}
        {!isShort && <div className="mb-1.5">{meta}</div>}
        {first && !isFolded && (
          <p className="max-w-prose font-serif text-small leading-snug text-ink text-pretty italic sm:text-lead print:text-small">
            {first.text}
          </p>
        )}
        {wet && !isFolded && (
          <p className="mt-2 flex items-center gap-2 text-small font-medium">
            <Umbrella aria-hidden="true" strokeWidth={1.8} className="size-4 shrink-0 text-accent" />
            {wet}
          </p>
        )}
        {!isShort && <div className="mt-2.5">{description}</div>}
        <div className="mt-2 flex flex-wrap items-center gap-2 sm:mt-3 print:hidden">
          {!isFolded && <DirectionsLink name={stop.title} location={stop.location} city={city} text="Directions" />}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`more-${stop.id}`}
            onClick={() => onToggle(stop.id)}
            className={buttonClass('quiet', 'ml-0 gap-1.5 px-3 text-small no-underline')}
          >
            <span>
              {isOpen ? 'Less' : 'More'}
              <span className="sr-only">: {stop.title}</span>
            </span>
            <ChevronDown aria-hidden="true" className={`size-4 transition-transform duration-(--quick) ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        </div>
        <div id={`more-${stop.id}`} className={isOpen ? '' : 'hidden print:block'}>
          <ErrorBoundary
            fallback={
              <div className="mt-3">
                {about}
                <p className="mt-3 text-small">The details can’t be loaded right now. Please try again later.</p>
              </div>
            }
          >
            <Suspense>
              <StopDetails stop={stop} city={city} steps={steps} isOpen={isOpen} about={about} />
            </Suspense>
          </ErrorBoundary>
        </div>
      </div>
    </article>
  );
});
