import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explain } from '../processes/stack-error.js';
import { listenForStop } from '../processes/stop-request.js';
import { excerpt, type FinishedStage, overview, summaryLine } from './result.js';
import type { Stage, StageContext } from './stage.js';
import { stages as allStages } from './stages.js';

const say = (line: string): void => console.log(line);
const interruptedCode = 130;

/**
 * `npm test`: runs the stages one after the other, prints what failed and what was skipped, and as the last line the sum. Resolves with
 * the exit code.
 *
 * @param only names of stages; all of them when empty
 */
export async function runTests(rootDir: string, only: readonly string[], stages: readonly Stage[] = allStages): Promise<number> {
  const unknown = only.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    console.error(`There is no stage ${unknown.join(', ')}; there are ${stages.map((stage) => stage.name).join(', ')}.`);
    return 1;
  }
  const stop = listenForStop();
  const workDir = mkdtempSync(join(tmpdir(), 'city-genie-run-'));
  const finished: FinishedStage[] = [];
  try {
    for (const stage of stages.filter(({ name }) => only.length === 0 || only.includes(name))) {
      finished.push(await runStage(stage, { rootDir, workDir, signal: stop.signal, report: say }));
      if (stop.signal.aborted) {
        say('\nStopped before the end; this says nothing about the rest.');
        return interruptedCode;
      }
    }
  } finally {
    stop.dispose();
    rmSync(workDir, { recursive: true, force: true });
  }
  for (const line of [...overview(finished), summaryLine(finished)]) {
    say(line);
  }
  return finished.some((stage) => stage.failures.length > 0) ? 1 : 0;
}

/** A stage that breaks down is a failure of its own, and the others still run. */
async function runStage(stage: Stage, context: StageContext): Promise<FinishedStage> {
  say(`\n── ${stage.name} ${'─'.repeat(Math.max(0, 60 - stage.name.length))}`);
  const startedAt = performance.now();
  const finish = (): Pick<FinishedStage, 'stage' | 'durationMs'> => ({ stage: stage.name, durationMs: performance.now() - startedAt });
  try {
    const result = await stage.run(context);
    return { ...result, ...finish() };
  } catch (error) {
    say(explain(error));
    return { passed: 0, failures: [`it broke down: ${excerpt(String(error))}`], skipped: [], ...finish() };
  }
}
