import type { City } from '@city-genie/city-data/city';
import type { SearchReply } from '@city-genie/contracts/search/routes';
import { Fragment } from 'react';
import { clockTime } from '../../ui/local-time.js';
import { MealLines } from './MealLines.js';
import { RouteFigure } from './RouteFigure.js';

/** The plan in the margin of another view: route and times, read-only. */
export function PlanAside({ city, reply }: { city: City; reply: SearchReply }) {
  return (
    <aside aria-labelledby="aside-heading" className="grid gap-5">
      <h2 id="aside-heading" className="text-title">
        Your plan
      </h2>
      <RouteFigure city={city} reply={reply} />
      <ol className="border-t border-line">
        {reply.recommendations.map((stop, index) => (
          <Fragment key={stop.id}>
            <li className="grid grid-cols-[1.5rem_3.5rem_minmax(0,1fr)] items-baseline border-b border-line py-2 text-small">
              <span aria-hidden="true" className="font-serif text-ink-soft tabular-nums">
                {index + 1}
              </span>
              <span className="tabular-nums">{clockTime(stop.arrive)}</span>
              <span className="font-medium">{stop.title}</span>
            </li>
            <MealLines pauses={reply.plan?.pauses ?? []} after={stop.id} />
          </Fragment>
        ))}
      </ol>
    </aside>
  );
}
