import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const secretlint = join(root, 'node_modules/secretlint/bin/secretlint.js');
const config = join(root, '.secretlintrc.json');
/** The scanner notes times that nobody reads, which costs it the square of the number of files. */
const withoutTimes = 'data:text/javascript,performance.mark=()=>undefined';

/** Files that git tracks or would track. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && statSync(join(root, file), { throwIfNoEntry: false })?.isFile());

const scan = (cwd: string, paths: string[]) =>
  spawnSync(process.execPath, ['--import', withoutTimes, secretlint, '--secretlintrc', config, '--no-glob', ...paths], {
    cwd,
    encoding: 'utf8',
  });

describe('the repository', () => {
  it('holds no secret', () => {
    const { status, stdout, stderr } = scan(root, files);
    expect([status, stdout, stderr]).toEqual([0, '', '']);
  }, 60_000);

  it('would detect a secret', () => {
    const dir = mkdtempSync(join(tmpdir(), 'city-genie-secret-'));
    // Assembled here, so that this file contains no secret.
    writeFileSync(
      join(dir, 'keys.txt'),
      ['-----BEGIN RSA', ' PRIVATE KEY-----\n', 'MIIEow'.repeat(30), '\n-----END RSA', ' PRIVATE KEY-----\n'].join(''),
    );
    const { status } = scan(dir, ['keys.txt']);
    rmSync(dir, { recursive: true });
    expect(status).toBe(1);
  });

  it('mentions only npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const named = files
      .filter((file) => /\.(md|ya?ml|example)$|(^|\/)Dockerfile$|^(packages|tests)\/.*\.ts$/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(/npm run ([\w:]+)\b(?! -w)/g)].map(([, name]) => `${file}: ${name}`),
      );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((line) => !Object.hasOwn(scripts, line.split(': ')[1] ?? ''))).toEqual([]);
  });

  it('has a lockfile without download addresses', () => {
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "http/);
  });

  it('has no file of code over 250 lines, except content', () => {
    const code = files.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !/\/content\//.test(file));
    const long = code.filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 251);
    expect(long).toEqual([]);
  });

  it('cites no numbers of documents outside the repository', () => {
    const own = files.filter((file) => /\.(ts|tsx|mjs|css|md|ya?ml)$/.test(file) && !/\/content\//.test(file));
    const cited = own.flatMap((file) =>
      (readFileSync(join(root, file), 'utf8').match(/\b[DR]\d{1,2}\b/g) ?? []).map((number) => `${file}: ${number}`),
    );
    expect(cited).toEqual([]);
  });

  it('has no suppressed warnings', () => {
    const words = ['biome' + '-ignore', '@ts-' + 'ignore', '@ts-' + 'expect-error', '@ts-' + 'nocheck', 'eslint' + '-disable'];
    const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
    expect(code.filter((file) => words.some((word) => readFileSync(join(root, file), 'utf8').includes(word)))).toEqual([]);
  });
});
