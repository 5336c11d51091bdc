import type { Account } from '@city-genie/contracts/account/routes';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import { type Fact, Facts } from '../../ui/late/Facts.js';
import { MailAddress } from '../../ui/late/MailAddress.js';
import { standingLink } from '../../ui/link-class.js';
import { AccountSection } from './AccountSection.js';
import { dayWords } from './session-words.js';

const planNames = { monthly: 'Monthly plan', yearly: 'Yearly plan' } as const;

/** What a status of the payment provider means here. */
const statusWords: Readonly<Record<string, string>> = {
  active: 'active: every city is open',
  trialing: 'on trial: every city is open',
  past_due: 'the last payment has failed',
  unpaid: 'the last payment has failed',
  paused: 'paused',
  canceled: 'cancelled',
};

/** Nobody has paid yet. */
const neverPaid: readonly string[] = ['incomplete', 'incomplete_expired'];

function Plan({ account: { subscriptionPlan, subscriptionStatus } }: { account: Account }) {
  const words = Object.hasOwn(statusWords, subscriptionStatus) ? statusWords[subscriptionStatus] : 'not active';
  if (subscriptionStatus !== 'canceled') {
    return `${planNames[subscriptionPlan]}, ${words}`;
  }
  return (
    <>
      {planNames[subscriptionPlan]}, {words}.{' '}
      <Link to={paths.subscribe} className={standingLink}>
        See the plans
      </Link>
    </>
  );
}

/** Who the user is, as they told us, and what they have paid for. */
export function ProfileSection({ account }: { account: Account }) {
  const facts: readonly Fact[] = [
    ['Name', `${account.firstName} ${account.lastName}`],
    ['Username', account.username],
    ['Email', <MailAddress key="email" address={account.email} />],
    ['Country', account.country],
    ['With us since', dayWords(account.createdAt)],
    ['Rights', account.isAdmin && 'Administrator: every city is open'],
    ['Subscription', !neverPaid.includes(account.subscriptionStatus) && <Plan key="plan" account={account} />],
  ];
  return (
    <AccountSection id="profile" title="Profile" note="A name or a country that is wrong: write to us, and we put it right.">
      <Facts facts={facts} className="w-full" />
    </AccountSection>
  );
}
