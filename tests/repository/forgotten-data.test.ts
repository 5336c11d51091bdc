import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', 'services'];
const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^services\/[\w-]+\/src\/.*\.ts$/.test(file));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What every database has for its migrations. */
const ofMigrations = ['schema_migrations', 'schema_lock'];

/** The collections that a source names: in a schema's options, or by the driver. */
function collectionsIn(source: string): string[] {
  const named = source.matchAll(/\bcollection(?:: |(?:<[^>]*>)?\()'(\w+)'/g);
  return [...named].map(([, name = '']) => name).filter((name) => !ofMigrations.includes(name));
}

/** The collections that a file of a service uses, its own and those of the modules of the kit that it imports. */
function collectionsOf(file: string): string[] {
  const source = read(file);
  const shared = [...source.matchAll(/'@city-genie\/service-kit\/([\w/-]+)'/g)].map(([, module]) =>
    read(`packages/service-kit/src/${module}.ts`),
  );
  const [, service] = file.split('/');
  return [source, ...shared].flatMap(collectionsIn).map((collection) => `${service}.${collection}`);
}

it('the rules say of every collection what becomes of it when a user is forgotten', () => {
  const [, section = ''] = read('docs/rules/data.md').split('## Forgetting a user\n');
  const table = (section.split('\n## ', 1)[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  const told = table.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+\.\w+)`/g)].map(([, name]) => name));
  expect(told.sort()).toEqual([...new Set(files.flatMap(collectionsOf))].sort());
});
