import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testKeyContent } from './signed-caller.js';

/** The test keys as a secret file, for processes that tests start. The file stays in the system's temporary folder. */
export function testKeyFile(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'city-genie-keys-')), 'keys.json');
  writeFileSync(path, JSON.stringify(testKeyContent));
  return path;
}
