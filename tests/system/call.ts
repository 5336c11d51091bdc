/** A call as a visitor's browser or program makes it. */
export type Call = { method?: string; path: string; body?: string | Uint8Array<ArrayBuffer> | undefined; headers?: Record<string, string> };
export type Answer = { status: number; json: unknown; text: string; headers: Headers; tookMs: number };

/** Calls the site and reads the whole reply; gives up after ten seconds. */
export async function call(baseUrl: string, { method = 'GET', path, body, headers = {} }: Call): Promise<Answer> {
  const startedMs = performance.now();
  const reply = await fetch(new URL(path, baseUrl), {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  });
  const text = await reply.text();
  const isJson = reply.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: reply.status,
    json: isJson ? JSON.parse(text) : undefined,
    text,
    headers: reply.headers,
    tookMs: performance.now() - startedMs,
  };
}

export const parisSearch = (body: object = {}): Call & { body: string } => ({
  method: 'POST',
  path: '/api/paris/search',
  body: JSON.stringify({ mood: 'romantic-dreamy', timeframe: 'half-day', ...body }),
});

/** Repeats `ask` until `isSo` holds; @throws after `withinMs` with the last result. */
export async function eventually<T>(ask: () => Promise<T>, isSo: (seen: T) => boolean, withinMs: number): Promise<T> {
  const deadlineMs = performance.now() + withinMs;
  let seen = await ask();
  while (!isSo(seen)) {
    if (performance.now() > deadlineMs) {
      throw new Error(`not reached within ${withinMs} ms; last result: ${JSON.stringify(seen)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    seen = await ask();
  }
  return seen;
}
