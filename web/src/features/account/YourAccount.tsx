import { errorStatus, serverMessage } from '../../api/error-message.js';
import { Button } from '../../ui/Button.js';
import { Loading, Skeleton } from '../../ui/late/Skeleton.js';
import { LatePart, lazyPart } from '../../ui/lazy-part.js';
import { Notice } from '../../ui/Notice.js';
import type { AccountActs } from './AccountSections.js';
import { useAccountQuery } from './account-api.js';
import { sectionEntries } from './section-entries.js';
import { useSessionsQuery } from './sessions-api.js';
import { useSubscriptionQuery } from './subscription-api.js';

const sections = lazyPart(async () => (await import('./AccountSections.js')).AccountSections);

/** In the place of the sections, until they are known; about as high, since a browser goes back to where the page was before a reload. */
export function AccountWaiting() {
  return (
    <Loading label="Your account is being looked up" className="lg:ml-64">
      <Skeleton className="mb-8 h-56 sm:h-40 lg:hidden" />
      {sectionEntries.map(({ id }) => (
        <div key={id} className="grid gap-4 border-t border-line pt-6 pb-11">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-64 max-w-[38rem] sm:h-44 lg:h-40" />
        </div>
      ))}
    </Loading>
  );
}

/** The account of a signed-in user, read anew at every visit. */
export function YourAccount({ userId, ...acts }: { userId: string } & AccountActs) {
  const { data: account, error, isFetching, refetch } = useAccountQuery(userId, { refetchOnMountOrArgChange: true });
  // Asked together with the account, so that what is below the list seldom moves.
  useSessionsQuery(userId, { refetchOnMountOrArgChange: true });
  useSubscriptionQuery(userId, { refetchOnMountOrArgChange: true });
  if (account) {
    return <LatePart part={sections} props={{ account, ...acts }} waiting={<AccountWaiting />} />;
  }
  if (isFetching) {
    return <AccountWaiting />;
  }
  return (
    <Notice
      role="alert"
      title="Your account can’t be shown just now"
      text={(errorStatus(error) === 0 && serverMessage(error)) || 'It is all there; we only can’t read it at the moment.'}
    >
      <Button onClick={() => void refetch()}>Try again</Button>
    </Notice>
  );
}
