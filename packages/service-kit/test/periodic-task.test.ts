import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../src/observability/logger.js';
import { createMetrics } from '../src/observability/metrics.js';
import { createPeriodicTask } from '../src/process/periodic-task.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A task whose runs end when the test says so. */
function task() {
  const lines: string[] = [];
  const logger = createLogger('test', 'info', { write: (line) => lines.push(line) });
  const failures = createMetrics('test').counter('failures_total', 'Failures', ['task']);
  const signals: AbortSignal[] = [];
  const runs: { end(): void; fail(): void }[] = [];
  const work = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signals.push(signal);
      runs.push({ end: resolve, fail: () => reject(new Error('away')) });
    });
  const created = createPeriodicTask({ name: 'cleaning', everyMs: 1000, logger, failures }, work);
  /** Ends the latest run, and lets the task notice. */
  const finish = async (how: 'end' | 'fail') => {
    runs.at(-1)?.[how]();
    await new Promise(setImmediate);
  };
  return {
    ...created,
    runs: () => runs.length,
    isToldToEnd: () => signals.map(({ aborted }) => aborted),
    finish,
    logged: () => lines.map((line) => JSON.parse(line)).map(({ level, msg }) => `${level} ${msg}`),
    failed: async () => (await failures.get()).values.map(({ labels, value }) => [labels.task, value]),
  };
}

describe('a periodic task', () => {
  it('runs after each period, once it has started', async () => {
    const { start, runs, finish } = task();
    vi.advanceTimersByTime(5000);
    expect(runs()).toBe(0);
    start();
    vi.advanceTimersByTime(999);
    expect(runs()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(runs()).toBe(1);
    await finish('end');
    vi.advanceTimersByTime(1000);
    expect(runs()).toBe(2);
  });

  it('never overlaps itself: turns during a run are skipped', async () => {
    const { start, runs, finish } = task();
    start();
    vi.advanceTimersByTime(4500);
    expect(runs()).toBe(1);
    await finish('end');
    expect(runs()).toBe(1);
    vi.advanceTimersByTime(500);
    expect(runs()).toBe(2);
  });

  it('runs at once when asked, and when asked during a run exactly once more', async () => {
    const { runNow, runs, finish } = task();
    runNow();
    runNow();
    runNow();
    expect(runs()).toBe(1);
    await finish('end');
    expect(runs()).toBe(2);
    await finish('end');
    expect(runs()).toBe(2);
  });

  it('goes on after failures; it counts each, and logs the first of an outage and its end', async () => {
    const { start, finish, logged, failed } = task();
    start();
    expect(await failed()).toEqual([['cleaning', 0]]);
    for (const how of ['end', 'fail', 'fail', 'end', 'end', 'fail'] as const) {
      vi.advanceTimersByTime(1000);
      await finish(how);
    }
    expect(logged()).toEqual(['warn cleaning: will try again', 'info cleaning: works again', 'warn cleaning: will try again']);
    expect(await failed()).toEqual([['cleaning', 3]]);
  });

  it('stops for good, after the run in progress, which is told to end', async () => {
    const { start, runNow, stop, runs, finish, isToldToEnd } = task();
    start();
    runNow();
    runNow();
    expect(isToldToEnd()).toEqual([false]);
    let isStopped = false;
    const stopped = stop().then(() => {
      isStopped = true;
    });
    runNow();
    await new Promise(setImmediate);
    expect([isStopped, isToldToEnd()]).toEqual([false, [true]]);
    await finish('end');
    await stopped;
    runNow();
    vi.advanceTimersByTime(5000);
    expect(runs()).toBe(1);
  });
});
