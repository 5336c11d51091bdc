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

describe('imports go one way: ui and api, then features, then app', () => {
  it('features import no other feature and of app only the paths', () => {
    const ownFeature = (file: string) => file.split('/').slice(0, 2).join('/');
    expect(
      offenders(
        'features/',
        (imported, file) => /^(api|ui)\//.test(imported) || imported === 'app/paths.js' || imported.startsWith(ownFeature(file)),
      ),
    ).toEqual([]);
  });

  it('ui and api import neither features nor app', () => {
    expect(offenders('ui/', (imported) => imported.startsWith('ui/'))).toEqual([]);
    expect(offenders('api/', (imported) => imported.startsWith('api/'))).toEqual([]);
  });

  it('only tests import the testing folder', () => {
    expect(
      files.filter((file) => !file.startsWith('testing/') && imports(file).some((imported) => imported.startsWith('testing/'))),
    ).toEqual([]);
  });
});
