import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import { skipToken } from '@reduxjs/toolkit/query';
import { useRef, useState } from 'react';
import { takeFocus } from '../../forms/take-focus.js';
import { Button } from '../../ui/Button.js';
import { Skeleton, SkeletonGroup } from '../../ui/late/Skeleton.js';
import { AuditEntry } from './AuditEntry.js';
import { AuditFilters } from './AuditFilters.js';
import type { Names } from './AuditNames.js';
import { useAuditLogInfiniteQuery } from './audit-api.js';
import { byDay, longDay } from './audit-words.js';
import { needsSetUp } from './failure.js';
import { ListFailure } from './ListFailure.js';
import { SetUpNotice } from './SetUpNotice.js';
import { type AuditFilterSteps, useAuditFilter } from './use-audit-filter.js';
import { useUsernames } from './use-usernames.js';

/** The entries of the filter in the address. Those of the filter before stay until they are there. */
function useEntries(username: string, steps: AuditFilterSteps) {
  const { filter, isTurnedRound, searchOfUser } = steps;
  const log = useAuditLogInfiniteQuery(isTurnedRound ? skipToken : { ...filter, log: steps.log }, { refetchOnMountOrArgChange: true });
  const pages = log.data?.pages ?? [];
  const names: Names = { usernames: useUsernames(username, steps, pages, log.currentData?.pages ?? []), searchOfUser };
  return { ...log, pages, names, entries: pages.flatMap((page) => page.entries), actions: pages[0]?.actions ?? [] };
}

function Waiting() {
  return (
    <SkeletonGroup className="grid gap-6">
      <Skeleton className="h-8 max-w-60" />
      <Skeleton className="h-6" />
      <Skeleton className="h-6" />
      <Skeleton className="h-6" />
    </SkeletonGroup>
  );
}

function Days({ entries, names }: Pick<ReturnType<typeof useEntries>, 'entries' | 'names'>) {
  return byDay(entries).map(([date, ofDay]) => (
    <section key={date} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`} className="border-t-2 border-ink pt-3 pb-2 text-title">
        {longDay(date)}
      </h2>
      <ol className="text-small">
        {ofDay.map((entry) => (
          <AuditEntry key={entry.id} entry={entry} names={names} />
        ))}
      </ol>
    </section>
  ));
}

/** What is shown below, for listeners as soon as it is. */
function statusWords({ isTurnedRound }: AuditFilterSteps, isThere: boolean): string {
  if (isTurnedRound) {
    return 'Nothing is shown, because the last day comes before the first.';
  }
  return isThere ? 'Newest first. Days and times are in UTC.' : 'One moment…';
}

/** The last tab: who did what to accounts, sessions, the waitlist and places, newest first. */
export function AuditLog({ admin }: { admin: CurrentUser }) {
  const steps = useAuditFilter();
  const status = useRef<HTMLParagraphElement>(null);
  const { pages, entries, names, actions, currentData, error, isFetching, refetch, ...more } = useEntries(admin.username, steps);
  const [hasAsked, setHasAsked] = useState(false);
  const isUnread = error !== undefined && currentData === undefined && !isFetching;
  const isShown = !isUnread && !steps.isTurnedRound;
  const older = () => {
    setHasAsked(true);
    void more.fetchNextPage();
  };
  const again = () => void (more.isFetchNextPageError ? more.fetchNextPage() : refetch());
  if (needsSetUp(error)) {
    return <SetUpNotice />;
  }
  return (
    <div className="grid gap-6">
      <AuditFilters
        username={admin.username}
        steps={steps}
        actions={actions}
        usernames={names.usernames}
        onLeft={() => status.current?.focus()}
      />
      <p ref={status} role="status" tabIndex={-1} className="text-small text-ink-soft">
        {!isUnread && statusWords(steps, currentData !== undefined)}
      </p>
      {pages.length === 0 && isFetching && <Waiting />}
      {isShown && <Days entries={entries} names={names} />}
      {currentData && entries.length === 0 && <p>No entries match.</p>}
      {error && !isFetching && <ListFailure error={error} title="Failed to fetch the audit log" onAgain={again} />}
      {isShown && more.hasNextPage && !more.isFetchNextPageError && (
        <div>
          <Button look="secondary" busy={more.isFetchingNextPage} onClick={older}>
            Older entries
          </Button>
        </div>
      )}
      {hasAsked && currentData && !more.hasNextPage && (
        <p ref={takeFocus} tabIndex={-1} className="text-small text-ink-soft">
          These are all entries.
        </p>
      )}
    </div>
  );
}
