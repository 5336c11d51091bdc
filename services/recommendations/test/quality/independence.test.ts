import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const oracles = new URL('../../src/quality/oracles/', import.meta.url);

it('oracles share nothing with the planner but types', async () => {
  const files = (await readdir(oracles, { recursive: true })).filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(15);
  for (const name of files) {
    const source = await readFile(new URL(name, oracles), 'utf8');
    const shared = source.match(/^(?:import(?! type)|export) .*from '[^']*\/(?:planner|presenters|opening-hours|judge|catalogue)\/.*$/gm);
    expect(shared, name).toBeNull();
  }
});
