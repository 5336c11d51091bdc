import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeWarning } from '../src/processes/log-line.js';
import { restartDelayMs } from '../src/processes/restart-policy.js';
import { prepareDataDir } from '../src/stack/data-dir.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervision-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('restartDelayMs', () => {
  const policy = { maxDeaths: 4, windowMs: 1000, firstDelayMs: 100, maxDelayMs: 300 };

  it('grows after each death, up to a limit, then gives up', () => {
    expect(restartDelayMs([10], 10, policy)).toBe(100);
    expect(restartDelayMs([10, 20], 20, policy)).toBe(200);
    expect(restartDelayMs([10, 20, 30], 30, policy)).toBe(300);
    expect(restartDelayMs([10, 20, 30, 40], 40, policy)).toBeUndefined();
  });

  it('ignores deaths outside the window', () => {
    expect(restartDelayMs([10, 20, 30, 2000], 2000, policy)).toBe(100);
  });
});

describe('a log line on the terminal', () => {
  it.each([
    ['{"level":30,"msg":"listening"}', undefined],
    ['plain text', undefined],
    ['{"level":', undefined],
    ['{"level":"info","msg":"listening"}', undefined],
    ['{"level":"error","msg":"redis"}', 'weather error: redis'],
    ['{"level":40,"msg":"redis","err":{"message":"ECONNREFUSED"}}', 'weather warning: redis: ECONNREFUSED'],
    ['{"level":50,"msg":"boom","err":{"message":"boom"}}', 'weather error: boom'],
    ['{"level":60,"msg":"stopping"}', 'weather fatal: stopping'],
  ])('%s', (line, shown) => {
    expect(describeWarning('weather', line)).toBe(shown);
  });
});

it('names a data folder that can’t be used', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => prepareDataDir(join(folder, 'file'))).toThrow(new RegExp(`The data folder ${folder}/file cannot be written`));
});
