import { needsSetUp } from '../failure.js';
import { ListFailure } from '../ListFailure.js';
import { SetUpNotice } from '../SetUpNotice.js';
import { useHeadFocus } from '../use-head-focus.js';
import { countWords } from '../user-words.js';
import { EntryTable } from './EntryTable.js';
import { useWaitlistFiguresQuery } from './entries-api.js';
import { useEntries } from './use-entries.js';
import { useInviting } from './use-inviting.js';
import { WaitlistFigures } from './WaitlistFigures.js';
import { WaitlistFilters } from './WaitlistFilters.js';

/** The second tab: who waits for which city, and whom to let in. */
export function AdminWaitlist() {
  const list = useEntries();
  const { query, entries, current, error, isFetching } = list;
  const figures = useWaitlistFiguresQuery(undefined, { refetchOnMountOrArgChange: true });
  const inviting = useInviting(entries);
  const head = useHeadFocus(query.page, entries.length);
  const count = current ? countWords(current.total, query.search, 'entry') : 'One moment…';
  const isUnread = error !== undefined && current === undefined && !isFetching;
  const again = () => {
    void list.refetch();
    void figures.refetch();
  };
  if (needsSetUp(error)) {
    return <SetUpNotice />;
  }
  return (
    <div className="grid gap-6">
      {(figures.data || !error) && (
        <WaitlistFigures
          figures={figures.data}
          hasFailed={figures.error !== undefined && figures.data === undefined}
          isBusy={figures.isFetching}
          onAgain={() => void figures.refetch()}
        />
      )}
      <WaitlistFilters query={query} cities={figures.data?.cities ?? []} onLeft={() => head.current?.focus()} />
      <p role="status" className="sr-only">
        {!isUnread && count}
      </p>
      {error && !isFetching && <ListFailure error={error} title="Failed to fetch waitlist data" onAgain={again} />}
      {!isUnread && (
        <EntryTable
          list={list}
          inviting={inviting}
          caption={
            <span ref={head} tabIndex={-1}>
              {count}
            </span>
          }
        />
      )}
      {inviting.question}
    </div>
  );
}
