import { useLocation } from 'react-router-dom';
import { hasSessionHint } from '../api/session-hint.js';
import { ErrorBoundary } from '../ui/ErrorBoundary.js';
import { LatePart, type LazyPart } from '../ui/lazy-part.js';
import { useHydrated } from '../ui/use-hydrated.js';

/** A part for visitors who may be signed in. Without the hint cookie, nothing is loaded, requested or shown. */
export function SessionPart({ part }: { part: LazyPart<object> }) {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  if (!hydrated || !hasSessionHint()) {
    return null;
  }
  return (
    // After a failed load, the next page tries again.
    <ErrorBoundary key={pathname} fallback={null}>
      <LatePart part={part} props={{}} />
    </ErrorBoundary>
  );
}
