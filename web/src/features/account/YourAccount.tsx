import { errorStatus, serverMessage } from '../../api/error-message.js';
import { Button } from '../../ui/Button.js';
import { Skeleton, SkeletonGroup } from '../../ui/late/Skeleton.js';
import { LatePart, lazyPart } from '../../ui/lazy-part.js';
import { Notice } from '../../ui/Notice.js';
import type { AccountActs } from './AccountSections.js';
import { useAccountQuery } from './account-api.js';
import { useSessionsQuery } from './sessions-api.js';

const sections = lazyPart(async () => (await import('./AccountSections.js')).AccountSections);

/** In the place of the sections, until they are known. */
export function AccountWaiting() {
  return (
    <>
      <p role="status" className="sr-only">
        Your account is being looked up
      </p>
      <SkeletonGroup className="grid gap-6 border-t-2 border-line pt-6 lg:ml-64">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-40 max-w-[38rem]" />
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-24 max-w-[38rem]" />
      </SkeletonGroup>
    </>
  );
}

/** The account of a signed-in user, read anew at every visit. */
export function YourAccount({ userId, ...acts }: { userId: string } & AccountActs) {
  const { data: account, error, isFetching, refetch } = useAccountQuery(userId, { refetchOnMountOrArgChange: true });
  // Asked together with the account, so that what is below the list seldom moves.
  useSessionsQuery(userId, { refetchOnMountOrArgChange: true });
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
