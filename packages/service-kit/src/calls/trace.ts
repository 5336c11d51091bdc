import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const traceHeader = 'traceparent';
export const traceStateHeader = 'tracestate';

/** Where a request belongs, over all processes that have a part in it (W3C Trace Context). */
export type Trace = {
  /** 32 hex digits; in every line of the log. */
  traceId: string;
  /** What is passed on: the same trace, and this process as the parent. */
  headers(): Readonly<Record<string, string>>;
};

/** Only the version of today ends with its flags. */
const wellFormed = /^(?:00-(?=.{52}$)|(?!00|ff)[0-9a-f]{2}-)(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(?:$|-)/;
const longestState = 512;

/** The one flag that the version of today has. */
const sampled = (flags: string): string => (Number.parseInt(flags, 16) % 2 === 1 ? '01' : '00');

/** 32 random hex digits; Node draws the numbers for many of these at once, and a request is to cost little. */
const randomId = (): string => randomUUID().replaceAll('-', '');

const ofRequests = new WeakMap<object, Trace>();

/** The trace of a request as Node knows it: the same however often it is asked for. */
export function traceOfRequest(request: { headers: IncomingHttpHeaders }): Trace {
  const known = ofRequests.get(request) ?? traceOf(request.headers);
  ofRequests.set(request, known);
  return known;
}

/** Goes on with the trace of a request, or begins one when it has none that is well-formed. */
export function traceOf(headers: IncomingHttpHeaders): Trace {
  const given = headers[traceHeader];
  const [, known, flags = '00'] = (typeof given === 'string' && wellFormed.exec(given)) || [];
  const traceId = known ?? randomId();
  const state = known === undefined ? undefined : headers[traceStateHeader];
  const isKept = typeof state === 'string' && state.length <= longestState;
  return {
    traceId,
    // Never all zeros, which would be no id: the first of these digits says of which kind a UUID is.
    headers: () => ({
      [traceHeader]: `00-${traceId}-${randomId().slice(16)}-${sampled(flags)}`,
      ...(isKept && { [traceStateHeader]: state }),
    }),
  };
}
