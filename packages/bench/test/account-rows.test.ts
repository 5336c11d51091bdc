import { describe, expect, it } from 'vitest';
import { drainRow } from '../src/drain-bench.js';
import { enqueueRows } from '../src/enqueue-bench.js';
import { loginRow } from '../src/login-bench.js';
import { readEventLoopP99Ms, type Storm, stormRows } from '../src/login-storm.js';
import type { Sample } from '../src/rounds.js';
import { formatTable } from '../src/table.js';

function sample(changed: Partial<Sample>): Sample {
  return {
    requests: 90,
    failures: 0,
    requestsPerSecond: 30,
    p50Ms: 300,
    p99Ms: 500,
    replyBytes: 300,
    cpuMicros: new Map([
      ['identity', 15_000],
      ['mongod', 2000],
      ['bench-raw-argon2', 12_000],
    ]),
    foreignLoad: 0.1,
    ...changed,
  };
}

const valuesOf = ({ outcome }: { outcome: object }) => ('values' in outcome ? outcome.values : undefined);

describe('P10', () => {
  it('is the rate of logins over that of hashes alone', () => {
    const { outcome, goal } = loginRow([
      { ours: sample({ requestsPerSecond: 45 }), peer: sample({ requestsPerSecond: 50 }) },
      { ours: sample({ requestsPerSecond: 40 }), peer: sample({ requestsPerSecond: 50 }) },
    ]);
    expect(goal).toEqual({ atLeast: 0.85 });
    expect(outcome).toMatchObject({ values: [0.9, 0.8], isMet: true, cpuPerRequest: 'identity 15000 + mongod 2000, argon2id alone 12000' });
  });

  it('is the delay of the event loop in each storm, and what other services say of their readiness', () => {
    const storm = (eventLoopP99Ms: number, readyWaitsMs: number[]): Storm => ({
      sample: sample({ failures: 10 }),
      eventLoopP99Ms,
      readyWaitsMs,
    });
    const [eventLoop, ready] = stormRows([storm(12, [3, 5]), storm(25, [4, 300]), storm(9, [7])]);
    expect([valuesOf(eventLoop ?? { outcome: {} }), valuesOf(ready ?? { outcome: {} })]).toEqual([
      [12, 25, 9],
      [5, 300, 7],
    ]);
    expect(eventLoop?.outcome).toMatchObject({ isMet: true, remark: '100 clients: 30 logins/s (p99 500 ms), 10 % told to come later' });
    expect(ready?.outcome).toMatchObject({ isMet: true, remark: '5 checks of five services' });
  });

  it('takes the delay from the figures of the process, without the time between two looks', () => {
    const figures = (value: string) =>
      `# TYPE nodejs_eventloop_lag_p99_seconds gauge\nnodejs_eventloop_lag_p99_seconds{service="identity"} ${value}\n`;
    expect(readEventLoopP99Ms(figures('0.0255'))).toBeCloseTo(15.5);
    expect(readEventLoopP99Ms(figures('9.9e-3'))).toBe(0);
    expect(() => readEventLoopP99Ms('nodejs_eventloop_lag_p90_seconds 1')).toThrow(RangeError);
  });
});

describe('P11', () => {
  it('is what handing over adds to a reply, and that over what a PING adds', () => {
    const rounds = [
      { nothing: 0.05, ping: 0.1, enqueue: 0.25 },
      { nothing: 0.05, ping: 0.1, enqueue: 0.21 },
    ];
    const rows = enqueueRows(rounds);
    expect(rows.map(({ outcome }) => outcome)).toMatchObject([{ isMet: true }, { isMet: true }]);
    expect(formatTable(rows)).toMatch(/0\.16 \/ 0\.18 \/ 0\.20 ms[\s\S]*3\.20 \/ 3\.60 \/ 4\.00 x/);
  });
});

describe('P12', () => {
  it('is jobs over PINGs, round by round', () => {
    const { outcome } = drainRow([
      { jobs: 4000, pings: 10_000 },
      { jobs: 2000, pings: 10_000 },
    ]);
    expect(outcome).toMatchObject({ values: [0.4, 0.2], isMet: true, remark: '3000 jobs/s, 10000 PINGs/s' });
  });
});
