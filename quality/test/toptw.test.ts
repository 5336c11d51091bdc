import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profitOf } from '../src/toptw/check-route.js';
import { distance, problemOf, readInstance } from '../src/toptw/instance.js';
import { formatToptw, gapsOf } from '../src/toptw/report.js';
import { runToptw } from '../src/toptw/run-toptw.js';

/** Six customers on a line, one minute apart; the last is too far away to return in time. */
const text = `1 1 7 1
0 0
0 0 0 0 0 0 0 0 0 100
1 10.00 0 5 10 0 1 1 0 50
2 20.00 0 5 20 0 1 1 0 30
3 30.00 0 5 30 0 1 1 0 60
4 20.00 3 5 20 0 1 1 60 70
5 10.00 4 5 15 0 1 1 0 20
6 99.00 0 5 99 0 1 1 0 90
`;
const instance = readInstance('c101', text);
const options = { seeds: ['1', '2'], iterations: 200, pattern: /^c/, nowMs: () => 0 };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'city-genie-toptw-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a TOPTW instance', () => {
  it('is parsed with its depot, time windows and rounding', () => {
    expect(instance.depot).toEqual({ x: 0, y: 0, stay: 0, profit: 0, opens: 0, closes: 100 });
    expect(instance.customers[3]).toEqual({ x: 20, y: 3, stay: 5, profit: 20, opens: 60, closes: 70 });
    const [first, , , , fifth] = instance.customers;
    expect(first && fifth && distance(instance, instance.depot, fifth)).toBe(10.7);
    expect(distance({ ...instance, decimals: 2 }, instance.depot, { ...instance.depot, x: 1, y: 1 })).toBe(1.41);
    expect(problemOf(instance)).toMatchObject({ size: 6, start: 0, latestEnd: 100, maxStops: 6, idleCost: 0 });
  });

  it.each(['', '1 1\n0 0\n', '1 1\n0 0\n0 a b\n'])('is refused when it is %j', (broken) => {
    expect(() => readInstance('c101', broken)).toThrow();
  });
});

describe('a route', () => {
  it('has the sum of its profits', () => {
    expect(profitOf(instance, [])).toBe(0);
    expect(profitOf(instance, [4, 1, 2, 3])).toBe(15 + 20 + 30 + 20);
  });

  it.each([
    ['a repeated customer', [0, 0]],
    ['an unknown customer', [7]],
    ['a missed time window', [2, 1]],
    ['a late return to the depot', [5]],
  ])('is refused with %s', (_name, route) => {
    expect(() => profitOf(instance, route)).toThrow(/c101/);
  });
});

describe('the benchmark', () => {
  it('needs instances and best known profits', () => {
    writeFileSync(join(folder, 'c101.txt'), text);
    expect(() => runToptw(folder, options)).toThrow(/bks_m1.json is missing/);
    writeFileSync(join(folder, 'bks_m1.json'), JSON.stringify({ c101: 85, c102: 5 }));
    expect(() => runToptw(folder, { ...options, pattern: /^rc/ })).toThrow(/has no instance/);
  });

  it('solves, checks and reports', () => {
    const runs = runToptw(folder, options);
    expect(runs).toEqual([{ name: 'c101', best: 85, profits: [85, 85], milliseconds: [0, 0] }]);
    const { text: table, met } = formatToptw(runs);
    expect(met).toBe(true);
    expect(table).toContain('c1          2        2    0.00    0.00    0.00       0');
  });

  it('reports gaps in percent, on average and for the best seed', () => {
    const run = { name: 'rc101', best: 200, profits: [190, 200, 180], milliseconds: [1, 2, 3] };
    expect(gapsOf([run])).toEqual({ runs: 3, average: 5, bestOf: 0, largest: 10, optimal: 1, milliseconds: 2 });
    expect(formatToptw([run]).met).toBe(false);
  });
});
