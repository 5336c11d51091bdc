import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { versionOfModules } from '../src/catalogue/shipped-version.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'city-genie-version-'));
  await mkdir(join(folder, 'rome'));
  await writeFile(join(folder, 'rome/places.ts'), 'export const places = [1];');
});
afterAll(() => rm(folder, { recursive: true }));

it('the version changes with a module below the folder, and with nothing else', async () => {
  const first = await versionOfModules([folder], '.ts');
  expect(first).toMatch(/^[0-9a-f]{12}$/);
  await writeFile(join(folder, 'rome/places.d.ts'), 'export declare const places: number[];');
  await writeFile(join(folder, 'rome/notes.md'), 'a note');
  expect(await versionOfModules([folder], '.ts')).toBe(first);
  await writeFile(join(folder, 'rome/places.ts'), 'export const places = [2];');
  expect(await versionOfModules([folder], '.ts')).not.toBe(first);
  expect(await versionOfModules([folder], '.ts', 'rome')).not.toBe(await versionOfModules([folder], '.ts', 'rome,lisbon'));
  await expect(versionOfModules([folder], '.js')).rejects.toThrow('no modules');
});
