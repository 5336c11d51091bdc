import { Loading, Skeleton } from '../../ui/late/Skeleton.js';
import { AdminSheet } from './AdminSheet.js';

const rows = ['a', 'b', 'c', 'd', 'e'];

/** The dashboard while nobody knows yet who is here; it is also what is sent without script. */
export function AdminWait() {
  return (
    <AdminSheet>
      <noscript>
        <p className="mb-6 max-w-prose">The dashboard needs JavaScript, which is off in this browser.</p>
      </noscript>
      <Loading label="One moment…" className="grid gap-6">
        <div className="flex gap-6 border-b border-line pb-3">
          <Skeleton className="h-6 w-36" />
          <Skeleton className="h-6 w-24" />
        </div>
        <Skeleton className="h-11 max-w-md" />
        {rows.map((row) => (
          <Skeleton key={row} className="h-8" />
        ))}
      </Loading>
    </AdminSheet>
  );
}
