import { madrid } from '@city-genie/city-data/cities/madrid';
import { accountPageMessages } from '@city-genie/contracts/account/endpoints';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { accountApi } from '../../features/account/account-api.js';
import { AccountPage } from '../../features/auth/AccountPage.js';
import { refusalText } from '../../forms/refusal-text.js';
import { Button } from '../../ui/Button.js';
import { buttonClass } from '../../ui/button-class.js';
import { useAppDispatch } from '../hooks.js';
import { UserOnly } from '../late/UserOnly.js';
import { paths } from '../paths.js';

/** What became of the link. `invalid`: used, replaced, expired, made up or somebody else's. `unavailable`: the address can't be the user's. */
type Outcome = 'changed' | 'invalid' | 'unavailable';

const pages = {
  changed: { title: 'Your new address', lead: 'Stamped and signed: our mails find you there.' },
  invalid: { title: 'This link has had its day', lead: 'A link to a new address works once, and only for whoever asked for it.' },
  unavailable: { title: 'Not this address', lead: 'Your account stays as it is.' },
} as const;

const texts: Readonly<Record<Outcome, string>> = {
  changed: `${accountPageMessages.emailChanged}.`,
  invalid: accountPageMessages.invalidEmailLink,
  unavailable: `${accountPageMessages.emailUnavailable}. Please choose another one on your account page.`,
};

function Result({ outcome }: { outcome: Outcome }) {
  return (
    <div className="grid justify-items-start gap-6">
      <p className="max-w-prose text-lead text-pretty">{texts[outcome]}</p>
      <Link to={`${paths.account}#email`} className={buttonClass()}>
        Your account
      </Link>
    </div>
  );
}

/** Confirms when it is pressed, not when the page is opened: whatever reads mails for safety opens their links, too. */
function Confirmation({ token, onEnd }: { token: string; onEnd: (outcome: Outcome) => void }) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    const { data, error } = await dispatch(accountApi.endpoints.confirmEmail.initiate(token, { track: false }));
    setBusy(false);
    if (data) {
      onEnd('changed');
    } else if (error.code === 'conflict') {
      onEnd('unavailable');
    } else if (error.code === 'invalid_token' || error.code === 'validation_failed') {
      onEnd('invalid');
    } else if (error.code !== 'unauthenticated') {
      const otherwise = 'Something went wrong on our server. Please try again in a moment.';
      setFailure('status' in error ? refusalText(error, otherwise) : otherwise);
    }
  };
  return (
    <div className="grid justify-items-start gap-6">
      <p className="max-w-prose text-pretty">
        Your account goes on as before; only its address is another one. We tell the old address, too.
      </p>
      <Button busy={isBusy} className="min-h-12 px-8 text-lead" onClick={() => void confirm()}>
        {isBusy ? 'Confirming…' : 'Confirm my new address'}
      </Button>
      <p role="alert" className="text-danger empty:absolute">
        {failure}
      </p>
    </div>
  );
}

type FrameProps = { title: string; lead: string; outcome: Outcome | undefined; children: ReactNode };

function Frame({ title, lead, outcome, children }: FrameProps) {
  return (
    <AccountPage
      city={madrid}
      time={outcome === 'changed' ? 'dawn' : 'night'}
      title={title}
      lead={lead}
      isNext={outcome !== undefined}
      needsScript="Confirming an address"
    >
      <UserOnly waiting={<p role="status">One moment…</p>}>{() => children}</UserOnly>
    </AccountPage>
  );
}

/** /confirm-email?token=: where the link leads that is mailed to a new address. Only its user can confirm it, so they log in first. */
export function ConfirmEmailPage() {
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const [ended, setEnded] = useState<Outcome>();
  const outcome = ended ?? (token === '' ? 'invalid' : undefined);
  const { title, lead } = ended ? pages[ended] : { title: 'A new address', lead: 'One press, and our mails go there.' };
  return (
    <Frame title={title} lead={lead} outcome={ended}>
      {outcome ? <Result outcome={outcome} /> : <Confirmation token={token} onEnd={setEnded} />}
    </Frame>
  );
}
