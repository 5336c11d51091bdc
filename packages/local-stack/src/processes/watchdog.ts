import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endProcesses, type ProcessRecord } from './end-processes.js';
import { readLock } from './lock.js';

/*
 * Outlives the process that started it by a moment. Its standard input is a pipe from there: each line is the list of all processes that
 * are to end with that one, and however that one ends, the pipe closes. Argument 1 is the data folder, argument 2 the id of the stack,
 * argument 3 "throw-away" when the folder goes with it.
 */
const [dataDir = '', stackId = '', kept = ''] = process.argv.slice(2);
const graceMs = 4000;
let records: ProcessRecord[] = [];

async function cleanUp(): Promise<void> {
  await endProcesses(records, { graceMs });
  // A stop in good order has removed it, and the next start may have put its own there.
  if (readLock(dataDir)?.stackId === stackId) {
    rmSync(kept === 'throw-away' ? dataDir : join(dataDir, 'lock.json'), { recursive: true, force: true });
  }
}

const input = createInterface({ input: process.stdin });
input.on('line', (line) => {
  records = JSON.parse(line);
});
input.once('close', () => {
  void cleanUp();
});
