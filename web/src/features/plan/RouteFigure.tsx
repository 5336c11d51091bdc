import type { SearchReply } from '@city-genie/contracts/search/routes';
import { lazy, Suspense } from 'react';
import { cardClass } from '../../ui/card-class.js';
import { SketchSkeleton } from './PlanSkeleton.js';

const RouteSketch = lazy(async () => ({ default: (await import('./route-sketch/RouteSketch.js')).RouteSketch }));

/** The sketch of a plan's route, with its legend. `active`: id of the highlighted stop. */
export function RouteFigure({ cityKey, reply, active }: { cityKey: string; reply: SearchReply; active?: string | undefined }) {
  return (
    // Hidden from screen readers: the list next to it states everything in words, and the legend is useless without the
    // drawing.
    <figure aria-hidden="true">
      <div className={cardClass('plain', 'aspect-[360/300] overflow-hidden')}>
        <Suspense fallback={<SketchSkeleton />}>
          <RouteSketch city={cityKey} stops={reply.recommendations} pauses={reply.plan?.pauses} active={active} />
        </Suspense>
      </div>
      <figcaption className="mt-3 text-note text-ink-soft max-sm:hidden">
        Distances are true, streets are left out. Dots are walks, dashes public transport.
      </figcaption>
    </figure>
  );
}
