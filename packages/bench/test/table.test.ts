import { describe, expect, it } from 'vitest';
import { type Measure, measured, without } from '../src/row.js';
import { inOrder } from '../src/run-bench.js';
import { formatSummary, formatTable } from '../src/table.js';

const rate: Measure = { id: 'P1', what: 'rate', unit: 'x', goal: { atLeast: 0.6 } };
const memory: Measure = { id: 'P14', what: 'memory of all', unit: 'MB', goal: { atMost: 1000 } };
const size: Measure = { id: 'P16', what: 'size', unit: 'KB', goal: { atMost: 120 } };

const quiet = measured(rate, [0.5, 0.7, 0.61], { cpuPerRequest: 'gateway 98, nginx 21', foreignLoads: [0.05, 0.2] });
const busy = measured(memory, [1003.6], { foreignLoads: [0.1, 0.3, 0.4], remark: 'sum of PSS 700 MB' });

describe('the table', () => {
  it('compares the median with the goal, in both directions', () => {
    const isMet = (goal: Measure['goal'], values: number[]) => measured({ ...rate, goal }, values).outcome;
    expect(isMet({ atLeast: 0.6 }, [0.1, 0.6, 0.7])).toMatchObject({ isMet: true });
    expect(isMet({ atLeast: 0.6 }, [0.1, 0.59, 0.7])).toMatchObject({ isMet: false });
    expect(isMet({ atMost: 3 }, [1, 3, 9])).toMatchObject({ isMet: true });
    expect(isMet({ atMost: 3 }, [1, 3.1, 9])).toMatchObject({ isMet: false });
  });

  it('shows spread, goal and CPU in columns, a single value alone, and remarks below', () => {
    expect(formatTable([quiet, busy]).split('\n')).toEqual([
      '     what           min / median / max    goal        met  CPU µs per request',
      '---  -------------  --------------------  ----------  ---  --------------------',
      'P1   rate           0.50 / 0.61 / 0.70 x  >= 0.6 x    yes  gateway 98, nginx 21',
      'P14  memory of all  1004 MB               <= 1000 MB  no',
      '     sum of PSS 700 MB',
      '     busy: others used 30 % of the machine (median, up to 40 %) in 2 of 3 samples',
    ]);
  });

  it('shows milliseconds with one digit', () => {
    const wait: Measure = { id: 'P21', what: 'wait', unit: 'ms', goal: { atMost: 50 } };
    expect(formatTable([measured(wait, [9.04, 51.26, 120])])).toContain('9.0 / 51.3 / 120.0 ms  <= 50 ms  no');
  });

  it('says why rows are missing, a shared reason once', () => {
    const lines = formatTable(without([rate, memory], 'skipped', 'no nginx'))
      .split('\n')
      .slice(2);
    expect(lines.map((line) => line.replaceAll(/ {2,}/g, '  '))).toEqual([
      'P1  rate  skipped  >= 0.6 x',
      'P14  memory of all  skipped  <= 1000 MB',
      '  no nginx',
    ]);
  });

  it('counts met goals, and mentions a busy machine only when it was', () => {
    const rows = [quiet, ...without([size], 'failed', 'no build'), ...without([size], 'skipped', 'no nginx')];
    expect(formatSummary(rows)).toBe('1 of 1 goals met, 1 skipped, 1 failed');
    expect(formatSummary([...rows, busy])).toMatch(/^The machine was busy.*\n1 of 2 goals met, 1 skipped, 1 failed$/);
  });

  it('is sorted by number, not by text', () => {
    const ids = inOrder([...without([size, memory], 'failed', ''), quiet]).map(({ id }) => id);
    expect(ids).toEqual(['P1', 'P14', 'P16']);
  });
});
