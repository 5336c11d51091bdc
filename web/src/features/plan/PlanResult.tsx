import type { City } from '@city-genie/city-data/city';
import type { SearchReply } from '@city-genie/contracts/search';
import { lazy, Suspense, useState } from 'react';
import { PlanGlance } from './PlanGlance.js';
import { SketchSkeleton } from './PlanSkeleton.js';
import { PlanStops } from './PlanStops.js';
import type { StopSteps } from './stop-steps.js';
import type { Plan } from './use-plan-params.js';

const RouteSketch = lazy(async () => ({ default: (await import('./route-sketch/RouteSketch.js')).RouteSketch }));
const TakeAway = lazy(async () => ({ default: (await import('./TakeAway.js')).TakeAway }));
const Alternatives = lazy(async () => ({ default: (await import('./Alternatives.js')).Alternatives }));

function Sketch({ city, reply, active }: { city: City; reply: SearchReply; active: string | undefined }) {
  return (
    <figure>
      <div className="aspect-[360/300] overflow-hidden rounded-card border border-line bg-raised">
        <Suspense fallback={<SketchSkeleton />}>
          <RouteSketch city={city.key} stops={reply.recommendations} pause={reply.plan?.pause} active={active} />
        </Suspense>
      </div>
      <figcaption className="mt-3 text-note text-ink-soft">
        Distances are true, streets are left out. Dots are walks, dashes public transport.
      </figcaption>
    </figure>
  );
}

type PlanResultProps = {
  city: City;
  reply: SearchReply;
  /** These three are absent where a plan is only read. */
  plan: Plan | undefined;
  steps: StopSteps | undefined;
  onPutIn: ((id: string) => void) | undefined;
  onCopied: () => void;
};

/** A plan's route beside its stops, and below them what else could be, and how to take it along. */
export function PlanResult({ city, reply, plan, steps, onPutIn, onCopied }: PlanResultProps) {
  const [active, setActive] = useState<string>();
  return (
    <div className="mx-auto mt-10 grid max-w-7xl gap-x-14 gap-y-12 px-4 sm:px-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:px-10">
      <div className="grid content-start gap-x-8 gap-y-5 sm:grid-cols-2 lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:order-1 lg:grid-cols-1 lg:self-start print:hidden">
        <Sketch city={city} reply={reply} active={active} />
        <PlanGlance stops={reply.recommendations} active={active} onActive={setActive} />
      </div>
      <div>
        <PlanStops reply={reply} city={city.name} steps={steps} onCuisine={plan && (() => void plan.showCuisine())} onActive={setActive} />
        <p className="mt-10 border-t border-line pt-4 text-small text-ink-soft">Hours can change; check before you go.</p>
        <Suspense fallback={<div className="h-96" />}>
          <div className="mt-12 grid gap-14 pb-16">
            {reply.plan && <TakeAway city={city} reply={reply} facts={reply.plan} plan={plan} onCopied={onCopied} />}
            {reply.alternatives.length > 0 && <Alternatives places={reply.alternatives} onPutIn={onPutIn} />}
          </div>
        </Suspense>
      </div>
    </div>
  );
}
