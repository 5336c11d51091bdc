import type { Account } from '@city-genie/contracts/account/routes';
import { type Fact, Facts } from '../../ui/late/Facts.js';
import { MailAddress } from '../../ui/late/MailAddress.js';
import { AccountSection } from './AccountSection.js';
import { dayWords } from './session-words.js';

/** Who the user is, as they told us. What they have paid for stands in one place, the section about the subscription. */
export function ProfileSection({ account }: { account: Account }) {
  const facts: readonly Fact[] = [
    ['Name', `${account.firstName} ${account.lastName}`],
    ['Username', account.username],
    ['Email', <MailAddress key="email" address={account.email} />],
    ['Country', account.country],
    ['With us since', dayWords(account.createdAt)],
    ['Rights', account.isAdmin && 'Administrator: every city is open'],
  ];
  return (
    <AccountSection id="profile" title="Profile" note="A name or a country that is wrong: write to us, and we put it right.">
      <Facts facts={facts} className="w-full" />
    </AccountSection>
  );
}
