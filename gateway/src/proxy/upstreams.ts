import type { ServiceName } from '@city-genie/contracts/endpoint';
import { openServicePool, type ServicePool } from '@city-genie/service-kit/service-pool';
import type { Upstreams } from '../config.js';

export type UpstreamPools = Readonly<Record<ServiceName, ServicePool>>;

/** One pool per service, for the calls of visitors and for the gateway's own. */
export function openPools(upstreams: Upstreams): UpstreamPools {
  return {
    identity: openServicePool(upstreams.identity),
    billing: openServicePool(upstreams.billing),
    recommendations: openServicePool(upstreams.recommendations),
    weather: openServicePool(upstreams.weather),
    waitlist: openServicePool(upstreams.waitlist),
  };
}

export async function closePools(pools: UpstreamPools): Promise<void> {
  await Promise.all(Object.values(pools).map((pool) => pool.close()));
}
