import type { City } from '@city-genie/city-data/city';
import type { SearchReply } from '@city-genie/contracts/search/routes';
import { Fragment } from 'react';
import { clockTime } from '../../ui/local-time.js';
import { GlanceRow } from './GlanceRow.js';
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
            <GlanceRow when={undefined} mark={index + 1} time={clockTime(stop.arrive)}>
              <span className="col-span-2 font-medium">{stop.title}</span>
            </GlanceRow>
            <MealLines pauses={reply.plan?.pauses ?? []} after={stop.id} />
          </Fragment>
        ))}
      </ol>
    </aside>
  );
}
