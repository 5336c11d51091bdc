/** A visitor who reaches the site through one proxy, which adds their address. */
export type Visitor = { ip: string; cookie?: string };

/** Calls the site like this visitor's browser. @throws with the reply when its status isn't the expected one. */
export async function ask(baseUrl: string, visitor: Visitor, path: string, body?: object, expected = 200): Promise<void> {
  const reply = await fetch(new URL(path, baseUrl), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-forwarded-for': visitor.ip,
      'sec-fetch-site': 'same-origin',
      ...(visitor.cookie !== undefined && { cookie: visitor.cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  const text = await reply.text();
  if (reply.status !== expected) {
    throw new Error(`${path} answered ${reply.status} instead of ${expected}: ${text.slice(0, 300)}`);
  }
}

/** A search of Paris; equal seeds give equal searches. */
export function parisSearch(seed: string): object {
  return { mood: 'romantic-dreamy', timeframe: 'half-day', seed };
}
