import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lines in the logs of a stack that tell of a 500: an answer alone wouldn't say what it came from. */
export function loggedFailures(dataDir: string): string[] {
  const folder = join(dataDir, 'logs');
  return readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line.includes('"code":"internal_error"'))
      .map((line) => `${name}: ${line}`),
  );
}
