import { siteConfig } from '@city-genie/contracts/site-config/endpoints';
import type { SiteConfig, siteConfigRoute } from '@city-genie/contracts/site-config/routes';
import { api } from './api.js';
import { call } from './call.js';

const siteConfigCall = call<typeof siteConfigRoute>(siteConfig);

/** The switches of this installation, which prerendered pages can't know. Asked once, by the first part that needs one. */
export const siteConfigApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteConfig: build.query<SiteConfig, void>({ query: () => siteConfigCall({}) }),
  }),
});

export const { useSiteConfigQuery } = siteConfigApi;
