import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type PageAudit, parseLighthouse } from '../src/lighthouse.js';
import type { Row } from '../src/row.js';
import { formatTable } from '../src/table.js';
import { benchWebSizes, isPart, lighthouseRows } from '../src/web-bench.js';

const webDir = mkdtempSync(join(tmpdir(), 'city-genie-bench-web-'));
afterAll(() => rmSync(webDir, { recursive: true }));

describe('the sizes of the site', () => {
  it('are those of the largest part, with the next ones, and of all style sheets except the style guide’s', () => {
    mkdirSync(join(webDir, 'assets'));
    const sizes = {
      'CityPage-Dzd7z5ZC.js': 11_000,
      'PlanView-zyfD-sfT.js': 10_000,
      'AboutPage-C68Cg-Lz.js': 2000,
      'framework-KWb3Tjnt.js': 95_000,
      'use-waitlist-form-MXUgJ9Z9.js': 37_000,
      'index-DWrj0Dk4.css': 12_000,
      'shared-DeUWpJwm.css': 700,
      'ui-Ab-d_f12.css': 9000,
    };
    for (const [name, size] of Object.entries(sizes)) {
      writeFileSync(join(webDir, 'assets', name), '');
      writeFileSync(join(webDir, 'assets', `${name}.gz`), Buffer.alloc(size));
    }
    const [part, styles] = benchWebSizes(webDir);
    expect(part?.outcome).toMatchObject({
      values: [11],
      isMet: true,
      remark: 'CityPage, the largest of 3; then PlanView 10.0, AboutPage 2.0',
    });
    expect(styles?.outcome).toMatchObject({ values: [12.7], isMet: true, remark: '2 files' });
  });

  it('distinguish parts of the site from libraries by name', () => {
    expect(['HomePage-B88EDCGa.js', 'PlanView-zyfD-sfT.js'].every(isPart)).toBe(true);
    expect(['index-DmcdOejc.js', 'rolldown-runtime-WkwZ5CU-.js', 'PlanView-DRL3ujqM.css', 'HomePage-B88EDCGa.js.gz'].some(isPart)).toBe(
      false,
    );
  });
});

const category = (score: number, ...ids: string[]) => ({ score, auditRefs: ids.map((id) => ({ id, weight: 1 })) });
const report = {
  categories: {
    performance: category(0.976),
    accessibility: { score: 0.95, auditRefs: [...category(1, 'contrast', 'names', 'frames').auditRefs, { id: 'manual', weight: 0 }] },
    'best-practices': category(1),
    seo: category(1, 'canonical'),
  },
  audits: {
    'largest-contentful-paint': { score: 0.9, numericValue: 1250.4 },
    'total-blocking-time': { score: 1, numericValue: 57 },
    'cumulative-layout-shift': { score: 1, numericValue: 0.0004 },
    contrast: { score: 0 },
    names: { score: 1 },
    frames: { score: null },
    manual: { score: 0 },
    canonical: { score: 1 },
  },
};

describe('parseLighthouse', () => {
  it('returns points, milliseconds and the audits that lost points', () => {
    expect(parseLighthouse(JSON.stringify(report))).toEqual({
      values: {
        performance: 98,
        accessibility: 95,
        bestPractices: 100,
        seo: 100,
        largestPaint: 1250.4,
        blockingTime: 57,
        layoutShift: 0.0004,
      },
      failures: { accessibility: ['contrast'], bestPractices: [], seo: [] },
    });
  });

  it('throws for a page that did not open, and for other texts', () => {
    expect(() => parseLighthouse(JSON.stringify({ ...report, runtimeError: { code: 'NO_FCP', message: 'nothing was painted' } }))).toThrow(
      'nothing was painted',
    );
    expect(() => parseLighthouse('{}')).toThrow();
  });
});

describe('the rows of Lighthouse', () => {
  const { values } = parseLighthouse(JSON.stringify(report));
  const audit = (change: Partial<PageAudit['values']>, accessibility: string[] = []): PageAudit => ({
    values: { ...values, accessibility: 100, ...change },
    failures: { accessibility },
  });
  const rows = lighthouseRows(
    new Map([
      ['/', [audit({ performance: 99, largestPaint: 1300 }), audit({ performance: 90, largestPaint: 1900 }), audit({ performance: 97 })]],
      ['/about', [audit({ accessibility: 96 }, ['contrast']), audit({ accessibility: 96 }, ['contrast']), audit({})]],
    ]),
  );
  const row = (what: string): Row | undefined => rows.find((entry) => entry.what.endsWith(what));

  it('show the page furthest from the goal, and the medians of all', () => {
    expect(row('performance')?.outcome).toMatchObject({ values: [99, 90, 97], isMet: true, remark: 'medians: / 97, /about 98' });
    expect(row('largest contentful paint')?.outcome).toMatchObject({ values: [1300, 1900, 1250.4], isMet: true });
  });

  it('name the audits that lost points', () => {
    expect(row('accessibility')?.outcome).toMatchObject({
      spread: { median: 96 },
      isMet: false,
      remark: 'medians: / 100, /about 96; lost points: /about contrast',
    });
  });

  it('are printed in their units', () => {
    const table = formatTable(rows);
    expect(table).toContain('90 / 97 / 99 points');
    expect(table).toContain('1250.4 / 1300.0 / 1900.0 ms');
    expect(table).toMatch(/0\.000 shift +<= 0\.02 shift +yes/);
  });
});
