import type { Endpoint } from '@city-genie/contracts/endpoint';
import { type BaseQueryFn, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { sendCall } from './early-search.js';
import { type ApiError, replyError } from './error-message.js';
import { noteReply, offlineText } from './offline.js';
import { countProofs, proofOfUser } from './step-up.js';

/** The arguments that `call.ts` builds. */
export type CallArgs = FetchArgs & { endpoint: Endpoint };

/** During prerendering there is no location, and no calls are made. */
const baseUrl = typeof location === 'undefined' ? 'http://prerender.invalid' : location.origin;

const fetchText = fetchBaseQuery({
  baseUrl,
  credentials: 'same-origin',
  timeout: 15_000,
  responseHandler: 'text',
  fetchFn: (request) => sendCall(new Request(request)),
});

type Query = BaseQueryFn<CallArgs, unknown, ApiError>;

/**
 * JSON in, JSON out, and undefined for a 204; of a reply of another media type, what the call's own handler makes of it. Failures become
 * `ApiError`. No retries. In development and tests, a reply that violates its contract is a failure, too.
 */
const send: Query = async ({ endpoint, ...args }, api, extra) => {
  const accept = endpoint.mediaType ?? 'application/json';
  const { data, error, meta } = await fetchText({ ...args, headers: { accept } }, api, extra);
  if (meta?.response || error?.status === 'FETCH_ERROR') {
    noteReply(meta?.response !== undefined);
  }
  if (error) {
    if (typeof error.status !== 'number') {
      const message = offlineText();
      return { error: { status: 0, error: error.error, ...(message && { message }) } };
    }
    const { statusText = '', headers } = meta?.response ?? {};
    return { error: replyError(error.status, statusText, String(error.data ?? ''), headers?.get('retry-after')) };
  }
  if (meta?.response?.status === 204) {
    return { data: undefined };
  }
  if (endpoint.mediaType !== undefined) {
    return { data };
  }
  try {
    const reply: unknown = JSON.parse(String(data));
    const fault = import.meta.env.DEV ? (await import('./check-reply.js')).faultOf(endpoint, reply) : undefined;
    return fault === undefined ? { data: reply } : { error: { status: 0, error: fault } };
  } catch (cause) {
    return { error: { status: 0, error: `reply is no JSON: ${String(cause)}` } };
  }
};

/**
 * The base query of all calls. One that needs a fresh proof of the user waits until it is given, and is then made again, once; its caller
 * doesn't notice. Without the proof it fails with the server's refusal (docs/rules/site.md#step-up-in-place).
 */
export const baseQuery: Query = async (args, api, extra) => {
  const proofsBefore = countProofs();
  const reply = await send(args, api, extra);
  if (reply.error?.code !== 'step_up_required') {
    return reply;
  }
  // Another call may have asked while this one was under way.
  const isProved = countProofs() > proofsBefore || (await proofOfUser(api.dispatch));
  return isProved ? send(args, api, extra) : reply;
};
