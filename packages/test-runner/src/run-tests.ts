import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explain } from '@city-genie/local-stack/processes/stack-error';
import { listenForStop } from '@city-genie/local-stack/processes/stop-request';
import { startTestStack } from '@city-genie/test-kit/test-stack';
import { affectedBy } from './affected.js';
import { changedFiles, findWorkspaces } from './changed-files.js';
import { readOptions } from './options.js';
import { excerpt, type FinishedStage, overview, summaryLine } from './result.js';
import type { Stage, StageContext } from './stage.js';
import { stages as allStages } from './stages.js';

const say = (line: string): void => console.log(line);
const interruptedCode = 130;

/**
 * `npm test`: runs the stages in sequence, prints what failed and what was skipped, and as the last line the sum. Resolves with the exit
 * code.
 *
 * @param args names of stages, and `--changed` or `--changed=<commit>` for what a change since then can affect
 */
export async function runTests(rootDir: string, args: readonly string[], stages: readonly Stage[] = allStages): Promise<number> {
  const options = readOptions(
    args,
    stages.map(({ name }) => name),
  );
  if (typeof options === 'string') {
    console.error(options);
    return 1;
  }
  const { only, changedSince } = options;
  const chosen = stages.filter(({ name }) => only.length === 0 || only.includes(name));
  try {
    const planned = changedSince === undefined ? chosen.map((stage) => ({ stage })) : await planChanged(rootDir, chosen, changedSince);
    return await runStages(rootDir, planned, changedSince);
  } catch (error) {
    console.error(explain(error));
    return 1;
  }
}

type PlannedStage = { stage: Stage; folders?: readonly string[] };

/** The stages that a change can affect; prints which are left out. */
async function planChanged(rootDir: string, stages: readonly Stage[], since: string): Promise<PlannedStage[]> {
  const files = await changedFiles(rootDir, since);
  const affected = affectedBy(files, await findWorkspaces(rootDir));
  say(`\n${files.length} changed files since ${since}. Only what they can affect is run; this is not the whole run.`);
  return stages.flatMap((stage) => {
    const part = stage.affected?.(affected) ?? true;
    if (part === false || (part !== true && part.length === 0)) {
      say(`  ${stage.name}: left out, nothing that it runs on has changed`);
      return [];
    }
    return part === true ? { stage } : { stage, folders: part };
  });
}

async function runStages(rootDir: string, planned: readonly PlannedStage[], changedSince: string | undefined): Promise<number> {
  const stop = listenForStop();
  const workDir = mkdtempSync(join(tmpdir(), 'city-genie-run-'));
  const finished: FinishedStage[] = [];
  let started: ReturnType<typeof startTestStack> | undefined;
  const stack = () => {
    started ??= startTestStack({ rootDir, payments: true, report: say, signal: stop.signal });
    return started;
  };
  try {
    for (const { stage, folders } of planned) {
      const context = { rootDir, workDir, signal: stop.signal, report: say, stack, ...(folders && { folders }) };
      finished.push(await runStage(stage, context));
      if (stop.signal.aborted) {
        say('\nStopped before the end; this says nothing about the rest.');
        return interruptedCode;
      }
    }
  } finally {
    // A stack that failed to start left nothing behind, and has failed its stage.
    await started?.then(
      (running) => running.stop(),
      () => undefined,
    );
    stop.dispose();
    rmSync(workDir, { recursive: true, force: true });
  }
  const part = changedSince === undefined ? '' : ` (what changed since ${changedSince} can affect; not the whole run)`;
  for (const line of [...overview(finished), `${summaryLine(finished)}${part}`]) {
    say(line);
  }
  return finished.some((stage) => stage.failures.length > 0) ? 1 : 0;
}

/** A stage that throws counts as failed, and the others still run. */
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
