import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { affectedBy, type Workspace } from '../src/affected.js';
import { readOptions } from '../src/options.js';
import { runTests } from '../src/run-tests.js';
import type { Stage } from '../src/stage.js';

const workspace = (folder: string, uses: string[] = [], hasIntegrationTests = false): Workspace => ({
  folder: `${folder}/`,
  name: folder,
  uses,
  hasIntegrationTests,
});
const workspaces = [
  workspace('packages/contracts'),
  workspace('packages/kit', ['packages/contracts'], true),
  workspace('packages/bench', ['packages/kit']),
  workspace('services/mailer', ['packages/kit'], true),
  workspace('services/weather', ['packages/contracts']),
  workspace('tests', ['packages/kit'], true),
  workspace('web', ['packages/contracts', 'react']),
];
const all = workspaces.map(({ folder }) => folder);
const nothing = { unit: [], integration: [], system: false, browser: false };
const wholeTests = ['tests/'];

describe('affectedBy', () => {
  it.each([
    ['nothing', [], nothing],
    ['a document', ['README.md', 'docs/adr/0001.md'], { ...nothing, unit: wholeTests }],
    [
      'a service',
      ['services/mailer/src/app.ts'],
      { unit: ['services/mailer/', ...wholeTests], integration: ['services/mailer/'], system: true, browser: true },
    ],
    [
      'a test of a service',
      ['services/mailer/test/app.int.test.ts'],
      { ...nothing, unit: ['services/mailer/', ...wholeTests], integration: ['services/mailer/'] },
    ],
    ['the site', ['web/src/app/App.tsx'], { ...nothing, unit: [...wholeTests, 'web/'], browser: true }],
    ['a test of the site', ['web/src/app/App.test.tsx'], { ...nothing, unit: [...wholeTests, 'web/'] }],
    ['a browser test', ['web/e2e/journey.spec.ts'], { ...nothing, unit: [...wholeTests, 'web/'], browser: true }],
    [
      'an indirect dependency',
      ['packages/contracts/src/jobs.ts'],
      { unit: all, integration: ['packages/kit/', 'services/mailer/', ...wholeTests], system: true, browser: true },
    ],
    ['a test of a dependency', ['packages/contracts/test/jobs.test.ts'], { ...nothing, unit: ['packages/contracts/', ...wholeTests] }],
    ['a measurement', ['packages/bench/src/load.ts'], { ...nothing, unit: ['packages/bench/', ...wholeTests] }],
    [
      'a test of the whole',
      ['tests/system/faults.sys.test.ts'],
      { unit: wholeTests, integration: wholeTests, system: true, browser: false },
    ],
    [
      'a file outside all workspaces',
      ['package-lock.json'],
      { unit: all, integration: ['packages/kit/', 'services/mailer/', ...wholeTests], system: true, browser: true },
    ],
  ])('for %s', (_name, files, affected) => {
    expect(affectedBy(files, workspaces)).toEqual(affected);
  });
});

describe('the arguments of a run', () => {
  const names = ['unit', 'browser'];

  it.each([
    [[], { only: [] }],
    [['browser'], { only: ['browser'] }],
    [['--changed'], { only: [], changedSince: 'main' }],
    [['--changed=HEAD~2', 'unit'], { only: ['unit'], changedSince: 'HEAD~2' }],
  ])('%j are parsed', (args, options) => {
    expect(readOptions(args, names)).toEqual(options);
  });

  it.each([
    [['--watch'], /no flag --watch/],
    [['--changed='], /no flag --changed=/],
    [['--changedsince'], /no flag/],
    [['--changed', '--changed=x'], /once/],
    [['units'], /no stage units; there are unit, browser/],
  ])('%j are rejected', (args, reason) => {
    expect(readOptions(args, names)).toMatch(reason);
  });
});

describe('npm test -- --changed', () => {
  let root = '';
  let said: string[] = [];
  const git = (...args: string[]) => execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args]);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const ran: string[] = [];
  const stage = (name: string, affected?: Stage['affected']): Stage => ({
    name,
    run: async ({ folders }) => {
      ran.push(`${name} ${folders ?? 'all'}`);
      return { passed: 1, failures: [], skipped: [] };
    },
    ...(affected && { affected }),
  });
  const stages = [
    stage('lint'),
    stage('unit', ({ unit }) => unit),
    stage('integration', ({ integration }) => integration),
    stage('browser', ({ browser }) => browser),
  ];

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'city-genie-changed-'));
    said = [];
    ran.length = 0;
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    write('services/a/package.json', '{"name":"a"}');
    write('services/b/package.json', '{"name":"b","dependencies":{"a":"*"}}');
    write('services/b/test/b.int.test.ts', '');
    git('init', '--quiet', '--initial-branch=main');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'start');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(root, { recursive: true, force: true });
  });

  it('runs what a new file can affect, lists what it leaves out, and says that it isn’t the whole run', async () => {
    write('services/b/test/new.test.ts', '');
    expect(await runTests(root, ['--changed'], stages)).toBe(0);
    expect(ran).toEqual(['lint all', 'unit services/b/', 'integration services/b/']);
    expect(said.join('\n')).toContain('browser: left out, nothing that it runs on has changed');
    expect(said.at(-1)).toMatch(/^3 passed, 0 failed \(.*not the whole run\)$/);
  });

  it('includes files that were committed, changed or removed since, and the workspaces that use them', async () => {
    git('switch', '--quiet', '--create', 'branch');
    write('services/a/src/a.ts', '');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'more');
    expect(await runTests(root, ['--changed'], stages)).toBe(0);
    expect(ran).toEqual(['lint all', 'unit services/a/,services/b/', 'integration services/b/', 'browser all']);
    rmSync(join(root, 'services/b/test/b.int.test.ts'));
    ran.length = 0;
    expect(await runTests(root, ['--changed=HEAD'], stages)).toBe(0);
    expect(ran).toEqual(['lint all', 'unit services/b/']);
  });

  it('fails with advice when the commit doesn’t exist', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await runTests(root, ['--changed=nowhere'], stages)).toBe(1);
    expect(error.mock.calls.join()).toContain('Name a commit that is there');
    expect(ran).toEqual([]);
  });
});
