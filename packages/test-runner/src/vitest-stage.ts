import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scriptCommand } from '@city-genie/local-stack/processes/script-command';
import { demandTests, type StageResult } from './result.js';
import { runChild } from './run-child.js';
import type { StageContext } from './stage.js';

const timeoutMs = 600_000;
/** Tests of the site make and forget whole pages; with V8's small nursery a tenth of their time goes into collecting them. */
const nursery = '--max-semi-space-size=64';

/** Runs the tests of these vitest projects, in the context's folders if it names some. */
export async function vitestStage(
  name: string,
  projects: readonly string[],
  context: StageContext,
  env: Record<string, string> = {},
): Promise<StageResult> {
  const file = join(context.workDir, `${name}.json`);
  const { command, args } = scriptCommand('./vitest-process', import.meta.url);
  const what = [file, projects.join(','), ...(context.folders ?? [])];
  const problem = await runChild(command, [nursery, ...args, ...what], {
    cwd: context.rootDir,
    env: { ...process.env, ...env },
    timeoutMs,
    signal: context.signal,
  });
  if (!existsSync(file)) {
    return { passed: 0, failures: [`vitest gave no result: ${problem ?? 'no report'}`], skipped: [] };
  }
  const result: StageResult = JSON.parse(readFileSync(file, 'utf8'));
  const isUnexplained = problem !== undefined && result.failures.length === 0;
  return demandTests(isUnexplained ? { ...result, failures: [`vitest failed: ${problem}`] } : result);
}
