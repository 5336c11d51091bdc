import { needsSetUp } from '../failure.js';
import { SetUpNotice } from '../SetUpNotice.js';
import { AnalyticsFilters } from './AnalyticsFilters.js';
import { useSearchFiguresQuery, useWaitlistGrowthQuery } from './analytics-api.js';
import { SearchSection } from './SearchSection.js';
import { isUnread } from './Section.js';
import { useAnalyticsQuery } from './use-analytics-query.js';
import { WaitlistSection } from './WaitlistSection.js';

const everyTime = { refetchOnMountOrArgChange: true } as const;

/** What visitors search, where content is missing, and how the waitlist grows. */
export function Analytics() {
  const query = useAnalyticsQuery();
  const { days, city } = query;
  const searches = useSearchFiguresQuery({ days, ...(city && { city: city.key }) }, everyTime);
  const waitlist = useWaitlistGrowthQuery({ days }, everyTime);
  if (needsSetUp(searches.error) || needsSetUp(waitlist.error)) {
    return <SetUpNotice />;
  }
  const sources = [searches, waitlist];
  const isWaiting = sources.some((source) => source.currentData === undefined && !isUnread(source));
  return (
    <div className="grid gap-10">
      <AnalyticsFilters {...query} />
      <p role="status" className="-mt-4 text-small text-ink-soft">
        {isWaiting ? 'One moment…' : !sources.every(isUnread) && 'Days are in UTC. Today isn’t over yet.'}
      </p>
      <SearchSection source={searches} city={city} />
      <WaitlistSection source={waitlist} />
    </div>
  );
}
