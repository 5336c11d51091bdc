import type { Recommendation } from '@city-genie/contracts/search/routes';
import { lazy, Suspense } from 'react';
import { Fold } from '../../ui/late/Fold.js';
import { MapLink } from '../../ui/late/MapLinks.js';
import { StopActions } from './StopActions.js';
import { StopFacts } from './StopFacts.js';
import type { StopSteps } from './stop-steps.js';

const ReportForm = lazy(async () => ({ default: (await import('./ReportForm.js')).ReportForm }));

/** Reasons that the card says elsewhere: the way is between the stops, and the hours are among the facts. */
const saidElsewhere: readonly string[] = ['near_previous', 'open_until'];

type StopDetailsProps = {
  stop: Recommendation;
  /** Name of the city. */
  city: string;
  steps: StopSteps | undefined;
};

/** What unfolds of a stop: more reasons, facts, tips, and what can be done with it. */
export function StopDetails({ stop, city, steps }: StopDetailsProps) {
  const reasons = stop.reasons.slice(1).filter(({ code }) => !saidElsewhere.includes(code));
  return (
    <div className="mt-3">
      {reasons.length > 0 && (
        <ul aria-label="Why here" className="mb-3 flex max-w-prose flex-wrap gap-x-5 gap-y-1 text-small text-ink-soft">
          {reasons.map((reason) => (
            <li key={reason.code}>{reason.text}</li>
          ))}
        </ul>
      )}
      <StopFacts stop={stop} isBestNow={stop.reasons.some(({ code }) => code === 'best_time')} />
      {stop.tips.length > 0 && (
        <ul aria-label={stop.tips.length === 1 ? 'One tip' : `${stop.tips.length} tips`} className="stop-tips">
          {stop.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
        <MapLink name={stop.title} location={stop.location} city={city} text="Map" />
        {steps && <StopActions id={stop.id} name={stop.title} steps={steps} />}
      </div>
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
    </div>
  );
}
