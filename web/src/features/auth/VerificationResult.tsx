import { madrid } from '@city-genie/city-data/cities/madrid';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import { buttonClass } from '../../ui/button-class.js';
import { AccountPage } from './AccountPage.js';
import { ResendForm } from './ResendForm.js';
import type { Verification } from './verification.js';

function Status({ isVerified, text }: Pick<Verification, 'isVerified' | 'text'>) {
  const Icon = isVerified ? CircleCheck : CircleAlert;
  return (
    <p role="status" className="flex max-w-prose items-start gap-4 text-lead text-pretty wrap-anywhere">
      <Icon aria-hidden="true" className={`mt-[0.1em] size-8 shrink-0 ${isVerified ? 'text-good' : 'text-danger'}`} />
      <span className="min-w-0">{text}</span>
    </p>
  );
}

type VerificationResultProps = {
  /** Undefined until the query can be read. */
  verification: Verification | undefined;
  /** The way back to registration, which may be closed. */
  backToRegistration: ReactNode;
};

/** What a verification link led to, and the ways on. */
export function VerificationResult({ verification, backToRegistration }: VerificationResultProps) {
  if (!verification) {
    return (
      <AccountPage city={madrid} time="night" title="Verifying your email" lead="A stamp on the first page.">
        <p role="status">One moment…</p>
      </AccountPage>
    );
  }
  const { title, isVerified, isSuccess, offersResend } = verification;
  const lead = isVerified ? 'Stamped and signed: the journal is yours.' : 'The stamp did not take.';
  return (
    <AccountPage city={madrid} time={isVerified ? 'dawn' : 'night'} title={title} lead={lead}>
      <Status {...verification} />
      {offersResend && (
        <div className="my-8 max-w-md border-b border-line pb-8">
          <ResendForm />
        </div>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {isVerified && (
          <Link to={paths.login} className={buttonClass()}>
            Go to Login
          </Link>
        )}
        {!isSuccess && backToRegistration}
        <Link to={paths.home} className={buttonClass('secondary')}>
          Back to Home
        </Link>
      </div>
    </AccountPage>
  );
}
