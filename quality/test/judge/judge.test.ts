import { describe, expect, it } from 'vitest';
import { Findings } from '../../src/judge/findings.js';
import { formatGates, gate, told } from '../../src/judge/gate.js';
import { loadJudgedCities } from '../../src/judge/judged-city.js';
import { readOptions, UsageError } from '../../src/judge/options.js';
import { askedPlan } from '../../src/judge/plan-cases.js';
import { gini, jaccard, mean, percentile } from '../../src/judge/statistics.js';

describe('options of the judge', () => {
  it('default to twenty thousand plans of every city', () => {
    expect(readOptions([])).toMatchObject({ plans: 20_000, cities: expect.arrayContaining(['paris', 'berlin']) });
    expect(readOptions(['--plans=7', '--cities=tokyo,rome'])).toEqual({ plans: 7, cities: ['tokyo', 'rome'] });
  });

  it.each([['--plans=0'], ['--plans=many'], ['--cities=atlantis'], ['--fast'], ['paris']])('%s: UsageError', (argument) => {
    expect(() => readOptions([argument])).toThrow(UsageError);
  });
});

describe('output of the judge', () => {
  it('has a row for each gate', () => {
    const rows = formatGates([gate('gap', '≤ 1 %', '0.2 %', true), gate('idle', '≤ 15 %', '20 %', false), told('p50', '30 ms', '4 ms')]);
    expect(rows.split('\n').map((row) => row.split('|').map((cell) => cell.trim()))).toEqual([
      ['gate', 'goal', 'measured', 'met'],
      ['gap', '≤ 1 %', '0.2 %', 'yes'],
      ['idle', '≤ 15 %', '20 %', 'NO'],
      ['p50', '30 ms', '4 ms', 'told'],
    ]);
  });

  it('counts findings by code, and shows the first three of each', () => {
    const findings = new Findings();
    for (let index = 0; index < 5; index += 1) {
      findings.add([{ code: 'closed', detail: `door ${index}` }], `#${index}`);
    }
    findings.add([{ code: 'late', detail: 'by 3' }], '#9');
    expect(findings.count).toBe(6);
    expect(findings.toString()).toBe('closed: 5\n  door 0\n    #0\n  door 1\n    #1\n  door 2\n    #2\nlate: 1\n  by 3\n    #9');
  });
});

describe('statistics', () => {
  it('have the expected values', () => {
    expect(mean([1, 2, 6])).toBe(3);
    expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
    expect(percentile([5, 1, 4, 2, 3], 0.99)).toBe(5);
    expect(jaccard(['a', 'b', 'c'], ['b', 'c', 'd'])).toBe(0.5);
    expect(gini([3, 3, 3])).toBe(0);
    expect(gini([0, 0, 0, 8])).toBe(0.75);
  });
});

describe('searches of the judge', async () => {
  const cities = await loadJudgedCities(['paris', 'tokyo', 'newyork']);
  const searches = Array.from({ length: 2000 }, (_, index) => askedPlan(cities, index));

  it('are reproducible', () => {
    expect(askedPlan(cities, 123).request).toEqual(searches[123]?.request);
  });

  it('cover every city, the first one most, and every kind of history', () => {
    const share = (isSo: (search: (typeof searches)[number]) => boolean) => searches.filter(isSo).length / searches.length;
    expect(share(({ judged }) => judged.city.key === 'paris')).toBeGreaterThan(0.4);
    expect(share(({ judged }) => judged.city.key === 'newyork')).toBeGreaterThan(0.1);
    for (const field of ['seen', 'exclude', 'pin'] as const) {
      expect(share(({ request }) => request[field] !== undefined)).toBeGreaterThan(0.1);
    }
    expect(share(({ request }) => request.startAt === undefined)).toBeGreaterThan(0.1);
    expect(share(({ request }) => request.startAt?.startsWith('2027-03-28') ?? false)).toBeGreaterThan(0.01);
    expect(share(({ request }) => request.startAt?.startsWith('2027-11-07') ?? false)).toBeGreaterThan(0.01);
  });
});
