import { accountPageMessages } from '@city-genie/contracts/account/endpoints';
import type { Account } from '@city-genie/contracts/account/routes';
import { useState } from 'react';
import { Button } from '../../ui/Button.js';
import { buttonRow } from '../../ui/late/button-row.js';
import { MailAddress } from '../../ui/late/MailAddress.js';
import { AccountSection, focusSection } from './AccountSection.js';
import { ActOutcome } from './ActOutcome.js';
import { accountApi } from './account-api.js';
import { EmailForm } from './EmailForm.js';
import { useAct } from './use-act.js';

const id = 'email';

type PendingProps = {
  email: string;
  pendingEmail: string;
  isBusy: boolean;
  /** Undefined while the form for it is open. */
  onResend: (() => void) | undefined;
  onCancel: () => void;
};

/** A new address whose link has yet to be followed. */
function Pending({ email, pendingEmail, isBusy, onResend, onCancel }: PendingProps) {
  return (
    <>
      <p>
        You have asked for{' '}
        <strong className="font-medium">
          <MailAddress address={pendingEmail} end="." />
        </strong>{' '}
        {accountPageMessages.emailAsked} Until then our mails go to <MailAddress address={email} end="." />
      </p>
      {onResend && (
        <div className={buttonRow}>
          <Button look="secondary" onClick={onResend}>
            Send the link again
          </Button>
          <Button look="quiet" busy={isBusy} onClick={onCancel}>
            Cancel the change
          </Button>
        </div>
      )}
    </>
  );
}

/** The address that counts, and the way to another one. */
function Settled({ email, onOpen }: { email: string; onOpen: (() => void) | undefined }) {
  return (
    <>
      <p>
        Our mails go to{' '}
        <strong className="font-medium">
          <MailAddress address={email} end="." />
        </strong>
      </p>
      {onOpen && (
        <Button look="secondary" onClick={onOpen}>
          Change email
        </Button>
      )}
    </>
  );
}

/** The address, and how another one takes its place: its mailbox has to answer first. A link is sent again by asking for the same address. */
export function EmailSection({ account: { username, email, pendingEmail } }: { account: Account }) {
  const [isOpen, setOpen] = useState(false);
  const { act, run, tell } = useAct('Nothing was changed. Please try again in a moment.');

  const cancel = async () => {
    const kept = await run(
      (dispatch) => dispatch(accountApi.endpoints.keepEmail.initiate(undefined, { track: false })),
      accountPageMessages.emailKept,
    );
    if (kept) {
      focusSection(id);
    }
  };
  const open = () => {
    tell(undefined);
    setOpen(true);
  };
  const close = (said?: string) => {
    setOpen(false);
    tell(said);
    focusSection(id);
  };

  return (
    <AccountSection id={id} title="Email" note="We write to both addresses, so nobody can take yours away in silence.">
      {pendingEmail === null ? (
        <Settled email={email} onOpen={isOpen ? undefined : open} />
      ) : (
        <Pending
          email={email}
          pendingEmail={pendingEmail}
          isBusy={act.isBusy}
          onResend={isOpen ? undefined : open}
          onCancel={() => void cancel()}
        />
      )}
      {isOpen && (
        <EmailForm
          username={username}
          pendingEmail={pendingEmail}
          onAsked={() => close('The link is on its way')}
          onCancel={() => close()}
        />
      )}
      <ActOutcome act={act} />
    </AccountSection>
  );
}
