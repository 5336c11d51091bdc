import { type TimeframeId, timeframeById } from '@city-genie/city-data/timeframes';

const bar = 'rounded-control bg-sunk';

/** The places of a plan's parts, before there is one. */
export function SketchSkeleton() {
  return <div className="aspect-[360/300] rounded-card bg-sunk" />;
}

export function StopsSkeleton({ timeframe }: { timeframe: TimeframeId }) {
  const stops = Array.from({ length: timeframeById(timeframe).minStops }, (_value, index) => index);
  return (
    <div aria-hidden="true" className="grid gap-16 motion-safe:animate-pulse">
      {stops.map((stop) => (
        <div key={stop} className="grid gap-x-6 gap-y-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <div className={`h-10 w-24 ${bar}`} />
          <div>
            <div className="h-24 rounded-card bg-sunk sm:h-28" />
            <div className={`mt-7 h-9 w-3/5 ${bar}`} />
            <div className={`mt-3 h-5 w-4/5 ${bar}`} />
            <div className={`mt-4 h-28 ${bar}`} />
            <div className={`mt-5 h-64 ${bar}`} />
          </div>
        </div>
      ))}
    </div>
  );
}
