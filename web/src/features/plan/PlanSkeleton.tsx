import { type TimeframeId, timeframeById } from '@city-genie/city-data/timeframes';
import { Skeleton, SkeletonGroup } from '../../ui/late/Skeleton.js';

/** Placeholders for the parts of a plan while it loads. */
export function SketchSkeleton() {
  return <Skeleton isCard className="aspect-[360/300]" />;
}

function StopsSkeleton({ timeframe }: { timeframe: TimeframeId }) {
  const stops = Array.from({ length: timeframeById(timeframe).minStops }, (_value, index) => index);
  return (
    <SkeletonGroup className="grid gap-10">
      {stops.map((stop) => (
        <div key={stop} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-[7.5rem_minmax(0,1fr)] sm:gap-x-6">
          <Skeleton className="aspect-square" />
          <div>
            <Skeleton className="h-6 w-24" />
            <Skeleton className="mt-2 h-7 w-3/5" />
          </div>
          <Skeleton className="h-24 max-sm:col-span-2 sm:col-start-2" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** The day at a glance on its way. */
export function GlanceSkeleton({ timeframe }: { timeframe: TimeframeId }) {
  const lines = Array.from({ length: timeframeById(timeframe).minStops }, (_value, index) => index);
  return (
    <SkeletonGroup className="grid gap-3 border-t border-line pt-3">
      {lines.map((line) => (
        <Skeleton key={line} className="h-6" />
      ))}
    </SkeletonGroup>
  );
}

/** What is shown while a plan is looked for; on a phone, the day at a glance is on its way above. */
export function PlanWait({ timeframe }: { timeframe: TimeframeId }) {
  return (
    <div className="mx-auto mt-3 grid max-w-7xl gap-x-14 gap-y-12 px-4 pb-16 sm:mt-10 sm:px-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:px-10">
      <div className="grid content-start gap-x-8 sm:grid-cols-2 lg:order-1 lg:grid-cols-1">
        <div>
          <SketchSkeleton />
          <p className="mt-3 text-note text-ink-soft">Looking for places that feel right…</p>
        </div>
      </div>
      <StopsSkeleton timeframe={timeframe} />
    </div>
  );
}
