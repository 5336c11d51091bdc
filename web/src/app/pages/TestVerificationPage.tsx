import { useSiteConfigQuery } from '../../api/site-config-api.js';
import { TestVerification } from '../../features/auth/TestVerification.js';
import { NotFoundPage } from './NotFoundPage.js';

/** /test-verification: exists where the installation has developer tools (docs/rules/accounts.md#developer-tools). */
export function TestVerificationPage() {
  const { data: config, isError } = useSiteConfigQuery();
  if (config?.devTools) {
    return <TestVerification />;
  }
  if (config || isError) {
    return <NotFoundPage />;
  }
  return (
    <div className="mx-auto max-w-7xl px-4 py-10 sm:px-6 sm:py-14 lg:px-10">
      <h1 className="text-display leading-[1.02]">One moment…</h1>
    </div>
  );
}
