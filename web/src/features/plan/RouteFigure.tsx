import type { City } from '@city-genie/city-data/city';
import type { SearchReply } from '@city-genie/contracts/search/routes';
import { lazy, type ReactNode, Suspense } from 'react';
import { cardClass } from '../../ui/card-class.js';
import { SketchSkeleton } from './PlanSkeleton.js';

const RouteSketch = lazy(async () => ({ default: (await import('./route-sketch/RouteSketch.js')).RouteSketch }));
const LargeSketch = lazy(async () => ({ default: (await import('./route-sketch/RouteSketch.js')).LargeSketch }));

/** What a map of a plan is given, besides the plan: its sketch in large, and what shows a stop in the plan. */
export type MapSlot = (plan: { reply: SearchReply; sketch: ReactNode; onShow: (id: string) => void }) => ReactNode;

type RouteFigureProps = {
  city: City;
  reply: SearchReply;
  /** Id of the highlighted stop. */
  active?: string | undefined;
  /** Goes to a stop; undefined where there is no list of stops. */
  onShow?: ((id: string) => void) | undefined;
  /** Says that a stop is under the pointer or has the focus. */
  onActive?: ((id: string | undefined) => void) | undefined;
  map?: MapSlot | undefined;
};

/** The sketch of a plan's route, with its legend and the way to the map. */
export function RouteFigure({ city, reply, active, onShow, onActive, map }: RouteFigureProps) {
  const drawing = { city: city.key, stops: reply.recommendations, pauses: reply.plan?.pauses };
  const sketch = (
    <Suspense fallback={<SketchSkeleton />}>
      <LargeSketch {...drawing} />
    </Suspense>
  );
  return (
    <div>
      <figure>
        <div className={cardClass('plain', 'aspect-[360/300] overflow-hidden')}>
          <Suspense fallback={<SketchSkeleton />}>
            <RouteSketch {...drawing} active={active} onShow={onShow} onActive={onActive} />
          </Suspense>
        </div>
        {/* Hidden from screen readers, since it is of no use without the drawing. */}
        <figcaption aria-hidden="true" className="mt-3 text-note text-ink-soft max-sm:hidden">
          Distances are true, streets are left out. Dots are walks, dashes public transport.
        </figcaption>
      </figure>
      {map && onShow && <div className="mt-3 print:hidden">{map({ reply, sketch, onShow })}</div>}
    </div>
  );
}
