import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { solve } from '@city-genie/recommendations/planner/engine/solve';
import { seededRandom } from '@city-genie/recommendations/planner/random';
import { profitOf } from './check-route.js';
import { type Instance, problemOf, readInstance } from './instance.js';

export type Run = { name: string; best: number; profits: number[]; milliseconds: number[] };
export type ToptwOptions = { seeds: readonly string[]; iterations: number; pattern: RegExp; nowMs: () => number };

/** The file with the best known profits of a folder: `{ "c101": 320, … }`. */
const bestKnownFile = 'bks_m1.json';

function textFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? textFiles(join(folder, entry.name)) : [join(folder, entry.name)]))
    .filter((file) => file.endsWith('.txt'))
    .sort();
}

function bestKnown(folder: string): Record<string, number> {
  const file = join(folder, bestKnownFile);
  if (!existsSync(file)) {
    throw new Error(`${file} is missing: the best known profit of each instance, as {"c101": 320, …}`);
  }
  const values: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(values ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

function runInstance(instance: Instance, best: number, { seeds, iterations, nowMs }: ToptwOptions): Run {
  const problem = problemOf(instance);
  const runs = seeds.map((seed) => {
    const began = nowMs();
    const { order } = solve(problem, { iterations, random: seededRandom(instance.name, seed) });
    return { profit: profitOf(instance, order), milliseconds: nowMs() - began };
  });
  return { name: instance.name, best, profits: runs.map(({ profit }) => profit), milliseconds: runs.map((run) => run.milliseconds) };
}

/**
 * Solves the instances of a folder whose names match, once per seed, with the engine that plans a visitor's day.
 * @throws Error when a route breaks a rule of its instance, or the folder has no instances or no best known values.
 */
export function runToptw(folder: string, options: ToptwOptions): Run[] {
  const known = bestKnown(folder);
  const runs = textFiles(folder)
    .map((file) => ({ file, name: basename(file, '.txt') }))
    .filter(({ name }) => options.pattern.test(name) && known[name] !== undefined)
    .map(({ file, name }) => runInstance(readInstance(name, readFileSync(file, 'utf8')), known[name] ?? 0, options));
  if (runs.length === 0) {
    throw new Error(`${folder} has no instance that matches ${options.pattern} and ${bestKnownFile}`);
  }
  return runs;
}
