import type { Recommendation } from '@city-genie/contracts/search/routes';
import { lazy, type ReactNode, Suspense } from 'react';
import { Fold } from '../../ui/late/Fold.js';
import { MapLink } from '../../ui/late/MapLinks.js';
import { PinnedText } from './PinnedText.js';
import { StepFailure } from './StepFailure.js';
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
  isOpen: boolean;
  /** What the place is, where the card doesn't say it. */
  about: ReactNode;
};

/** What unfolds of a stop: what can be done with it and what came of that, then reasons, facts and tips. */
export function StopDetails({ stop, city, steps, isOpen, about }: StopDetailsProps) {
  const reasons = stop.reasons.slice(1).filter(({ code }) => !saidElsewhere.includes(code));
  return (
    <div className="mt-1 print:mt-3">
      {steps && (
        <div className="mb-3 print:hidden">
          <StopActions id={stop.id} name={stop.title} steps={steps} />
          {/* There before its text, so that the text is spoken. */}
          <div role="status">{isOpen && steps.pinned.includes(stop.id) && <PinnedText />}</div>
          {isOpen && steps.failure?.at === stop.id && <StepFailure text={steps.failure.text} />}
        </div>
      )}
      {about && <div className="mb-3">{about}</div>}
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
      <div className="mt-3 print:hidden">
        <MapLink name={stop.title} location={stop.location} city={city} text="Map" />
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
