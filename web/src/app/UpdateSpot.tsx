import { useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.js';
import { LatePart, lazyPart } from '../ui/lazy-part.js';
import { updateReady } from './update-ready.js';

const notice = lazyPart(async () => (await import('./late/UpdateNotice.js')).UpdateNotice);

/** Where a new version of the site is offered, once there is one. */
export function UpdateSpot() {
  const reload = useSyncExternalStore(updateReady.watch, updateReady.reload, () => undefined);
  return (
    reload && (
      <ErrorBoundary fallback={null}>
        <LatePart part={notice} props={{ reload }} />
      </ErrorBoundary>
    )
  );
}
