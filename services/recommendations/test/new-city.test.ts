import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { searchReply } from '@city-genie/contracts/search/routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogLine, cityFile, contentFile } from './new-city/city.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const packages = ['packages/city-data', 'packages/contracts', 'packages/service-kit', 'services/recommendations'];
let copy = '';

/** Copies the parts of the project that a search needs; installed packages are linked, our own replaced by the copies. */
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'city-genie-new-city-'));
  for (const name of packages) {
    await cp(join(root, name), join(copy, name), {
      recursive: true,
      filter: (source) => !/\/(dist|node_modules)(\/|$)/.test(source.slice(root.length)),
    });
  }
  const modules = join(copy, 'node_modules');
  await mkdir(join(modules, '@city-genie'), { recursive: true });
  for (const name of (await readdir(join(root, 'node_modules'))).filter((entry) => entry !== '@city-genie')) {
    await symlink(join(root, 'node_modules', name), join(modules, name));
  }
  for (const name of packages) {
    await symlink(join(copy, name), join(modules, '@city-genie', name.split('/')[1] ?? name));
  }
});
afterAll(() => rm(copy, { recursive: true, force: true }));

it('a ninth city needs changes in three places: its file, its line in the catalog, its content', async () => {
  const touched = [
    'packages/city-data/src/cities/lisbon.ts',
    'packages/city-data/src/catalog.ts',
    'services/recommendations/src/content/lisbon/content.ts',
  ];
  const [city = '', catalog = '', content = ''] = touched.map((path) => join(copy, path));
  await mkdir(dirname(content), { recursive: true });
  await writeFile(city, cityFile);
  await writeFile(content, contentFile);
  const list = await readFile(catalog, 'utf8');
  await writeFile(catalog, `${catalogLine.import}\n${list.replace('= [', `= [${catalogLine.entry}`)}`);

  const script = join(copy, 'services/recommendations/test/new-city/ask-lisbon.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '--conditions=source', script], { cwd: copy });
  const reply = searchReply.parse(JSON.parse(stdout));
  expect(reply.plan?.timezone).toBe('Europe/Lisbon');
  expect(reply.recommendations.map((stop) => stop.id).sort()).toEqual(['lisbon-alfama', 'lisbon-graca']);
  // Starts a process that compiles the copy.
}, 30_000);
