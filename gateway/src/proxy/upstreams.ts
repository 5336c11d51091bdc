import type { ServiceName } from '@city-genie/contracts/services';
import { Pool } from 'undici';
import type { Upstreams } from '../config.js';

export type UpstreamPools = Readonly<Record<ServiceName, Pool>>;

/** Connections to one service, whichever of its calls they carry; they are kept for less time than a service keeps them. */
const poolOptions = { connections: 64, pipelining: 1, keepAliveTimeout: 30_000, connect: { timeout: 1000 } };

/** One pool per service. */
export function openPools(upstreams: Upstreams): UpstreamPools {
  return {
    identity: new Pool(upstreams.identity, poolOptions),
    billing: new Pool(upstreams.billing, poolOptions),
    recommendations: new Pool(upstreams.recommendations, poolOptions),
    weather: new Pool(upstreams.weather, poolOptions),
    waitlist: new Pool(upstreams.waitlist, poolOptions),
  };
}

export async function closePools(pools: UpstreamPools): Promise<void> {
  await Promise.all(Object.values(pools).map((pool) => pool.destroy()));
}
