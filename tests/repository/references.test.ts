import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

it('the root’s tsconfig refers to every workspace that is compiled', () => {
  const { references } = z.object({ references: z.array(z.object({ path: z.string() })) }).parse(read('tsconfig.json'));
  const { workspaces } = z.object({ workspaces: z.array(z.string()) }).parse(read('package.json'));
  const folders = workspaces.flatMap((entry) =>
    entry.endsWith('/*') ? readdirSync(join(root, entry.slice(0, -2))).map((folder) => `${entry.slice(0, -2)}/${folder}`) : [entry],
  );
  // The site is checked by a command of its own.
  const compiled = folders.filter((folder) => folder !== 'web' && existsSync(join(root, folder, 'tsconfig.json')));
  expect(references.map(({ path }) => path).sort()).toEqual(compiled.sort());
});
