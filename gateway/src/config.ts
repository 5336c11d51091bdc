import type { ServiceName } from '@city-genie/contracts/endpoint';
import { ConfigError, commonConfig, httpUrl, redisUrl } from '@city-genie/service-kit/process/config';
import { z } from 'zod';

const hosts = z.string().transform((text) =>
  text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== ''),
);

/** What the gateway reads from the environment. */
export const gatewayConfig = {
  ...commonConfig,
  /** Where visitors find the site; its origin is the one that may write. */
  PUBLIC_URL: httpUrl.transform((text) => text.replace(/\/+$/, '')),
  /** Further names that the site is asked by in production, as they stand in Host; PUBLIC_URL's own is among them anyway. */
  ALLOWED_HOSTS: hosts.default([]),
  REDIS_URL: redisUrl,
  IDENTITY_URL: httpUrl,
  BILLING_URL: httpUrl,
  RECOMMENDATIONS_URL: httpUrl,
  WEATHER_URL: httpUrl,
  WAITLIST_URL: httpUrl,
  /**
   * How many proxies of ours stand in front; 0 = a client's X-Forwarded-For changes nothing. A wrong number makes all visitors one, or lets
   * each choose an address; so in production it has to be said.
   */
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).optional(),
  /** Connections that one address may hold at once; only without proxies in front. */
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(100),
  /** Requests of one address that may wait for their answers at once; fewer than there are connections to a service. */
  REQUESTS_PER_ADDRESS: z.coerce.number().int().min(1).default(48),
  /** Where /metrics is, apart from the public door; 0 = any free port. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).default(9464),
  /** How long a stopping gateway still takes requests; balancers that were told by /readyz have stopped sending by then. */
  DRAIN_MS: z.coerce.number().int().min(0).max(8000).default(1000),
  WEB_DIR: z.string().default(new URL('../../web/dist', import.meta.url).pathname),
};

/** Base address of each service by its name in the contracts. */
export type Upstreams = Record<ServiceName, string>;

type UpstreamVariables = Record<`${Uppercase<ServiceName>}_URL`, string>;

export function upstreamsOf(config: Readonly<UpstreamVariables>): Upstreams {
  return {
    identity: config.IDENTITY_URL,
    billing: config.BILLING_URL,
    recommendations: config.RECOMMENDATIONS_URL,
    weather: config.WEATHER_URL,
    waitlist: config.WAITLIST_URL,
  };
}

/** @throws ConfigError when in production nobody said how many proxies there are */
export function trustProxyHopsOf(config: Readonly<{ APP_MODE: string; TRUST_PROXY_HOPS?: number | undefined }>): number {
  if (config.TRUST_PROXY_HOPS === undefined && config.APP_MODE === 'production') {
    throw new ConfigError(
      "The configuration can't be used:\n✖ TRUST_PROXY_HOPS has to be set in production: 0 when visitors connect directly",
    );
  }
  return config.TRUST_PROXY_HOPS ?? 0;
}
