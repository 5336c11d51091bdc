import { serviceNames } from '../endpoint.js';
import { endpoints } from '../endpoints.js';
import type { InternalEndpoint, ProcessName } from './internal-endpoint.js';
import { resolveSessionRoute } from './resolve-session.js';

/** Every call between our processes that isn't public, too. */
export const internalEndpoints: readonly InternalEndpoint[] = [resolveSessionRoute.config.endpoint];

/** Processes that call this one, the gateway for visitors among them: each such pair has a key of its own. */
export function callersOf(name: ProcessName): ProcessName[] {
  const visitors: ProcessName[] = serviceNames.some((service) => service === name) ? ['gateway'] : [];
  const shared = endpoints.filter(({ service }) => service === name).flatMap(({ internalCallers = [] }) => internalCallers);
  const own = internalEndpoints.filter(({ service }) => service === name).flatMap(({ callers }) => callers);
  return [...new Set([...visitors, ...shared, ...own])];
}
