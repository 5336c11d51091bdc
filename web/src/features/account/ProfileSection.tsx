import type { Account } from '@city-genie/contracts/account/routes';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import { type Fact, Facts } from '../../ui/late/Facts.js';
import { standingLink } from '../../ui/link-class.js';
import { AccountSection } from './AccountSection.js';
import { dayWords } from './session-words.js';
import { isSubscriber } from './support-address.js';

const planNames = { monthly: 'Monthly plan', yearly: 'Yearly plan' } as const;

function Plan({ account }: { account: Account }) {
  if (account.isAdmin) {
    return 'Administrator: every city is open';
  }
  if (isSubscriber(account)) {
    return `${planNames[account.subscriptionPlan]}, active: every city is open`;
  }
  return (
    <>
      None yet: Paris is open.{' '}
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
    ['Email', account.email],
    ['Country', account.country],
    ['With us since', dayWords(account.createdAt)],
    ['Subscription', <Plan key="plan" account={account} />],
  ];
  return (
    <AccountSection id="profile" title="Profile" note="A name or a country that is wrong: write to us, and we put it right.">
      <Facts facts={facts} className="w-full" />
    </AccountSection>
  );
}
