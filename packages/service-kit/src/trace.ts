import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export const traceHeader = 'traceparent';
export const traceStateHeader = 'tracestate';

/** Where a request belongs, over all processes that have a part in it (W3C Trace Context). */
export type Trace = {
  /** 32 hex digits; in every line of the log. */
  traceId: string;
  /** What is passed on: the same trace, and this process as the parent. */
  headers: Readonly<Record<string, string>>;
};

const wellFormed = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(?:$|-)/;
const longestState = 512;

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
  const [, traceId, flags] = (typeof given === 'string' && wellFormed.exec(given)) || [];
  const parent = randomBytes(8).toString('hex');
  if (traceId === undefined) {
    const begun = randomBytes(16).toString('hex');
    return { traceId: begun, headers: { [traceHeader]: `00-${begun}-${parent}-00` } };
  }
  const state = headers[traceStateHeader];
  const isKept = typeof state === 'string' && state.length <= longestState;
  return { traceId, headers: { [traceHeader]: `00-${traceId}-${parent}-${flags}`, ...(isKept && { [traceStateHeader]: state }) } };
}
