import { accountPageMessages } from '@city-genie/contracts/account/endpoints';
import type { Account } from '@city-genie/contracts/account/routes';
import { useState } from 'react';
import { Button } from '../../ui/Button.js';
import { AccountSection, focusSection } from './AccountSection.js';
import { ActOutcome } from './ActOutcome.js';
import { accountApi } from './account-api.js';
import { EmailForm } from './EmailForm.js';
import { useAct } from './use-act.js';

const id = 'email';

/** A new address whose link has yet to be followed. */
function Pending({ email, pendingEmail, isBusy, onKeep }: { email: string; pendingEmail: string; isBusy: boolean; onKeep: () => void }) {
  return (
    <>
      <p>
        You have asked for <strong className="font-medium wrap-anywhere">{pendingEmail}</strong>. {accountPageMessages.emailAsked} Until
        then our mails go to <span className="wrap-anywhere">{email}</span>.
      </p>
      <Button look="secondary" busy={isBusy} onClick={onKeep}>
        Keep the present one
      </Button>
    </>
  );
}

/** The address, and how another one takes its place: its mailbox has to answer first. */
export function EmailSection({ account: { username, email, pendingEmail } }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const { act, run, tell } = useAct('Nothing was changed. Please try again in a moment.');

  const keep = async () => {
    const kept = await run(
      (dispatch) => dispatch(accountApi.endpoints.keepEmail.initiate(undefined, { track: false })),
      accountPageMessages.emailKept,
    );
    if (kept) {
      focusSection(id);
    }
  };
  const close = (said?: string) => {
    setOpen(false);
    tell(said);
    focusSection(id);
  };

  return (
    <AccountSection id={id} title="Email" note="We write to both addresses, so nobody can take yours away in silence.">
      {pendingEmail !== null && <Pending email={email} pendingEmail={pendingEmail} isBusy={act.isBusy} onKeep={() => void keep()} />}
      {pendingEmail === null && (
        <p>
          Our mails go to <strong className="font-medium wrap-anywhere">{email}</strong>.
        </p>
      )}
      {pendingEmail === null && !isOpen && (
        <Button
          look="secondary"
          onClick={() => {
            tell(undefined);
            setOpen(true);
          }}
        >
          Change email
        </Button>
      )}
      {pendingEmail === null && isOpen && (
        <EmailForm username={username} onAsked={() => close('The link is on its way')} onCancel={() => close()} />
      )}
      <ActOutcome act={act} />
    </AccountSection>
  );
}
