import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endProcesses, type ProcessRecord } from './end-processes.js';
import { readLock } from './lock.js';

/*
 * Outlives the process that started it by a moment. Its standard input is a pipe from that process: each line lists all processes to end
 * with it, and the pipe closes however that process ends. Argument 1 is the data folder, argument 2 the stack's id, argument 3 "throw-away"
 * when the folder is removed, too.
 */
const [dataDir = '', stackId = '', kept = ''] = process.argv.slice(2);
const graceMs = 4000;
let records: ProcessRecord[] = [];

async function cleanUp(): Promise<void> {
  await endProcesses(records, { graceMs });
  // An orderly stop has removed the lock, and the next start may have put its own there.
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
