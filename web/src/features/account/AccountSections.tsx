import type { Account } from '@city-genie/contracts/account/routes';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ContentsList } from '../../ui/late/ContentsList.js';
import { useCurrentSection } from '../../ui/late/use-current-section.js';
import { scrollToElement } from '../../ui/scroll.js';
import { focusHeading } from './AccountSection.js';
import { DataSection } from './DataSection.js';
import { DeleteSection } from './DeleteSection.js';
import { EmailSection } from './EmailSection.js';
import { MailsSection } from './MailsSection.js';
import { PasswordSection } from './PasswordSection.js';
import { ProfileSection } from './ProfileSection.js';
import { SessionsSection } from './SessionsSection.js';
import { SubscriptionSection } from './SubscriptionSection.js';
import { SupportSection } from './SupportSection.js';
import { sectionEntries } from './section-entries.js';
import { TwoStepSection } from './TwoStepSection.js';

/** What happens outside of the account's sections. */
export type AccountActs = { onChangePassword: () => void; onEndAllSessions: () => void; onDelete: () => void };

const ids = sectionEntries.map(({ id }) => id);

/** Goes to the section of the address, which wasn't there yet when the page was opened. */
function useArrival(): void {
  const { hash } = useLocation();
  const [arrivedAt] = useState(hash.slice(1));
  useEffect(() => {
    if (arrivedAt !== '') {
      scrollToElement(document.getElementById(arrivedAt));
      // Another scroll would end the one that is under way.
      focusHeading(arrivedAt);
    }
  }, [arrivedAt]);
}

/** The sections of an account, with their contents beside them where there is room, else above them. */
export function AccountSections({ account, onChangePassword, onEndAllSessions, onDelete }: { account: Account } & AccountActs) {
  const current = useCurrentSection(ids);
  useArrival();
  return (
    <div className="grid gap-x-12 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav
        aria-label="On this page"
        // In a narrow window it is above the sections, in columns.
        className="border-t-2 border-ink pt-3 pb-2 max-lg:mb-8 max-lg:[&_ol]:grid max-lg:[&_ol]:grid-flow-col max-lg:[&_ol]:grid-rows-5 max-lg:[&_ol]:gap-x-6 sm:max-lg:[&_ol]:grid-rows-4 lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:max-h-[calc(100dvh-var(--header)-3rem)] lg:self-start lg:overflow-y-auto"
      >
        <ContentsList isNumbered={false} entries={sectionEntries} current={current} />
      </nav>
      <div>
        <ProfileSection account={account} />
        <SubscriptionSection account={account} />
        <EmailSection account={account} />
        <PasswordSection onChange={onChangePassword} />
        <TwoStepSection account={account} />
        <SessionsSection userId={account.id} onEndAll={onEndAllSessions} />
        <MailsSection account={account} />
        <DataSection />
        <SupportSection account={account} />
        <DeleteSection onDelete={onDelete} />
      </div>
    </div>
  );
}
