import { hasLastPlan } from '../features/plan/kept-plans/last-plans.js';
import { ErrorBoundary } from '../ui/ErrorBoundary.js';
import { LatePart, lazyPart } from '../ui/lazy-part.js';
import { useHydrated } from '../ui/use-hydrated.js';

const link = lazyPart<{ city?: string }>(async () => (await import('../features/plan/kept-plans/LastPlanLink.js')).LastPlanLink);

/** Two lines on a phone. */
const room = 'min-h-[3.875rem] sm:min-h-12';

/**
 * The way back to the last plan, of a city or of all. The first paint leaves room for it where there is one (`prerender/theme.js`), and
 * nothing is loaded for anybody else.
 */
export function LastPlan({ city, className = '' }: { city?: string; className?: string }) {
  const isHydrated = useHydrated();
  const isThere = isHydrated && hasLastPlan(city, Date.now());
  const space = isHydrated ? (isThere ? room : 'hidden') : `hidden in-data-last-plan:block ${room}`;
  return (
    <div className={`${space} print:hidden ${className}`}>
      {isThere && (
        <ErrorBoundary fallback={null}>
          <LatePart part={link} props={city === undefined ? {} : { city }} />
        </ErrorBoundary>
      )}
    </div>
  );
}
