import { type Endpoint, isBodyBound } from '@city-genie/contracts/endpoint';
import { endpoints as allEndpoints } from '@city-genie/contracts/endpoints';
import type { Caller } from '@city-genie/contracts/internal/caller';
import type { ServiceApp } from '@city-genie/service-kit/calls/create-service';
import { type Clock, systemClock } from '@city-genie/service-kit/clock';
import { signedHeaders } from '@city-genie/service-kit/testing/signed-caller';

type Request = {
  method: Endpoint['method'];
  url: string;
  /** An object is sent as JSON. A text is sent as it is; its content type, unless it is JSON, stands in `headers`. */
  payload?: object | string;
  headers?: Readonly<Record<string, string>>;
  /** Default: anonymous. */
  who?: Caller;
  ip?: string;
};

/** Whether this is a request to this endpoint. */
function isFor({ method, url: pattern }: Endpoint, request: Request): boolean {
  const path = request.url.split('?', 1)[0] ?? '';
  return method === request.method && new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
}

/**
 * Calls a service as the gateway would, which signs the body where the endpoint asks for it.
 *
 * @param endpoints for a test with calls that aren't in the contracts
 */
export function askService(
  name: string,
  app: Pick<ServiceApp, 'inject'>,
  clock: Clock = systemClock,
  endpoints: readonly Endpoint[] = allEndpoints,
) {
  return (request: Request) => {
    const { method, url, payload, headers, who, ip } = request;
    const body = typeof payload === 'object' ? JSON.stringify(payload) : payload;
    const isBound = endpoints.some((endpoint) => isFor(endpoint, request) && isBodyBound(endpoint));
    const signed = signedHeaders(name, method, url, {
      clock,
      ...(who && { who }),
      ...(ip !== undefined && { ip }),
      ...(isBound && { body: body ?? '' }),
    });
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    return app.inject({ method, url, headers: { ...type, ...headers, ...signed }, ...(body !== undefined && { payload: body }) });
  };
}
