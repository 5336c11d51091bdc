import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '..');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** Pairs "file -> imported file", relative to `src/`. */
function imports(file: string): string[] {
  const text = readFileSync(join(src, file), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map((match) => relative(src, resolve(src, file, '..', match[1] ?? '')));
}

function offenders(folder: string, allowed: (imported: string, file: string) => boolean): string[] {
  return files
    .filter((file) => file.startsWith(folder))
    .flatMap((file) =>
      imports(file)
        .filter((imported) => !allowed(imported, file))
        .map((imported) => `${file} -> ${imported}`),
    );
}

/** All files loaded with a file: its static imports and theirs, without types. */
function reachedFrom(file: string, found = new Set<string>()): Set<string> {
  const source = file.replace(/\.js$/, '');
  const path = [`${source}.tsx`, `${source}.ts`, source].find((candidate) => files.includes(candidate));
  if (path && !found.has(path)) {
    found.add(path);
    const text = readFileSync(join(src, path), 'utf8');
    for (const [, imported = ''] of text.matchAll(/^import (?!type\b)[^;]*?'(\.[^']+)';/gm)) {
      reachedFrom(relative(src, resolve(src, path, '..', imported)), found);
    }
  }
  return found;
}

describe('imports go one way: ui, api, geography and toasts, then features, then app', () => {
  it('features import no other feature, and only the paths of app', () => {
    const ownFeature = (file: string) => file.split('/').slice(0, 2).join('/');
    expect(
      offenders(
        'features/',
        (imported, file) =>
          /^(api|forms|toasts|ui)\//.test(imported) || imported === 'app/paths.js' || imported.startsWith(ownFeature(file)),
      ),
    ).toEqual([]);
  });

  it('ui, api and toasts import neither features nor app', () => {
    expect(offenders('ui/', (imported) => imported.startsWith('ui/'))).toEqual([]);
    expect(offenders('toasts/', (imported) => /^(toasts|ui)\//.test(imported))).toEqual([]);
    expect(offenders('api/', (imported) => imported.startsWith('api/'))).toEqual([]);
  });

  it('the first load imports nothing from app/late and ui/late, the API or parts for signed-in visitors', () => {
    const early = (file: string) => !/^(app|ui)\/late\//.test(file);
    expect(offenders('ui/', (imported, file) => early(imported) || !early(file))).toEqual([]);
    const firstLoad = [...reachedFrom('main.tsx'), ...reachedFrom('app/pages/HomePage.tsx')];
    expect(firstLoad.filter((file) => !early(file))).toEqual([]);
    // The API, what sends a form, and what only signed-in visitors need.
    const forSignedIn = ['app/SessionWatch.tsx', 'app/AccountMenu.tsx', 'app/AdminButton.tsx'];
    const late = ['api/api.ts', 'app/attach-api.ts', 'features/waitlist/waitlist-rules.ts', ...forSignedIn];
    expect(late.filter((file) => !files.includes(file) || firstLoad.includes(file))).toEqual([]);
  });

  it('attach-api brings no calls but who is here and whether they have paid; every page loads its own', () => {
    const isCalls = (file: string) => /^features\/.*-(api|toasts|rules)\.ts$/.test(file);
    expect([...reachedFrom('app/attach-api.ts')].filter(isCalls)).toEqual([
      'features/auth/auth-api.ts',
      'features/auth/subscription-status-api.ts',
    ]);
  });

  it('the style guide imports no feature, which would then be split into a shared chunk, and nothing imports the style guide', () => {
    const inGuide = (file: string) => file.startsWith('app/style-guide/');
    expect(offenders('app/style-guide/', (imported) => /^(ui|app|features\/theme)\//.test(imported))).toEqual([]);
    expect(offenders('', (imported, file) => !inGuide(imported) || inGuide(file))).toEqual([]);
  });

  it('only tests import the testing folder', () => {
    expect(
      files.filter((file) => !file.startsWith('testing/') && imports(file).some((imported) => imported.startsWith('testing/'))),
    ).toEqual([]);
  });
});
