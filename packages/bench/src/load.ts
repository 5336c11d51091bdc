import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { failureOf, runCommand } from '@city-genie/local-stack/processes/run-command';
import { StackError } from '@city-genie/local-stack/processes/stack-error';
import { z } from 'zod';
import { withArchive } from './load-archive.js';

export type LoadRequest = {
  url: string;
  method: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; `[<id>]` in it is replaced by a new value each time. */
  body?: unknown;
  /** Instead of `body`: each connection sends them in turn. */
  bodies?: readonly unknown[];
};

export type LoadShape = {
  connections: number;
  /** How long, or how many requests. */
  until: { seconds: number } | { requests: number };
  signal: AbortSignal;
  /** Share of requests (0 to 1) that may fail; default: 0.01. */
  tolerance?: number;
};

export type LoadResult = {
  /** Replies with 2xx; only they count for the rate. */
  requests: number;
  /** All others. */
  failures: number;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Mean over all replies, including headers. */
  replyBytes: number;
};

const report = z.object({
  duration: z.number().positive(),
  errors: z.number(),
  timeouts: z.number(),
  non2xx: z.number(),
  '2xx': z.number(),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  throughput: z.object({ total: z.number() }),
});

const startAndEndMs = 30_000;
const countedTimeoutMs = 120_000;
/** On a busy machine our timeouts refuse a few requests; with more failures a rate means nothing. */
const defaultTolerance = 0.01;

/**
 * Repeats a request from a process of its own (autocannon).
 *
 * @throws StackError when it could not run, or when more than the tolerated share of requests failed
 */
export async function runLoad(request: LoadRequest, shape: LoadShape): Promise<LoadResult> {
  const folder = dirname(createRequire(import.meta.url).resolve('autocannon/package.json'));
  const timeoutMs = startAndEndMs + ('seconds' in shape.until ? shape.until.seconds * 1000 : countedTimeoutMs);
  const result = await withArchive(request, (archive) => {
    const args = [join(folder, 'autocannon.js'), ...loadArguments(request, shape, archive)];
    return runCommand(process.execPath, args, { timeoutMs, signal: shape.signal });
  });
  if (result.code !== 0) {
    throw new StackError(`The load on ${request.url} could not be run: ${failureOf(result)}`);
  }
  return parseLoadReport(result.stdout, `${request.method} ${request.url}`, shape.tolerance);
}

/** The arguments of autocannon. `archive` is the file with a request's several bodies. */
export function loadArguments(
  request: LoadRequest,
  { connections, until }: Pick<LoadShape, 'connections' | 'until'>,
  archive?: string,
): string[] {
  const length = 'seconds' in until ? ['--duration', String(until.seconds)] : ['--amount', String(until.requests)];
  const texts = (request.bodies ?? (request.body === undefined ? [] : [request.body])).map((body) => JSON.stringify(body));
  const headers = { ...(texts.length === 0 ? {} : { 'content-type': 'application/json' }), ...request.headers };
  return [
    '--json',
    ...['--connections', String(connections)],
    ...length,
    ...['--method', request.method],
    ...Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]),
    ...(archive === undefined ? texts.flatMap((text) => ['--body', text]) : ['--har', archive]),
    ...(texts.some((text) => text.includes('[<id>]')) ? ['--idReplacement'] : []),
    request.url,
  ];
}

/** @throws StackError when more than the tolerated share of requests failed, or none succeeded */
export function parseLoadReport(text: string, what: string, tolerance = defaultTolerance): LoadResult {
  const { '2xx': requests, duration, errors, timeouts, non2xx, latency, throughput } = report.parse(JSON.parse(text));
  const failures = errors + timeouts + non2xx;
  if (requests === 0 || failures > tolerance * (requests + failures)) {
    throw new StackError(`${what}: ${requests} replies were 2xx, ${non2xx} were not, ${errors} errors, ${timeouts} timeouts`);
  }
  const replyBytes = throughput.total / (requests + non2xx);
  return { requests, failures, requestsPerSecond: requests / duration, p50Ms: latency.p50, p99Ms: latency.p99, replyBytes };
}
