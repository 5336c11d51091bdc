import type { ServiceName } from '@city-genie/contracts/endpoint';
import { ConfigError, httpUrl, publicUrl, redisUrl } from '@city-genie/service-kit/process/config';
import { z } from 'zod';

const hosts = z.string().transform((text) =>
  text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== ''),
);

/** The gateway's own environment variables. */
export const gatewayConfig = {
  /** The site's address; only its origin may write. */
  PUBLIC_URL: publicUrl,
  /** Further host names of the site in production, as they appear in Host; PUBLIC_URL's host is always allowed. */
  ALLOWED_HOSTS: hosts.default([]),
  REDIS_URL: redisUrl,
  IDENTITY_URL: httpUrl,
  BILLING_URL: httpUrl,
  RECOMMENDATIONS_URL: httpUrl,
  WEATHER_URL: httpUrl,
  WAITLIST_URL: httpUrl,
  MAPS_URL: httpUrl,
  /**
   * How many of our own proxies stand in front; 0 = X-Forwarded-For is ignored. With a wrong number all visitors share one address, or
   * clients can choose theirs; so production requires it.
   */
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).optional(),
  /** Connections per address at once; not counted behind proxies. */
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(100),
  /** Requests in flight per address; fewer than the connections to a service. */
  REQUESTS_PER_ADDRESS: z.coerce.number().int().min(1).default(48),
  /** Where the payment provider's script is, when it isn't the provider's own; production refuses it. */
  STRIPE_JS_URL: httpUrl.optional(),
  /** Port of /metrics, apart from the public port; 0 = any free port. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).default(9464),
  /** How long a stopping gateway still accepts requests; by then load balancers have seen /readyz and stopped sending. */
  DRAIN_MS: z.coerce.number().int().min(0).max(8000).default(1000),
  WEB_DIR: z.string().default(new URL('../../web/dist', import.meta.url).pathname),
};

/** Base address of each service, by name. */
export type Upstreams = Record<ServiceName, string>;

type UpstreamVariables = Record<`${Uppercase<ServiceName>}_URL`, string>;

export function upstreamsOf(config: Readonly<UpstreamVariables>): Upstreams {
  return {
    identity: config.IDENTITY_URL,
    billing: config.BILLING_URL,
    recommendations: config.RECOMMENDATIONS_URL,
    weather: config.WEATHER_URL,
    waitlist: config.WAITLIST_URL,
    maps: config.MAPS_URL,
  };
}

/** @throws ConfigError in production without TRUST_PROXY_HOPS */
export function trustProxyHopsOf(config: Readonly<{ APP_MODE: string; TRUST_PROXY_HOPS?: number | undefined }>): number {
  if (config.TRUST_PROXY_HOPS === undefined && config.APP_MODE === 'production') {
    throw new ConfigError('Invalid configuration:\n✖ TRUST_PROXY_HOPS has to be set in production: 0 when visitors connect directly');
  }
  return config.TRUST_PROXY_HOPS ?? 0;
}
