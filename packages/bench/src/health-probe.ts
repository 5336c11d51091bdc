import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { StackError } from '@city-genie/local-stack/processes/stack-error';

const everyMs = 20;
const timeoutMs = 10_000;
/** Until the load process has started; replies before that mean nothing. */
const loadStartMs = 500;
/** Kept open, as the gateway does: a busy event loop accepts one new connection per turn, and the load opens many at its start. */
const connections = 8;

/** Milliseconds until the reply; undefined when it failed. */
type Wait = number | undefined;

/**
 * Calls a health check every 20 ms while some work runs, without waiting for the last reply, so that a late one doesn't hide others.
 *
 * @returns the milliseconds of each, and the work's result
 * @throws StackError when a check failed, or none was made
 */
export async function probeDuring<T>(
  url: string,
  work: () => Promise<T>,
  startMs = loadStartMs,
): Promise<{ result: T; waitsMs: number[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ended = new AbortController();
  try {
    await Promise.all(Array.from({ length: connections }, () => ask(url, agent)));
    const probing = probeUntil(ended.signal, startMs, () => ask(url, agent));
    const result = await work();
    ended.abort();
    return { result, waitsMs: allAnswered(url, await probing) };
  } finally {
    ended.abort();
    agent.destroy();
  }
}

async function probeUntil(ended: AbortSignal, startMs: number, probe: () => Promise<Wait>): Promise<Wait[]> {
  const probes: Promise<Wait>[] = [];
  const startsAt = performance.now() + startMs;
  for (let next = startsAt; !ended.aborted; next += everyMs) {
    await delay(Math.max(0, next - performance.now()), undefined, { signal: ended }).catch(() => undefined);
    if (!ended.aborted) {
      probes.push(probe());
    }
  }
  return Promise.all(probes);
}

function ask(url: string, agent: Agent): Promise<Wait> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const request = get(url, { agent, timeout: timeoutMs }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200 ? performance.now() - startedAt : undefined));
      response.once('error', () => resolve(undefined));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(undefined));
  });
}

function allAnswered(url: string, waits: readonly Wait[]): number[] {
  const answered = waits.filter((wait) => wait !== undefined);
  if (answered.length < waits.length || answered.length === 0) {
    throw new StackError(`GET ${url}: ${waits.length - answered.length} of ${waits.length} failed under load`);
  }
  return answered;
}
