import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPlaywrightReport } from '../src/playwright-report.js';
import { demandTests, excerpt, type FinishedStage, overview, summaryLine, verdict } from '../src/result.js';
import { runChild } from '../src/run-child.js';
import { runTests } from '../src/run-tests.js';
import type { Stage } from '../src/stage.js';

const green: FinishedStage = { stage: 'unit', durationMs: 1500, passed: 40, failures: [], skipped: [] };
const mixed: FinishedStage = {
  stage: 'browser',
  durationMs: 20,
  passed: 2,
  failures: ['home > loads: expected 200'],
  skipped: [{ name: 'pays', reason: 'no keys' }],
};

describe('the summary of the stages', () => {
  it('is one line, with skipped tests only when there are some', () => {
    expect(summaryLine([green])).toBe('40 passed, 0 failed');
    expect(summaryLine([green, mixed])).toBe('42 passed, 1 failed, 1 skipped');
    expect(summaryLine([])).toBe('0 passed, 0 failed');
  });

  it('names what failed, and what was skipped with its reason', () => {
    const text = overview([green, mixed]).join('\n');
    expect(text).toContain('Skipped:\n  browser: pays (no keys)');
    expect(text).toContain('Failed:\n  browser: home > loads: expected 200');
    expect(overview([green]).join('\n')).not.toMatch(/Skipped:|Failed:/);
  });

  it('shows several lines of a reason, and cuts a long one', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`);
    expect(excerpt(`\u001b[31mbilling keeps dying:\u001b[39m\nport 3 is taken\n`)).toBe('billing keeps dying:\n      port 3 is taken');
    expect(excerpt(lines.join('\n')).split('\n')).toHaveLength(12);
    expect(excerpt('x'.repeat(900))).toHaveLength(400);
  });

  it('counts a stage without tests as failed', () => {
    expect(demandTests({ passed: 0, failures: [], skipped: [] }).failures).toEqual(['it ran no test']);
    expect(demandTests(green).failures).toEqual([]);
    expect([verdict('tsc', undefined).passed, verdict('tsc', 'exit code 2').failures]).toEqual([1, ['tsc: exit code 2']]);
  });
});

it('includes a Playwright report: passed, failed, flaky, skipped, and errors outside of tests', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped', more: object = {}) => ({
    title,
    tests: [{ status, ...more }],
  });
  const result = readPlaywrightReport({
    errors: [{ message: 'no config\nat x' }],
    suites: [
      {
        title: 'flow.spec.ts',
        specs: [
          spec('works', 'expected'),
          spec('fails', 'unexpected', { results: [{ error: { message: '\u001b[31mboom\u001b[39m\nstack' } }] }),
        ],
        suites: [
          {
            title: 'deep',
            specs: [spec('wobbles', 'flaky'), spec('waits', 'skipped', { annotations: [{ type: 'skip', description: 'later' }] })],
          },
        ],
      },
    ],
  });
  expect(result).toEqual({
    passed: 1,
    failures: [
      'outside of any test: no config\n      at x',
      'flow.spec.ts > fails: boom\n      stack',
      'flow.spec.ts > deep > wobbles: passed only when repeated: ',
    ],
    skipped: [{ name: 'flow.spec.ts > deep > waits', reason: 'later' }],
  });
});

describe('a run', () => {
  let said: string[] = [];
  beforeEach(() => {
    said = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  });
  afterEach(() => vi.restoreAllMocks());

  const stage = (name: string, passed: number): Stage => ({ name, run: async () => ({ passed, failures: [], skipped: [] }) });
  const broken: Stage = { name: 'broken', run: () => Promise.reject(new Error('no disk')) };

  it('ends with the sum and exit code 0 when everything passed', async () => {
    expect(await runTests('.', [], [stage('one', 2), stage('two', 3)])).toBe(0);
    expect(said.at(-1)).toBe('5 passed, 0 failed');
    expect(said.filter((line) => /\d+ passed, \d+ failed$/.test(line))).toHaveLength(1);
  });

  it('counts a stage that throws as failed, and goes on', async () => {
    expect(await runTests('.', [], [broken, stage('two', 3)])).toBe(1);
    expect(said.at(-1)).toBe('3 passed, 1 failed');
    expect(said.join('\n')).toContain('broken: it broke down: Error: no disk');
  });

  it('runs the requested stages, and rejects unknown ones', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await runTests('.', ['two'], [broken, stage('two', 3)])).toBe(0);
    expect(await runTests('.', ['three'], [broken])).toBe(1);
    expect(error).toHaveBeenCalledWith('There is no stage three; there are broken.');
    expect(await runTests('.', ['--fast', 'two'], [stage('two', 3)])).toBe(1);
    expect(error).toHaveBeenCalledWith('There is no flag --fast; there are --changed and --changed=<commit>.');
  });
});

describe('a program of a stage', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'child-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const run = (script: string, signal = new AbortController().signal, timeoutMs = 20_000) => {
    writeFileSync(join(folder, 'script.mjs'), script);
    return runChild(process.execPath, [join(folder, 'script.mjs')], { cwd: folder, timeoutMs, signal });
  };

  it('succeeds with exit code 0 only', async () => {
    expect(await run('')).toBeUndefined();
    expect(await run('process.exit(3)')).toBe('exit code 3');
    expect(await runChild(join(folder, 'nothing'), [], { cwd: folder, timeoutMs: 1000, signal: new AbortController().signal })).toContain(
      'ENOENT',
    );
  });

  it('is killed when the run is stopped, or at its timeout', async () => {
    const controller = new AbortController();
    const ended = run('setInterval(() => {}, 1000)', controller.signal);
    controller.abort();
    expect(await ended).toBe('it was stopped');
    expect(await run('', AbortSignal.abort())).toBe('it was stopped');
    expect(await run('setInterval(() => {}, 1000)', undefined, 50)).toBe('no end within 0.05 s');
  });
});
