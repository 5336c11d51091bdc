import type { LoginRequest } from '@city-genie/contracts/auth/request';
import { Link } from 'react-router-dom';
import { standingLink } from '../../ui/link-class.js';
import { CorrectEmailForm } from './CorrectEmailForm.js';
import { ResendForm } from './ResendForm.js';

/** The sections below the form, by their addresses in the page. */
export const resendId = 'resend-link';
export const correctId = 'wrong-address';

/** Whoever logs in by address isn't asked for it again. */
function ResendSection({ typed, correctAt }: { typed: string; correctAt: string }) {
  return (
    <section id={resendId} className="mt-10 border-t border-line pt-6">
      <h2 tabIndex={-1} className="text-title">
        Resend link
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-small text-pretty text-ink-soft">
        We mail the link to the address that you registered with. It takes a minute at most; look into the spam folder, too.
      </p>
      <ResendForm address={typed.includes('@') ? typed : undefined} />
      <p className="mt-6">
        <Link to={correctAt} className={standingLink}>
          Wrong address?
        </Link>
      </p>
    </section>
  );
}

function CorrectSection({ login, onCorrected }: Pick<UnverifiedProps, 'login' | 'onCorrected'>) {
  return (
    <section id={correctId} className="mt-10 border-t border-line pt-6">
      <h2 tabIndex={-1} className="text-title">
        Wrong address?
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-small text-pretty text-ink-soft">
        If you mistyped your email address when you registered, tell us the right one. We mail you a link there.
      </p>
      <CorrectEmailForm login={login} onSent={onCorrected} />
    </section>
  );
}

type UnverifiedProps = { login: LoginRequest; hash: string; correctAt: string; onCorrected: () => void };

/** What somebody can do who has to verify their address first. Opened by a link, so that it gets the focus. */
export function UnverifiedSection({ login, hash, correctAt, onCorrected }: UnverifiedProps) {
  if (hash === `#${resendId}`) {
    return <ResendSection typed={login.username} correctAt={correctAt} />;
  }
  return hash === `#${correctId}` ? <CorrectSection login={login} onCorrected={onCorrected} /> : null;
}

/** For whoever has to verify their address first. */
export function WaysOn({ resendAt, correctAt }: { resendAt: string; correctAt: string }) {
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2">
      <Link to={resendAt} className={standingLink}>
        Resend link
      </Link>
      <Link to={correctAt} className={standingLink}>
        Wrong address?
      </Link>
    </p>
  );
}
