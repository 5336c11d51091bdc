import { internalRoutes } from '@city-genie/contracts/internal/internal-calls';
import type { ProcessName } from '@city-genie/contracts/internal/internal-endpoint';
import type { Route } from '@city-genie/contracts/route';
import { routes } from '@city-genie/contracts/routes';
import type { ServiceApp } from '../calls/create-service.js';
import type { Clock } from '../clock.js';
import { signedHeaders, testCallers } from './signed-caller.js';

/**
 * Finds calls of the contracts that have no route, or whose replies are sent without the contract's schemas, one for each status of success,
 * as `METHOD url`; with them, fields that the contract doesn't list are never sent. Pass a fresh `app` that serves nothing else before or after, and the service's `clock`.
 */
export async function uncheckedReplies(app: ServiceApp, name: ProcessName, clock?: Clock): Promise<string[]> {
  let registered: unknown;
  // Runs after the caller was verified and the route is known; no handler runs.
  app.addHook('onRequest', async (request, reply) => {
    registered = request.routeOptions.schema?.response;
    return reply.code(404).send();
  });
  const unchecked: string[] = [];
  const calls: readonly Route[] = [...routes, ...internalRoutes];
  for (const { method, url, schema, config } of calls.filter(({ config: { endpoint } }) => endpoint.service === name)) {
    registered = undefined;
    const path = url.replace(/:\w+/g, 'paris');
    const issuer = 'callers' in config.endpoint ? config.endpoint.callers[0] : 'gateway';
    const who = issuer === 'gateway' ? testCallers.admin : testCallers.anonymous;
    await app.inject({
      method,
      url: path,
      headers: signedHeaders(name, method, path, { who, ...(issuer && { issuer }), ...(clock && { clock }) }),
    });
    if (registered !== schema.response) {
      unchecked.push(`${method} ${url}`);
    }
  }
  return unchecked;
}
