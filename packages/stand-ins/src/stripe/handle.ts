import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { showPage } from './browser/pages.js';
import { createActs } from './control/acts.js';
import { actsOverHttp } from './control/over-http.js';
import { answer, routeOf } from './http/api.js';
import { type Reply, refusalReply, sendPreflight, sendReply } from './http/reply.js';
import { type ReadRequest, readRequest } from './http/request.js';
import type { State } from './state.js';

const defaultLatencyMs = 1000;

/** Answers one request: the API, the pages for browsers, or the control. */
export async function handle(request: IncomingMessage, response: ServerResponse, state: State): Promise<void> {
  const read = await readRequest(request);
  const { method, path } = read;
  if (path.startsWith('/v1/')) {
    return handleApi(read, response, state);
  }
  if (path === '/healthz') {
    return sendReply(response, { status: 200, body: { ok: true }, headers: {} });
  }
  if ((path === '/_calls' || path.startsWith('/_control/')) && isForeignPage(request)) {
    return sendReply(response, refusalReply(403, { type: 'invalid_request_error', message: 'Pages may not control the stand-in.' }));
  }
  if (method === 'GET' && path === '/_calls') {
    return sendReply(response, { status: 200, body: state.calls, headers: {} });
  }
  if (method === 'POST' && path.startsWith('/_control/')) {
    return sendReply(response, await control(path.slice('/_control/'.length), read.text, state));
  }
  if (!showPage(read, response, state.world)) {
    sendReply(response, refusalReply(404, { type: 'invalid_request_error', message: `There is no ${method} ${path}.` }));
  }
}

/** Whether a browser sends it for a page of somewhere else, which could otherwise pay and refund on a developer's machine. */
const isForeignPage = ({ headers }: IncomingMessage): boolean =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString());

async function handleApi(request: ReadRequest, response: ServerResponse, state: State): Promise<void> {
  const { method, path, form, idempotencyKey } = request;
  const isForBrowsers = ['GET', 'POST'].some((one) => routeOf(one, path)?.route.isForBrowsers === true);
  if (method === 'OPTIONS' && isForBrowsers) {
    return sendPreflight(response);
  }
  state.calls.push({ method, path, body: Object.fromEntries(form.entries()), idempotencyKey, at: state.clock.now() });
  const fault = state.faults.take(method, path);
  switch (fault?.kind) {
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'status-500':
      return sendReply(response, refusalReply(500, { type: 'api_error', message: 'An unknown error occurred.' }), isForBrowsers);
    case 'status-429':
      return sendReply(
        response,
        refusalReply(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' }),
        isForBrowsers,
      );
    default:
  }
  const reply = await once(state, request, async () => {
    if (fault?.kind === 'latency') {
      await delay(fault.ms ?? defaultLatencyMs);
    }
    return answer(state.world, request, state.keys);
  });
  if (fault?.kind === 'reset-after-accept') {
    response.socket?.resetAndDestroy();
  } else if (fault?.kind !== 'timeout-after-accept') {
    sendReply(response, reply, isForBrowsers);
  }
}

/** Only what changes something has a key that counts. */
function once(state: State, { method, path, text, idempotencyKey }: ReadRequest, act: () => Promise<Reply>): Promise<Reply> {
  return method === 'POST' && idempotencyKey !== undefined ? state.idempotency.once(idempotencyKey, `${path} ${text}`, act) : act();
}

/** Unknown acts and bodies of the wrong shape are 400, and say what is wrong. */
async function control(name: string, text: string, state: State): Promise<Reply> {
  const act = Object.hasOwn(actsOverHttp, name) ? actsOverHttp[name] : undefined;
  if (act === undefined) {
    return refusalReply(400, { type: 'invalid_request_error', message: `The acts are ${Object.keys(actsOverHttp).join(', ')}.` });
  }
  try {
    const result = await act(createActs(state), JSON.parse(text === '' ? '{}' : text));
    return { status: 200, body: typeof result === 'object' && result !== null ? result : { ok: true }, headers: {} };
  } catch (error) {
    return refusalReply(400, { type: 'invalid_request_error', message: error instanceof Error ? error.message : String(error) });
  }
}
