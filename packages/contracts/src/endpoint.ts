/** The services that answer public calls. The mailer has none: it is asked through its queue. */
export const serviceNames = ['identity', 'billing', 'recommendations', 'weather', 'waitlist'] as const;

export type ServiceName = (typeof serviceNames)[number];

/**
 * Who may call. `user`: whoever is signed in. `entitled`: who has paid, and administrators. `city`: everybody for a free city, as `entitled` for
 * the others; the city is the path's.
 */
export type Access = 'public' | 'user' | 'entitled' | 'admin' | 'city';

/** How often a call may be made. Calls whose limits have the same name share one. */
export type CallLimit = {
  name: string;
  points: number;
  durationSeconds: number;
  /** `caller`: the signed-in user, or the address of who isn't signed in. `address`: the address in any case. */
  per: 'caller' | 'address';
  /** `requests`: every valid one. `accepted`: those alone that were answered with success. */
  counts: 'requests' | 'accepted';
  /** What a visitor reads who was too fast. */
  message: string;
  /** The environment variable by which an operator changes `points`. */
  variable: string;
};

/** What a call is answered with when it succeeds; 204 and 302 have no body. */
export type SuccessStatus = 200 | 201 | 204 | 302;

/**
 * One public call as plain data: where it is, and the rules that gateway, services, OpenAPI and tests read here. Its schemas stand beside it,
 * in `routes.ts`, so that the site can do without them.
 */
export type Endpoint = {
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: `/api/${string}`;
  access: Access;
  limit?: CallLimit;
  /** 200 when it isn't said. */
  success?: readonly SuccessStatus[];
  /** Content-Type of a reply that isn't JSON. */
  mediaType?: string;
  /** 32 KB when it isn't said. */
  bodyLimitBytes?: number;
  /** From the end of the request's body to the beginning of the service's answer; 2.3 s when it isn't said. */
  timeoutMs?: number;
  /** Headers that the service gets to see beside those that every service sees; lower case. */
  forwardedHeaders?: readonly string[];
  /** For callers that are no page of ours and prove who they are in another way, e.g. by signing what they send. */
  isOriginExempt?: true;
  /** Services that call it themselves, beside the visitors who come through the gateway. */
  internalCallers?: readonly ServiceName[];
};

/** Keeps the literal types of an endpoint. */
export function defineEndpoint<const T extends Endpoint>(endpoint: T): T {
  return endpoint;
}

export const defaultBodyLimitBytes = 32 * 1024;
/** With the look-up of the session and the wait for a connection: longer than any service takes for a bounded answer, shorter than three seconds. */
export const defaultTimeoutMs = 2300;

/** Names of the `:segments` of an address. */
export type PathParameter<Url extends string> = Url extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameter<`/${Rest}`>
  : Url extends `${string}:${infer Name}`
    ? Name
    : never;

/** The address with its parameters filled in. @throws RangeError when one is missing */
export function endpointPath<Url extends string>(url: Url, params: Readonly<Record<PathParameter<Url>, string>>): string {
  const values = new Map<string, string>(Object.entries(params));
  return url.replace(/:(\w+)/g, (_segment, name: string) => {
    const value = values.get(name);
    if (value === undefined) {
      throw new RangeError(`path parameter ${name} is missing`);
    }
    return encodeURIComponent(value);
  });
}

/**
 * Whether the body belongs to what the gateway signs, so that nobody in between can exchange it: the writes of administrators. Writes between
 * services are bound in any case.
 */
export function isBodyBound({ access, method }: Pick<Endpoint, 'access' | 'method'>): boolean {
  return access === 'admin' && method !== 'GET';
}
