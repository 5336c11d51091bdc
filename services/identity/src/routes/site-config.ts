import { mapStylePath } from '@city-genie/contracts/map/endpoints';
import { type SiteConfig, siteConfigRoute } from '@city-genie/contracts/site-config/routes';
import type { Service } from '@city-genie/service-kit/calls/create-service';
import type { ConfigOf } from '@city-genie/service-kit/process/config';
import type { identityConfig } from '../config.js';

/** The part of the configuration that everybody may see. */
export function publicConfig(config: ConfigOf<typeof identityConfig>): SiteConfig {
  return {
    stripePublishableKey: config.STRIPE_PUBLISHABLE_KEY ?? null,
    stripeJsUrl: config.STRIPE_JS_URL ?? null,
    arePaymentsSimulated: config.STRIPE_JS_URL !== undefined,
    registrationButton: config.REGISTRATION_BUTTON,
    registrationMode: config.REGISTRATION_MODE,
    yearlySavingsLabel: config.YEARLY_SAVINGS_LABEL ?? null,
    mapStyleUrl: config.MAP_TILES_DIR === undefined && config.MAP_TILES_URL === undefined ? null : mapStylePath,
    devTools: config.ENABLE_DEV_TOOLS,
    supportEmail: config.SUPPORT_EMAIL,
  };
}

/** GET /api/config: what prerendered pages can't know. */
export function registerSiteConfig(app: Service, config: SiteConfig): void {
  app.route({ ...siteConfigRoute, handler: async () => config });
}
