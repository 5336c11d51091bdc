import { madrid } from '@city-genie/city-data/cities/madrid';
import { accountPageMessages } from '@city-genie/contracts/account/endpoints';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { EmailConfirmation, type EmailOutcome } from '../../features/account/EmailConfirmation.js';
import { AccountPage } from '../../features/auth/AccountPage.js';
import { buttonClass } from '../../ui/button-class.js';
import { MailAddress } from '../../ui/late/MailAddress.js';
import { UserOnly } from '../late/UserOnly.js';
import { paths } from '../paths.js';

const pages = {
  changed: { title: 'Your new address', lead: 'Stamped and signed: our mails find you there.' },
  already: { title: 'Already confirmed', lead: 'There is nothing left to do.' },
  invalid: { title: 'This link has had its day', lead: 'A link to a new address works once, and only for whoever asked for it.' },
  unavailable: { title: 'Not this address', lead: 'Your account stays as it is.' },
} as const satisfies Record<EmailOutcome, unknown>;

const texts: Readonly<Record<EmailOutcome, string>> = {
  changed: `${accountPageMessages.emailChanged}.`,
  already: 'This link has done its work.',
  invalid: accountPageMessages.invalidEmailLink,
  unavailable: `${accountPageMessages.emailUnavailable}. Please choose another one on your account page.`,
};

/** `email`: the address that the account has now. */
function Result({ outcome, email }: { outcome: EmailOutcome; email: string }) {
  return (
    <div className="grid justify-items-start gap-6">
      <p className="max-w-prose text-lead text-pretty">
        {texts[outcome]}{' '}
        {outcome === 'already' && (
          <>
            Our mails go to <MailAddress address={email} end="." />
          </>
        )}
      </p>
      <Link to={`${paths.account}#email`} className={buttonClass()}>
        Your account
      </Link>
    </div>
  );
}

type FrameProps = { outcome: EmailOutcome | undefined; children: ReactNode };

function Frame({ outcome, children }: FrameProps) {
  const { title, lead } = outcome ? pages[outcome] : { title: 'A new address', lead: 'One press, and our mails go there.' };
  return (
    <AccountPage
      city={madrid}
      time={outcome === 'changed' || outcome === 'already' ? 'dawn' : 'night'}
      title={title}
      lead={lead}
      isNext={outcome !== undefined}
      needsScript="Confirming an address"
    >
      {children}
    </AccountPage>
  );
}

/** /confirm-email?token=: where the link leads that is mailed to a new address. Only its user can confirm it, so they log in first. */
export function ConfirmEmailPage() {
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const [ended, setEnded] = useState<EmailOutcome>();
  const outcome = ended ?? (token === '' ? 'invalid' : undefined);
  return (
    <Frame outcome={ended}>
      <UserOnly waiting={<p role="status">One moment…</p>}>
        {(user) =>
          outcome ? <Result outcome={outcome} email={user.email} /> : <EmailConfirmation userId={user.id} token={token} onEnd={setEnded} />
        }
      </UserOnly>
    </Frame>
  );
}
