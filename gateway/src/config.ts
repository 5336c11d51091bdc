import type { serviceNames } from '@city-genie/contracts/services';
import { commonConfig, httpUrl, redisUrl } from '@city-genie/service-kit/config';
import { z } from 'zod';

/** What the gateway reads from the environment (D68). */
export const gatewayConfig = {
  ...commonConfig,
  /** Where visitors find the site; its origin is the one that may write. */
  PUBLIC_URL: httpUrl.transform((text) => text.replace(/\/+$/, '')),
  REDIS_URL: redisUrl,
  IDENTITY_URL: httpUrl,
  BILLING_URL: httpUrl,
  RECOMMENDATIONS_URL: httpUrl,
  WEATHER_URL: httpUrl,
  WAITLIST_URL: httpUrl,
  /** How many proxies of ours stand in front; 0 = a client's X-Forwarded-For changes nothing (D33). */
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  WEB_DIR: z.string().default(new URL('../../web/dist', import.meta.url).pathname),
};

/** Base address of each service by its name in the contracts. */
export type Upstreams = Record<(typeof serviceNames)[number], string>;
