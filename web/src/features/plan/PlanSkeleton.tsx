import { type TimeframeId, timeframeById } from '@city-genie/city-data/timeframes';
import { Skeleton, SkeletonGroup } from '../../ui/late/Skeleton.js';

/** Placeholders for the parts of a plan while it loads. */
export function SketchSkeleton() {
  return <Skeleton isCard className="aspect-[360/300]" />;
}

export function StopsSkeleton({ timeframe }: { timeframe: TimeframeId }) {
  const stops = Array.from({ length: timeframeById(timeframe).minStops }, (_value, index) => index);
  return (
    <SkeletonGroup className="grid gap-16">
      {stops.map((stop) => (
        <div key={stop} className="grid gap-x-6 gap-y-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <Skeleton className="h-10 w-24" />
          <div>
            <Skeleton isCard className="h-24 sm:h-28" />
            <Skeleton className="mt-7 h-9 w-3/5" />
            <Skeleton className="mt-3 h-5 w-4/5" />
            <Skeleton className="mt-4 h-28" />
            <Skeleton className="mt-5 h-64" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
