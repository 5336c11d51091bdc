/** A visitor who reaches the site through one proxy, which says where they come from. */
export type Visitor = { ip: string; cookie?: string };

/** Calls the site as this visitor's browser does. @throws with the answer when its status isn't the expected one. */
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
    throw new Error(`${path} answered ${reply.status} in place of ${expected}: ${text.slice(0, 300)}`);
  }
}

/** A search of Paris that is the same whenever it has the same seed. */
export function parisSearch(seed: string): object {
  return { mood: 'romantic-dreamy', timeframe: 'half-day', seed };
}
