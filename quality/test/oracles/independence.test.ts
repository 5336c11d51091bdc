import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const oracles = new URL('../../src/oracles/', import.meta.url);

/** The modules from which a file imports or re-exports values, types excluded. */
function sourcesOf(code: string): string[] {
  return [...code.matchAll(/^(?:import(?! type)|export)\b[^;]*?from '([^']+)'/gm), ...code.matchAll(/\bimport\(?\s*'([^']+)'/g)].map(
    ([, source = '']) => source,
  );
}

/** Constant facts about cities, and the oracles themselves. */
function isOwn(source: string, file: URL): boolean {
  return source.startsWith('.') ? new URL(source, file).href.startsWith(oracles.href) : source.startsWith('@city-genie/city-data/');
}

it('oracles share no code with the planner, only types', async () => {
  const files = (await readdir(oracles, { recursive: true })).filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(15);
  for (const name of files) {
    const file = new URL(name, oracles);
    const shared = sourcesOf(await readFile(file, 'utf8')).filter((source) => !isOwn(source, file));
    expect(shared, name).toEqual([]);
  }
});

const exact = new URL('exact.ts', oracles);
const sharedBy = (code: string) => sourcesOf(code).filter((source) => !isOwn(source, exact));

it.each([
  ["import { walk } from '@city-genie/recommendations/planner/walk';"],
  ["import {\n  walk,\n  type Way,\n} from '@city-genie/recommendations/planner/walk';"],
  ["export { walk } from '@city-genie/recommendations/planner/walk';"],
  ["import { gate } from '../judge/gate.js';"],
  ["const walk = await import('@city-genie/recommendations/planner/walk');"],
])('reports %j', (code) => {
  expect(sharedBy(code)).toHaveLength(1);
});

it.each([
  ["import type { Place } from '@city-genie/recommendations/catalogue/entry';"],
  ["import { routeValue } from './problem/route-value.js';"],
  ["import { isHoliday } from '@city-genie/city-data/holidays/calendar';"],
])('accepts %j', (code) => {
  expect(sharedBy(code)).toEqual([]);
});
