import { describe, expect, it } from 'vitest';
import { parsePlannerRun, plannerRow } from '../src/planner-bench.js';
import { refreshes, refreshRow } from '../src/refresh-bench.js';
import type { Sample } from '../src/rounds.js';
import { cpuRow, ownCpuRow } from '../src/search-bench.js';

function sample(name: string, cpuMicros: number, changed: Partial<Sample> = {}): Sample {
  return {
    requests: 600,
    failures: 0,
    requestsPerSecond: 200,
    p50Ms: 100,
    p99Ms: 400,
    replyBytes: 2200,
    cpuMicros: new Map([[name, cpuMicros]]),
    foreignLoad: 0.1,
    ...changed,
  };
}

describe('P6', () => {
  it('is CPU time over that of the prepared reply, with the size of both', () => {
    const ours = (cpuMicros: number) => sample('recommendations', cpuMicros, { replyBytes: 14_960 });
    const peer = sample('bench-precomputed-reply', 50);
    const { outcome, goal } = cpuRow([
      { ours: ours(100), peer },
      { ours: ours(70), peer },
      { ours: ours(60), peer },
    ]);
    expect(goal).toEqual({ atMost: 1.5 });
    expect(outcome).toMatchObject({ values: [2, 1.4, 1.2], isMet: true, cpuPerRequest: 'search 70, ready reply 50' });
    expect(outcome).toMatchObject({ remark: expect.stringMatching(/15\.0 KB.* 2\.2 KB/) });
  });

  it('is also measured against a service with the same checks', () => {
    const ours = sample('recommendations', 90, { replyBytes: 14_960 });
    const peer = sample('bench-checked-reply', 60, { replyBytes: 14_960 });
    const { id, outcome } = ownCpuRow([{ ours, peer }]);
    expect(id).toBe('P6');
    expect(outcome).toMatchObject({ values: [1.5], isMet: true, remark: 'both send 15.0 KB' });
  });
});

describe('P20', () => {
  it('is the p99 of plans in each round', () => {
    const slow = Array.from({ length: 100 }, (_, index) => (index < 2 ? 120 : 8));
    const quick = slow.map((took) => took / 2);
    const { outcome } = plannerRow([
      { milliseconds: slow, cpuMicros: 1_000_000, foreignLoad: 0 },
      { milliseconds: quick, cpuMicros: 500_000, foreignLoad: 0.3 },
    ]);
    expect(outcome).toMatchObject({ values: [120, 60], isMet: true, foreignLoads: [0, 0.3], cpuPerRequest: 'planner 7500' });
    expect(outcome).toMatchObject({ remark: '200 plans, p50 8.0 ms, the longest 120.0 ms' });
  });

  it('is parsed from the program’s output only', () => {
    expect(parsePlannerRun('{"milliseconds":[1.5],"cpuMicros":2000}\n')).toEqual({ milliseconds: [1.5], cpuMicros: 2000 });
    for (const text of ['', '{"milliseconds":[],"cpuMicros":0}', '{"milliseconds":["1"],"cpuMicros":0}']) {
      expect(() => parsePlannerRun(text)).toThrow();
    }
  });
});

describe('P21', () => {
  it('requests every mood in every slot, with no request twice', () => {
    expect(new Set(refreshes.map(({ mood, timeframe }) => `${mood} ${timeframe}`)).size).toBe(12);
    expect(refreshes.every(({ seed }) => seed === '[<id>]')).toBe(true);
  });

  it('is the p99 of health checks in each round, with the load as a remark', () => {
    const loaded = sample('recommendations', 7000, { failures: 2 });
    const { outcome } = refreshRow([
      { sample: loaded, waitsMs: [5, 70, 6] },
      { sample: loaded, waitsMs: [4, 20] },
      { sample: loaded, waitsMs: [30] },
    ]);
    expect(outcome).toMatchObject({ values: [70, 20, 30], isMet: true, cpuPerRequest: 'search 7000' });
    const remark = '200 refreshes/s (p99 400 ms), 6 failed; 6 checks, one every 20 ms, the longest 70 ms';
    expect(outcome).toMatchObject({ remark });
  });
});
