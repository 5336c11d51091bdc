import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const traceHeader = 'traceparent';
const traceStateHeader = 'tracestate';

/** The trace that a request belongs to, across processes (W3C Trace Context). */
export type Trace = {
  /** 32 hex digits; in every log line. */
  traceId: string;
  /** Headers for outgoing calls: the same trace, with this process as the parent. */
  headers(): Readonly<Record<string, string>>;
};

/** Version 00 must end after its flags; later versions may go on. */
const wellFormed = /^(?:00-(?=.{52}$)|(?!00|ff)[0-9a-f]{2}-)(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(?:$|-)/;
const longestState = 512;

/** The only flag of version 00. */
const sampled = (flags: string): string => (Number.parseInt(flags, 16) % 2 === 1 ? '01' : '00');

/** 32 random hex digits. randomUUID is cheap, because Node draws random bytes for many UUIDs at once. */
const randomId = (): string => randomUUID().replaceAll('-', '');

const ofRequests = new WeakMap<object, Trace>();

/** The trace of a request; the same object on every call. */
export function traceOfRequest(request: { headers: IncomingHttpHeaders }): Trace {
  const known = ofRequests.get(request) ?? traceOf(request.headers);
  ofRequests.set(request, known);
  return known;
}

/** Continues the trace of a request, or starts a new one when the header is missing or malformed. */
export function traceOf(headers: IncomingHttpHeaders): Trace {
  const given = headers[traceHeader];
  const [, known, flags = '00'] = (typeof given === 'string' && wellFormed.exec(given)) || [];
  const traceId = known ?? randomId();
  const state = known === undefined ? undefined : headers[traceStateHeader];
  const isKept = typeof state === 'string' && state.length <= longestState;
  return {
    traceId,
    // Never all zeros, which is not a valid id: the first of these digits is the UUID's version.
    headers: () => ({
      [traceHeader]: `00-${traceId}-${randomId().slice(16)}-${sampled(flags)}`,
      ...(isKept && { [traceStateHeader]: state }),
    }),
  };
}
