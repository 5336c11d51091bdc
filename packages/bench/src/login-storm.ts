import type { Bench } from './bench.js';
import { probeDuring } from './health-probe.js';
import { identity, loadLogins, loginLoadOf } from './login-load.js';
import type { LoginUsers } from './login-users.js';
import { measures } from './measures.js';
import { cpuOf, type Sample, sampleDuring } from './rounds.js';
import { measured, type Row } from './row.js';
import { median, p95 } from './statistics.js';

/** More than identity lets wait. */
export const stormClients = 100;
/** How long Node waits between two looks at the delay, which its figure includes. */
const lookMs = 10;

/** One storm: what identity and all other services felt of it. */
export type Storm = { sample: Sample; eventLoopP99Ms: number; readyWaitsMs: readonly number[] };

/** Everybody logs in at once. */
export async function takeStorm(bench: Bench, users: LoginUsers): Promise<Storm> {
  const { urls } = bench.stack;
  const others = Object.entries(urls).filter(([name]) => name !== identity && name !== 'gateway');
  await eventLoopP99Ms(urls[identity] ?? '');
  const storm = sampleDuring(bench, () => loadLogins(loginLoadOf(bench, users, stormClients), bench.seconds));
  const probes = await Promise.all(others.map(([, url]) => probeDuring(`${url}/readyz`, () => storm)));
  const readyWaitsMs = probes.flatMap(({ waitsMs }) => waitsMs);
  return { sample: await storm, eventLoopP99Ms: await eventLoopP99Ms(urls[identity] ?? ''), readyWaitsMs };
}

/** The delay of a process's event loop since this was last asked. @throws RangeError when its figures don't say */
async function eventLoopP99Ms(url: string): Promise<number> {
  return readEventLoopP99Ms(await (await fetch(`${url}/metrics`)).text());
}

/** @throws RangeError when it isn't there */
export function readEventLoopP99Ms(metrics: string): number {
  const seconds = /^nodejs_eventloop_lag_p99_seconds(?:\{[^}]*\})? ([\d.e+-]+)$/m.exec(metrics)?.[1];
  if (seconds === undefined) {
    throw new RangeError('the metrics have no delay of the event loop');
  }
  return Math.max(0, Number(seconds) * 1000 - lookMs);
}

export function stormRows(storms: readonly Storm[]): Row[] {
  const middle = (read: (storm: Storm) => number): string => median(storms.map(read)).toFixed(0);
  const later = middle(({ sample }) => (100 * sample.failures) / (sample.requests + sample.failures));
  const remark = `${stormClients} clients: ${middle(({ sample }) => sample.requestsPerSecond)} logins/s (p99 ${middle(({ sample }) => sample.p99Ms)} ms), ${later} % told to come later`;
  const foreignLoads = storms.map(({ sample }) => sample.foreignLoad);
  const cpuPerRequest = `identity ${middle(({ sample }) => cpuOf(sample, identity))}`;
  const checks = storms.reduce((sum, { readyWaitsMs }) => sum + readyWaitsMs.length, 0);
  return [
    measured(
      measures.loginEventLoop,
      storms.map((storm) => storm.eventLoopP99Ms),
      { cpuPerRequest, foreignLoads, remark },
    ),
    measured(
      measures.readyDuringLogins,
      storms.map(({ readyWaitsMs }) => p95(readyWaitsMs)),
      { foreignLoads, remark: `${checks} checks of five services` },
    ),
  ];
}
