import type { SiteConfig } from '@city-genie/contracts/site-config/routes';

/** An installation as it comes: the buttons that lead to registration are off. */
export const sampleSiteConfig: SiteConfig = {
  stripePublishableKey: null,
  stripeJsUrl: null,
  arePaymentsSimulated: false,
  registrationButton: false,
  registrationMode: 'open',
  yearlySavingsLabel: null,
  mapStyleUrl: null,
  devTools: false,
  supportEmail: 'support@example.com',
};
