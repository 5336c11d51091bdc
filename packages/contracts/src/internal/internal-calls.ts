import { serviceNames } from '../endpoint.js';
import { endpoints } from '../endpoints.js';
import type { Route } from '../route.js';
import type { InternalEndpoint, ProcessName } from './internal-endpoint.js';
import { resolveSessionRoute } from './resolve-session.js';
import { publishSubscriptionRoute, readContactRoute } from './subscriber.js';
import { eraseUsersRoutes, exportUserRoutes, settleUserRoute } from './user-data.js';
import { weatherHoursRoute } from './weather-hours.js';

/** Every call between our processes that isn't public. */
export const internalRoutes: readonly Route<InternalEndpoint>[] = [
  resolveSessionRoute,
  ...Object.values(exportUserRoutes),
  ...Object.values(eraseUsersRoutes),
  settleUserRoute,
  publishSubscriptionRoute,
  readContactRoute,
  weatherHoursRoute,
];

/** The processes that call this one, including the gateway for visitors; each pair has its own key. */
export function callersOf(name: ProcessName): ProcessName[] {
  const visitors: ProcessName[] = serviceNames.some((service) => service === name) ? ['gateway'] : [];
  const shared = endpoints.filter(({ service }) => service === name).flatMap(({ internalCallers = [] }) => internalCallers);
  const internal = internalRoutes.map(({ config }) => config.endpoint).filter(({ service }) => service === name);
  return [...new Set([...visitors, ...shared, ...internal.flatMap(({ callers }) => callers)])];
}
