/** A search that was sent before the code of the app was there (`prerender/theme.js`). */
type EarlySearch = { path: string; body: string; reply: Promise<Response> };

declare global {
  var earlySearch: EarlySearch | undefined;
}

/** The reply of a search; undefined when there is none, or the call that waits for it has ended before. */
function replyOf({ reply }: EarlySearch, signal: AbortSignal): Promise<Response | undefined> {
  return new Promise((resolve) => {
    const end = () => resolve(undefined);
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) {
      end();
    }
    reply.then(resolve, end);
  });
}

/** Sends a call. The first search gets the reply of the one that is under way, if it asks for the same and there is a reply. */
export async function sendCall(request: Request): Promise<Response> {
  const early = globalThis.earlySearch;
  if (early && request.method === 'POST' && new URL(request.url).pathname === early.path) {
    globalThis.earlySearch = undefined;
    const reply = (await request.clone().text()) === early.body ? await replyOf(early, request.signal) : undefined;
    if (reply) {
      return reply;
    }
  }
  return fetch(request);
}
