import { lazy } from 'react';
import { useSiteConfigQuery } from '../../api/site-config-api.js';
import { TestVerification } from '../../features/auth/TestVerification.js';

// Late: what two pages share comes with the first load.
const NotFoundPage = lazy(async () => ({ default: (await import('./NotFoundPage.js')).NotFoundPage }));

/**
 * /test-verification: exists where the installation has developer tools (docs/rules/accounts.md#developer-tools). Until that is known it is
 * the 404 page, which the gateway sends elsewhere and which then has to be hydrated here.
 */
export function TestVerificationPage() {
  const { data: config } = useSiteConfigQuery();
  return config?.devTools ? <TestVerification /> : <NotFoundPage />;
}
