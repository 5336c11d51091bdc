import type { City } from '@city-genie/city-data/city';
import type { SearchReply } from '@city-genie/contracts/search/routes';
import { lazy, Suspense, useState } from 'react';
import type { DayMoment } from './day-moment.js';
import { goToStop } from './go-to-stop.js';
import type { Mark } from './marks.js';
import { PlanGlance } from './PlanGlance.js';
import { PlanStops } from './PlanStops.js';
import type { PlanSteps } from './plan-steps.js';
import { type MapSlot, RouteFigure } from './RouteFigure.js';
import type { StopSteps } from './stop-steps.js';

const Afterwards = lazy(async () => ({ default: (await import('./Afterwards.js')).Afterwards }));
const TakeAway = lazy(async () => ({ default: (await import('./TakeAway.js')).TakeAway }));
const Alternatives = lazy(async () => ({ default: (await import('./Alternatives.js')).Alternatives }));

type PlanResultProps = {
  city: City;
  /** The whole day. */
  reply: SearchReply;
  marks: ReadonlyMap<string, Mark>;
  /** These three are undefined for a read-only plan. */
  steps: PlanSteps | undefined;
  stopSteps: StopSteps | undefined;
  onPutIn: ((id: string, name: string) => void) | undefined;
  onCopied: () => void;
  /** Whether another one is on its way. */
  isBusy: boolean;
  /** Where the day stands by the city's clock. */
  moment: DayMoment;
  /** The city's local time. */
  now: string | undefined;
  /** Whether the day at a glance is in the head. */
  isGlanceAbove: boolean;
  map: MapSlot | undefined;
};

/** A plan's route next to its stops, with alternatives and exports below. */
export function PlanResult({
  city,
  reply,
  marks,
  isBusy,
  steps,
  stopSteps,
  onPutIn,
  onCopied,
  moment,
  now,
  isGlanceAbove,
  map,
}: PlanResultProps) {
  const [active, setActive] = useState<string>();
  return (
    <div
      className={`mx-auto mt-6 grid max-w-7xl gap-x-14 gap-y-8 px-4 sm:mt-10 sm:gap-y-12 print:mt-4 print:block sm:px-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:px-10 ${isBusy ? 'opacity-60 transition-opacity duration-[var(--quick)]' : ''}`}
    >
      {/* Scrolls by itself when it is higher than the window; the margin leaves room for the focus ring. */}
      <div className="grid content-start gap-x-8 gap-y-5 sm:grid-cols-2 lg:sticky lg:top-[calc(var(--header)+1rem)] lg:order-1 lg:-mx-2 lg:-mt-2 lg:max-h-[calc(100dvh-var(--header)-2rem)] lg:grid-cols-1 lg:self-start lg:overflow-y-auto lg:p-2 lg:[scrollbar-width:thin] print:static print:mb-4 print:grid-cols-2 print:overflow-visible">
        <RouteFigure city={city} reply={reply} active={active} onActive={setActive} onShow={goToStop} map={map} />
        {!isGlanceAbove && (
          <PlanGlance
            stops={reply.recommendations}
            pauses={reply.plan?.pauses ?? []}
            moment={moment}
            now={now}
            active={active}
            onActive={setActive}
          />
        )}
      </div>
      <div className="plan-columns">
        <PlanStops
          reply={reply}
          city={city}
          steps={stopSteps}
          marks={marks}
          moment={moment}
          now={now}
          onCuisine={steps && ((meal) => void steps.showCuisine(meal))}
          onActive={setActive}
        />
        <Suspense fallback={<div className="h-48" />}>
          {reply.plan?.afterwards && <Afterwards afterwards={reply.plan.afterwards} />}
        </Suspense>
        <p className="mt-6 border-t border-line pt-3 text-small text-ink-soft sm:mt-8 print:mt-2 print:pt-1">
          Hours can change; check before you go.
        </p>
        <Suspense fallback={<div className="h-96" />}>
          <div className="mt-6 grid gap-6 pb-6 sm:mt-8 sm:gap-12 sm:pb-16 print:hidden">
            {reply.plan && <TakeAway city={city} reply={reply} facts={reply.plan} steps={steps} onCopied={onCopied} />}
            {reply.alternatives.length > 0 && <Alternatives places={reply.alternatives} onPutIn={onPutIn} failure={stopSteps?.failure} />}
          </div>
        </Suspense>
      </div>
    </div>
  );
}
