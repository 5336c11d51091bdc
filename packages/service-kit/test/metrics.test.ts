import { describe, expect, it, vi } from 'vitest';
import { createMetrics, type Reading } from '../src/observability/metrics.js';
import { storedReadings } from '../src/observability/stored-readings.js';
import { fixedClock } from '../src/testing/fixed-clock.js';

/** The scraped lines of metrics whose names have this prefix. */
async function figures({ registry }: ReturnType<typeof createMetrics>, name: string): Promise<string[]> {
  return (await registry.metrics()).split('\n').filter((line) => line.startsWith(name));
}

describe('the metrics of a process', () => {
  it('count with and without labels', async () => {
    const metrics = createMetrics('test');
    metrics.counter('plain_total', 'Plain').inc(2);
    const labelled = metrics.counter('labelled_total', 'Labelled', ['queue']);
    labelled.inc({ queue: 'a' }, 0);
    labelled.inc({ queue: 'b' });
    expect(await figures(metrics, 'plain_total')).toEqual(['plain_total{service="test"} 2']);
    expect(await figures(metrics, 'labelled_total')).toEqual([
      'labelled_total{queue="a",service="test"} 0',
      'labelled_total{queue="b",service="test"} 1',
    ]);
  });

  it('read gauges on each scrape, and drop what has no reading', async () => {
    const metrics = createMetrics('test');
    let readings: Reading<'queue' | 'state'>[] = [{ labels: { queue: 'a', state: 'wait' }, value: 3 }];
    metrics.gauge('jobs', 'Jobs', ['queue', 'state'], async () => readings);
    expect(await figures(metrics, 'jobs')).toEqual(['jobs{queue="a",state="wait",service="test"} 3']);
    readings = [{ labels: { queue: 'b', state: 'wait' }, value: 1 }];
    expect(await figures(metrics, 'jobs')).toEqual(['jobs{queue="b",state="wait",service="test"} 1']);
  });

  it('report a distribution', async () => {
    const metrics = createMetrics('test');
    const sizes = metrics.histogram('size_bytes', 'Sizes', [10, 100], ['kind']);
    sizes.observe({ kind: 'x' }, 50);
    sizes.observe({ kind: 'x' }, 5);
    expect(await figures(metrics, 'size_bytes')).toEqual([
      'size_bytes_bucket{le="10",service="test",kind="x"} 1',
      'size_bytes_bucket{le="100",service="test",kind="x"} 2',
      'size_bytes_bucket{le="+Inf",service="test",kind="x"} 2',
      'size_bytes_sum{service="test",kind="x"} 55',
      'size_bytes_count{service="test",kind="x"} 2',
    ]);
  });
});

describe('storedReadings', () => {
  const clock = fixedClock('2026-03-01T10:00:00Z');

  it('asks the store every 15 seconds at most, however many scrapes there are', async () => {
    let asked = 0;
    const read = storedReadings(async () => {
      asked += 1;
      return [asked];
    }, clock);
    expect(await Promise.all([read(), read()])).toEqual([[1], [1]]);
    clock.advanceMs(14_999);
    expect(await read()).toEqual([1]);
    clock.advanceMs(1);
    expect(await read()).toEqual([2]);
  });

  it('returns nothing while the store is away, and doesn’t ask more often', async () => {
    let asked = 0;
    const read = storedReadings(async () => {
      asked += 1;
      throw new Error('away');
    }, clock);
    expect([await read(), await read(), asked]).toEqual([[], [], 1]);
  });

  it('waits a second at most', async () => {
    vi.useFakeTimers();
    const readings = storedReadings(() => new Promise<never>(() => undefined), clock)();
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(await readings).toEqual([]);
  });
});
