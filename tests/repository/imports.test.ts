import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const dependencies = z.record(z.string(), z.string()).default({});
const manifest = z.object({ name: z.string(), dependencies, devDependencies: dependencies });

/** Every workspace of the root's manifest. */
const folders = z
  .object({ workspaces: z.array(z.string()) })
  .parse(JSON.parse(read('package.json')))
  .workspaces.flatMap((entry) =>
    entry.endsWith('/*') ? readdirSync(join(root, entry.slice(0, -2))).map((folder) => `${entry.slice(0, -2)}/${folder}`) : [entry],
  );

const ours = (names: object) =>
  Object.keys(names)
    .filter((name) => name.startsWith('@city-genie/'))
    .map((name) => name.replace('@city-genie/', ''));

/**
 * For each workspace: its imports, and the additional ones of its tests. Workspaces that never run in production have one list for both.
 */
const manifests = folders.map((folder) => {
  const { name, dependencies: inUse, devDependencies } = manifest.parse(JSON.parse(read(join(folder, 'package.json'))));
  return { name: name.replace('@city-genie/', ''), source: ours(inUse).sort(), tests: ours(devDependencies).sort() };
});

/** Rows of the table: `| name | imports | its tests also |`; several names share a row. */
const table = read('ARCHITECTURE.md')
  .split('## Who may import whom')[1]
  ?.split('\n## ')[0]
  ?.split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => {
    const [names = [], source = [], tests = []] = line
      .split('|')
      .slice(1, 4)
      .map((cell) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name));
    return names.map((name) => ({ name, source: source.sort(), tests: tests.sort() }));
  });

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);

describe('who may import whom', () => {
  it('equals the table in ARCHITECTURE.md: no manifest has more or less', () => {
    expect(manifests.sort(byName)).toEqual(table?.sort(byName));
  });

  it('has no loophole: none of our packages is a dependency of the root', () => {
    const { dependencies: inUse, devDependencies } = manifest.parse(JSON.parse(read('package.json')));
    expect([...ours(inUse), ...ours(devDependencies)]).toEqual([]);
  });
});
