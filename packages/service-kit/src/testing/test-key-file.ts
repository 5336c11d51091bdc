import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testKeyContent } from './signed-caller.js';

/** The keys of tests as a secret file, for processes that tests start; it stays in the system's folder for such files. */
export function testKeyFile(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'city-genie-keys-')), 'keys.json');
  writeFileSync(path, JSON.stringify(testKeyContent));
  return path;
}
