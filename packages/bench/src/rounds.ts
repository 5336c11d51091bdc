import type { Bench } from './bench.js';
import { cpuBetween, readCpu } from './cpu-meter.js';
import { type LoadRequest, type LoadResult, runLoad } from './load.js';
import { median, pairedRatios } from './statistics.js';

export type Sample = LoadResult & {
  /** CPU microseconds per request of each process, by name. */
  cpuMicros: ReadonlyMap<string, number>;
  foreignLoad: number;
};

export type Side = 'ours' | 'peer';
export type Pair = Record<Side, Sample>;

/** Until the measured code is JIT-compiled; a count, because a busy machine does little in a second. */
const warmUpRequests = 3000;

/**
 * Measures both sides in every round, alternating which goes first, after a warm-up of both.
 *
 * @param requestOf called for each sample, since a caller's signature expires soon
 */
export async function pairRounds(bench: Bench, requestOf: (side: Side, round: number) => LoadRequest): Promise<Pair[]> {
  const { connections, signal } = bench;
  for (const side of ['ours', 'peer'] as const) {
    await runLoad(requestOf(side, 0), { connections, signal, until: { requests: warmUpRequests }, tolerance: 1 });
  }
  const pairs: Pair[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    if (round % 2 === 0) {
      const ours = await takeSample(bench, requestOf('ours', round));
      pairs.push({ ours, peer: await takeSample(bench, requestOf('peer', round)) });
    } else {
      const peer = await takeSample(bench, requestOf('peer', round));
      pairs.push({ peer, ours: await takeSample(bench, requestOf('ours', round)) });
    }
  }
  return pairs;
}

/** One load of the bench's duration, with its CPU time. */
export function takeSample(bench: Bench, request: LoadRequest): Promise<Sample> {
  const { connections, signal, seconds } = bench;
  return sampleDuring(bench, () => runLoad(request, { connections, signal, until: { seconds } }));
}

/** Any load, with its CPU time. */
export async function sampleDuring(bench: Bench, run: () => Promise<LoadResult>): Promise<Sample> {
  const before = readCpu(bench.processes());
  const load = await run();
  const { micros, foreignLoad } = cpuBetween(before, readCpu(bench.processes()));
  return { ...load, foreignLoad, cpuMicros: new Map([...micros].map(([name, used]) => [name, used / (load.requests + load.failures)])) };
}

/** Our value divided by the peer's, round by round. */
export function ratiosOf(pairs: readonly Pair[], read: (sample: Sample, side: Side) => number): number[] {
  return pairedRatios(
    pairs.map(({ ours }) => read(ours, 'ours')),
    pairs.map(({ peer }) => read(peer, 'peer')),
  );
}

/** Median CPU microseconds per request of a process. */
export function medianCpu(pairs: readonly Pair[], side: Side, name: string): number {
  return median(pairs.map((pair) => cpuOf(pair[side], name)));
}

/** @throws RangeError for a process without a reading */
export function cpuOf(sample: Sample, name: string): number {
  const micros = sample.cpuMicros.get(name);
  if (micros === undefined) {
    throw new RangeError(`no CPU time of ${name} was read`);
  }
  return micros;
}

export function foreignLoadsOf(pairs: readonly Pair[]): number[] {
  return pairs.flatMap(({ ours, peer }) => [ours.foreignLoad, peer.foreignLoad]);
}

/** "search 9120 requests/s (p99 14 ms), reference 480 (p99 190 ms)": the medians behind a ratio. */
export function ratesOf(pairs: readonly Pair[], names: Record<Side, string>): string {
  const rate = (side: Side): string => median(pairs.map((pair) => pair[side].requestsPerSecond)).toFixed(0);
  const wait = (side: Side): string => median(pairs.map((pair) => pair[side].p99Ms)).toFixed(0);
  const failures = pairs.reduce((sum, { ours, peer }) => sum + ours.failures + peer.failures, 0);
  const failed = failures === 0 ? '' : `, ${failures} requests failed`;
  return `${names.ours} ${rate('ours')} requests/s (p99 ${wait('ours')} ms), ${names.peer} ${rate('peer')} (p99 ${wait('peer')} ms)${failed}`;
}
