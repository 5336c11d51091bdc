import { Loading, Skeleton } from '../../ui/late/Skeleton.js';
import { Spinner } from '../../ui/late/Spinner.js';

/** Until it is known who is here; it is also what is sent without script. */
export function VisitorWait() {
  return (
    <div className="min-h-[60vh]">
      <noscript>
        <p className="max-w-prose">The stories need JavaScript, which is off in this browser.</p>
      </noscript>
      <Spinner className="noscript:hidden">One moment…</Spinner>
    </div>
  );
}

/** Until the stories are there; about as high as the first of them. */
export function StoriesWait() {
  return (
    <Loading label="The stories are being fetched" className="grid min-h-[60vh] content-start gap-x-12 gap-y-8 sm:grid-cols-2">
      <Skeleton className="h-8 max-w-md sm:col-span-2" />
      <Skeleton className="aspect-[16/9] sm:col-span-2 lg:col-span-1" />
      <Skeleton className="h-40" />
    </Loading>
  );
}
