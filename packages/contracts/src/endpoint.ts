/** The services with public calls. The mailer has none; it takes jobs from its queue, and calls of other services. */
export const serviceNames = ['identity', 'billing', 'recommendations', 'weather', 'waitlist', 'maps'] as const;

export type ServiceName = (typeof serviceNames)[number];

/**
 * Who may call (docs/rules/access.md#kinds-of-access). `user`: signed-in users. `payer`: they, and whoever has just registered and may pay
 * before logging in. `second_factor`: whoever has proved a password and has yet to prove the second factor. `entitled`: subscribers and
 * administrators. `city`: everybody for a free city, as `entitled` for the others; the city is in the path.
 */
export type Access = 'public' | 'user' | 'payer' | 'second_factor' | 'entitled' | 'admin' | 'city';

/** `device`: tells a browser in which a user has signed in before. */
export type ForwardedCookie = 'device';

/** The rate limit of a call. Limits with the same name are shared. */
export type CallLimit = {
  name: string;
  points: number;
  durationSeconds: number;
  /** `caller`: the signed-in user, else the address. `address`: always the address. `key`: what the handler names, such as a mailbox. */
  per: 'caller' | 'address' | 'key';
  /**
   * `requests`: every valid request counts. `accepted`: only requests answered with success (docs/rules/limits.md#counted-when-accepted).
   * `failures`: only those that the handler calls a failure, such as a wrong password.
   */
  counts: 'requests' | 'accepted' | 'failures';
  /** The message of the 429. */
  message: string;
  /** The environment variable that overrides `points`. */
  variable: string;
};

/** A limit of callers or addresses. */
export type ClientLimit = CallLimit & { per: 'caller' | 'address' };
/** A limit of something else. */
export type KeyLimit = CallLimit & { per: 'key' };

/** The status of a successful reply. */
export type SuccessStatus = 200 | 201 | BodilessStatus;
/** Successes without a body. */
export type BodilessStatus = 204 | 302 | 304;

/** The statuses of success; the first is sent unless the handler sets another. */
export type SuccessStatuses = readonly [SuccessStatus, ...SuccessStatus[]];

/**
 * One public call as plain data: its address, and the rules that gateway, services, OpenAPI and tests read. Its schemas are in `routes.ts`,
 * so that the site needn't load them.
 */
export type Endpoint = {
  service: ServiceName;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: `/api/${string}`;
  access: Access;
  limit?: ClientLimit;
  /** A second limit, which the handler counts. */
  keyLimit?: KeyLimit;
  /**
   * Refused unless the user has proved within the last ten minutes to be one (docs/rules/access.md#step-up). `with_second_factor`: only of
   * users who have one; the call takes the password of all.
   */
  needsStepUp?: 'always' | 'with_second_factor';
  /** Default: 200. Any other status below 400 becomes a 500. */
  success?: SuccessStatuses;
  /** Content-Type of a reply that isn't JSON. */
  mediaType?: string;
  /**
   * The gateway compresses its replies: for large ones that hold no secret, since the size of what is compressed tells something of a secret
   * that stands beside what somebody else has chosen (BREACH).
   */
  isCompressed?: true;
  /** Default: 32 KB. */
  bodyLimitBytes?: number;
  /** From the end of the request's body to the start of the service's reply; default: 2.3 s. */
  timeoutMs?: number;
  /** Headers passed to the service in addition to the standard ones; lower case. */
  forwardedHeaders?: readonly string[];
  /** The cookies passed to the service; session cookies never are. */
  forwardedCookies?: readonly ForwardedCookie[];
  /**
   * For callers that are not our pages and prove themselves otherwise, e.g. by a signature
   * (docs/rules/sessions-and-callers.md#writes-from-another-site).
   */
  isOriginExempt?: true;
  /** Services that call it directly, besides visitors through the gateway. */
  internalCallers?: readonly ServiceName[];
  /** Exists only with `ENABLE_DEV_TOOLS`, which production refuses. */
  isForDevelopment?: true;
};

/** Infers the literal types of an endpoint. */
export function defineEndpoint<const T extends Endpoint>(endpoint: T): T {
  return endpoint;
}

/** The statuses with which a call succeeds. */
export function successOf({ success = [200] }: { success?: SuccessStatuses }): SuccessStatuses {
  return success;
}

/** Whether replies of this status have a body. */
export function hasBody(status: SuccessStatus): boolean {
  return status !== 204 && status !== 302 && status !== 304;
}

export const defaultBodyLimitBytes = 32 * 1024;
/** Includes the session look-up and the wait for a connection: longer than any service's own bound, shorter than three seconds. */
export const defaultTimeoutMs = 2300;

/** Names of the `:parameters` in an address. */
export type PathParameter<Url extends string> = Url extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameter<`/${Rest}`>
  : Url extends `${string}:${infer Name}`
    ? Name
    : never;

/** Whether a call is about the city in its path; a parameter such as `:cityId` is something else. */
export function hasCity({ url }: { url: string }): boolean {
  return url.split('/').includes(':city');
}

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
 * Whether the gateway's signature covers the body, so that nobody in between can replace it: for writes of administrators. For writes
 * between services it always does.
 */
export function isBodyBound({ access, method }: Pick<Endpoint, 'access' | 'method'>): boolean {
  return access === 'admin' && method !== 'GET';
}
