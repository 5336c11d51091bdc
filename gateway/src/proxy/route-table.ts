import type { RouteContract } from '@city-genie/contracts/route';
import { type ServiceName, serviceNames, services } from '@city-genie/contracts/services';

/** One row per address: which methods go to which service. */
export type ProxyRow = { url: string; methods: RouteContract['method'][]; service: ServiceName };

/** The whole public API, derived from the contracts; an address that isn't in it is a 404 at the gateway. */
export function routeTable(): ProxyRow[] {
  const rows = new Map<string, ProxyRow>();
  for (const service of serviceNames) {
    const routes: readonly RouteContract[] = services[service];
    for (const { url, method } of routes) {
      const row = rows.get(url) ?? { url, methods: [], service };
      if (row.service !== service) {
        throw new Error(`${url} belongs to ${row.service} and ${service}`);
      }
      row.methods.push(method);
      rows.set(url, row);
    }
  }
  return [...rows.values()];
}
