import { useLocation } from 'react-router-dom';
import { VerificationResult } from '../../features/auth/VerificationResult.js';
import { readVerification } from '../../features/auth/verification.js';
import { buttonClass } from '../../ui/button-class.js';
import { useHydrated } from '../../ui/use-hydrated.js';
import { RegisterButton } from '../RegisterButton.js';

/** /verify-email: where the server leads whoever opens a verification link. Prerendered without its query. */
export function VerifyEmailPage() {
  const query = new URLSearchParams(useLocation().search);
  const isHydrated = useHydrated();
  return (
    <VerificationResult
      verification={isHydrated ? readVerification(query) : undefined}
      backToRegistration={<RegisterButton text="Back to Registration" className={buttonClass('secondary')} />}
    />
  );
}
