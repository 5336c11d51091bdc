import { Loading, Skeleton } from '../../ui/late/Skeleton.js';
import { LatePart, lazyPart } from '../../ui/lazy-part.js';

const analytics = lazyPart(async () => (await import('./analytics/Analytics.js')).Analytics);

function Waiting() {
  return (
    <Loading label="One moment…" className="grid gap-10">
      <Skeleton className="h-18 max-w-[29.5rem]" />
      <Skeleton className="h-24" />
      <Skeleton className="h-60" />
    </Loading>
  );
}

/** The tab of the charts, which are loaded when it is opened. */
export function AnalyticsTab() {
  return <LatePart part={analytics} props={{}} waiting={<Waiting />} />;
}
