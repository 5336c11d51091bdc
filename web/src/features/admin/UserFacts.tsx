import type { ListedUser } from '@city-genie/contracts/admin/routes';
import { Badge } from '../../ui/Badge.js';
import { Copyable } from '../../ui/late/Copyable.js';
import { plainWord } from './user-words.js';

type UserProps = { user: ListedUser };

/** Below the main fact of a cell. */
const second = 'text-note font-normal text-ink-soft';

/** The username, and below it the name, whatever it holds. */
export function UserName({ user: { username, firstName, lastName }, isOwn }: UserProps & { isOwn: boolean }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        {username} {isOwn && <Badge>You</Badge>}
      </p>
      <p className={second}>{`${firstName} ${lastName}`.trim()}</p>
    </>
  );
}

/** The address, and whether its owner has confirmed it. */
export function EmailFacts({ user: { email, emailVerified, username } }: UserProps) {
  return (
    <>
      <Copyable text={email} label={`the email of ${username}`} />
      <p className={second}>{emailVerified ? 'Verified' : 'Not verified'}</p>
    </>
  );
}

/** Every account has a plan from its registration on; until the first payment it means nothing. */
const neverPaid: readonly string[] = ['incomplete', 'incomplete_expired'];

/** What the user pays for, and what became of it. */
export function PlanFacts({ user: { subscriptionPlan, subscriptionStatus } }: UserProps) {
  if (neverPaid.includes(subscriptionStatus)) {
    return 'No plan';
  }
  return (
    <>
      <p>{plainWord(subscriptionPlan)}</p>
      <p className={second}>{plainWord(subscriptionStatus)}</p>
    </>
  );
}
