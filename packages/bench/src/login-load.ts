import { setTimeout as delay } from 'node:timers/promises';
import type { Bench } from './bench.js';
import type { LoadResult } from './load.js';
import type { LoginUsers } from './login-users.js';
import { anonymous, signedCall } from './signed-in.js';
import { median, p99 } from './statistics.js';

export type LoginLoad = {
  url: string;
  headers: Readonly<Record<string, string>>;
  /** What each client sends again and again. Each is a user of its own: of several logins of one user at once all but one are repeated. */
  bodies: readonly object[];
};

export const identity = 'identity';
export const loginPath = '/api/auth/login';

/** So many of the users as clients of identity itself; good for a minute. */
export function loginLoadOf({ stack, keyFolder }: Bench, { logins }: LoginUsers, clients: number): LoginLoad {
  const headers = signedCall(identity, 'POST', loginPath, keyFolder, anonymous);
  return { url: `${stack.urls[identity]}${loginPath}`, headers, bodies: logins.slice(0, clients) };
}

type Reply = { status: number; tookMs: number; bytes: number };

const timeoutMs = 15_000;

/** Repeats a login of each client for so many seconds. Whoever is told to come back later does. @throws when no login succeeds */
export async function loadLogins(load: LoginLoad, seconds: number): Promise<LoadResult> {
  const startMs = performance.now();
  const endMs = startMs + seconds * 1000;
  const replies = (await Promise.all(load.bodies.map((body) => repeat(load, JSON.stringify(body), endMs)))).flat();
  // What was begun in time counts with the time that it took.
  const tookSeconds = (performance.now() - startMs) / 1000;
  const done = replies.filter(({ status }) => status === 200);
  return {
    requests: done.length,
    failures: replies.length - done.length,
    requestsPerSecond: done.length / tookSeconds,
    p50Ms: median(done.map(({ tookMs }) => tookMs)),
    p99Ms: p99(done.map(({ tookMs }) => tookMs)),
    replyBytes: median(done.map(({ bytes }) => bytes)),
  };
}

async function repeat({ url, headers }: LoginLoad, body: string, endMs: number): Promise<Reply[]> {
  const replies: Reply[] = [];
  while (performance.now() < endMs) {
    const startMs = performance.now();
    const signal = AbortSignal.timeout(timeoutMs);
    const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body, signal });
    const bytes = (await reply.arrayBuffer()).byteLength;
    replies.push({ status: reply.status, tookMs: performance.now() - startMs, bytes });
    const retryAfterMs = Number(reply.headers.get('retry-after') ?? 0) * 1000;
    await delay(Math.max(0, Math.min(retryAfterMs, endMs - performance.now())));
  }
  return replies;
}
