import { type ServiceName, serviceNames } from '@city-genie/contracts/endpoint';
import type { ServicePool } from '@city-genie/service-kit/calls/service-pool';
import type { Reading } from '@city-genie/service-kit/observability/metrics';
import type { Upstreams } from '../config.js';

/**
 * One pool per service for visitors' calls. `sessions` also leads to identity, so that no look-up of a session waits behind people who log
 * in.
 */
export type UpstreamPools = Readonly<Record<ServiceName | 'sessions', ServicePool>>;

/** @param open opens a pool, and is responsible for closing it */
export function openPools(upstreams: Upstreams, open: (url: string) => ServicePool): UpstreamPools {
  const { identity, billing, recommendations, weather, waitlist, maps } = upstreams;
  return {
    identity: open(identity),
    billing: open(billing),
    recommendations: open(recommendations),
    weather: open(weather),
    waitlist: open(waitlist),
    maps: open(maps),
    sessions: open(identity),
  };
}

/** Requests that wait for a connection, by service. */
export function waitingFor(pools: UpstreamPools): Reading<'upstream'>[] {
  return [...serviceNames, 'sessions' as const].map((upstream) => ({ labels: { upstream }, value: pools[upstream].waiting() }));
}
