import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../..', import.meta.url));

export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export function exists(path: string): boolean {
  return existsSync(join(root, path));
}

export function namesIn(folder: string): string[] {
  return readdirSync(join(root, folder)).sort();
}

/** Each document of a YAML file, with merge keys resolved. */
export function readYaml(path: string): unknown[] {
  return readText(path)
    .split(/^---$/m)
    .map((document): unknown => parse(document, { merge: true }))
    .filter((document) => document !== null);
}
