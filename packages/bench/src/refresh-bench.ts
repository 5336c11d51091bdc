import { paris } from '@city-genie/city-data/cities/paris';
import { timeframeIds } from '@city-genie/city-data/timeframes';
import type { Bench } from './bench.js';
import { probeDuring } from './health-probe.js';
import { type LoadRequest, runLoad } from './load.js';
import { measures } from './measures.js';
import { cpuOf, type Sample, takeSample } from './rounds.js';
import { measured, type Row } from './row.js';
import { audience, searchPath } from './search-bench.js';
import { signedCall } from './signed-in.js';
import { median, p99 } from './statistics.js';

export const refreshMeasures = [measures.healthUnderRefreshes];

/** Until the planner is JIT-compiled. */
const warmUpRequests = 300;

/** One load of refreshes, and the duration of each health check meanwhile. */
export type RefreshRound = { sample: Sample; waitsMs: readonly number[] };

/** P21: whether the search service stays responsive while it makes plans that are not remembered. */
export async function benchRefreshes(bench: Bench): Promise<Row[]> {
  const { stack, signal, connections, keyFolder } = bench;
  bench.report('P21: health checks while plans are refreshed');
  const url = stack.urls[audience] ?? '';
  const request = (): LoadRequest => ({
    url: `${url}${searchPath}`,
    method: 'POST',
    headers: signedCall(audience, 'POST', searchPath, keyFolder),
    bodies: refreshes,
  });
  await runLoad(request(), { connections, signal, until: { requests: warmUpRequests }, tolerance: 1 });
  const rounds: RefreshRound[] = [];
  for (let round = 0; round < bench.rounds; round += 1) {
    // Waits behind plans whose clients left with the last load; they would otherwise count in this round.
    await runLoad(request(), { connections: 1, signal, until: { requests: 1 } });
    const { result, waitsMs } = await probeDuring(`${url}/healthz`, () => takeSample(bench, request()));
    rounds.push({ sample: result, waitsMs });
  }
  return [refreshRow(rounds)];
}

/** Every mood in every slot, each time with another seed, so no plan is remembered. */
export const refreshes = paris.moods.flatMap((mood) => timeframeIds.map((timeframe) => ({ mood, timeframe, seed: '[<id>]' })));

export function refreshRow(rounds: readonly RefreshRound[]): Row {
  const middle = (read: (round: RefreshRound) => number): string => median(rounds.map(read)).toFixed(0);
  const rate = middle(({ sample }) => sample.requestsPerSecond);
  const failures = rounds.reduce((sum, { sample }) => sum + sample.failures, 0);
  const longest = Math.max(...rounds.flatMap(({ waitsMs }) => waitsMs)).toFixed(0);
  const checks = `${rounds.reduce((sum, { waitsMs }) => sum + waitsMs.length, 0)} checks, one every 20 ms, the longest ${longest} ms`;
  return measured(
    measures.healthUnderRefreshes,
    rounds.map(({ waitsMs }) => p99(waitsMs)),
    {
      cpuPerRequest: `search ${middle(({ sample }) => cpuOf(sample, audience))}`,
      foreignLoads: rounds.map(({ sample }) => sample.foreignLoad),
      remark: `${rate} refreshes/s (p99 ${middle(({ sample }) => sample.p99Ms)} ms), ${failures} failed; ${checks}`,
    },
  );
}
