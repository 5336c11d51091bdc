import type { City } from '@city-genie/city-data/city';
import { PlanWait } from '../../features/plan/PlanSkeleton.js';
import { Skeleton, SkeletonGroup } from '../../ui/late/Skeleton.js';
import { Skyline } from '../../ui/Skyline.js';

/** The outline of a plan: what a link to one shows from the first paint on, until the plan's own page takes over, which has the same places. */
export function OpeningPlan({ city }: { city: City }) {
  return (
    <div aria-hidden="true">
      <div className="overflow-x-clip">
        <div className="mx-auto grid max-w-7xl gap-x-14 lg:grid-cols-[minmax(0,1fr)_26rem] lg:px-10">
          <Skyline
            city={city}
            time="day"
            crop="wide"
            className="h-24 sm:h-auto sm:aspect-[1200/420] lg:col-start-2 lg:row-start-1 lg:-mr-[calc(max(0px,50vw-40rem)+2.5rem)] lg:aspect-auto lg:h-80 lg:rounded-bl-card"
          />
          <SkeletonGroup className="grid content-start gap-4 px-4 pt-3 sm:px-6 sm:pt-6 lg:col-start-1 lg:row-start-1 lg:px-0 lg:pt-9">
            <Skeleton className="h-7 w-36" />
            <Skeleton className="h-9 w-11/12 max-w-[30rem] sm:h-16" />
            <Skeleton className="h-9 w-3/5 max-w-[20rem] sm:h-16" />
            <Skeleton className="h-6 w-4/5 max-w-[26rem]" />
            <Skeleton className="h-24 max-w-[34rem]" />
          </SkeletonGroup>
        </div>
      </div>
      <PlanWait timeframe="half-day" />
    </div>
  );
}
