import { serviceNames } from '../endpoint.js';
import { endpoints } from '../endpoints.js';
import type { InternalEndpoint, ProcessName } from './internal-endpoint.js';
import { resolveSessionRoute } from './resolve-session.js';

/** Every call between our processes that isn't public. */
export const internalEndpoints: readonly InternalEndpoint[] = [resolveSessionRoute.config.endpoint];

/** The processes that call this one, including the gateway for visitors; each pair has its own key. */
export function callersOf(name: ProcessName): ProcessName[] {
  const visitors: ProcessName[] = serviceNames.some((service) => service === name) ? ['gateway'] : [];
  const shared = endpoints.filter(({ service }) => service === name).flatMap(({ internalCallers = [] }) => internalCallers);
  const own = internalEndpoints.filter(({ service }) => service === name).flatMap(({ callers }) => callers);
  return [...new Set([...visitors, ...shared, ...own])];
}
