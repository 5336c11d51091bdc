import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { sharedStackEnv } from '@city-genie/test-kit/test-stack';
import { browserStage } from './browser-stage.js';
import { type StageResult, verdict } from './result.js';
import { runChild } from './run-child.js';
import type { Stage, StageContext } from './stage.js';
import { vitestStage } from './vitest-stage.js';

const toolTimeoutMs = 180_000;

/** The stages of `npm test`, in order: fast and informative ones first. */
export const stages: readonly Stage[] = [
  { name: 'types', run: types },
  { name: 'lint', run: async (context) => verdict('biome check', await tool('biome', ['check', '--error-on-warnings', '.'], context)) },
  { name: 'unit', run: (context) => vitestStage('unit', ['unit', 'web'], context), affected: ({ unit }) => unit },
  { name: 'integration', run: (context) => vitestStage('integration', ['integration'], context), affected: (by) => by.integration },
  {
    name: 'build',
    run: async (context) => verdict('turbo run build', await build(context)),
    affected: ({ system, browser }) => system || browser,
  },
  { name: 'system', run: system, affected: ({ system }) => system },
  { name: 'browser', run: browserStage, affected: ({ browser }) => browser },
];

async function system(context: StageContext): Promise<StageResult> {
  return vitestStage('system', ['system'], context, sharedStackEnv(await context.stack()));
}

/** Two compilers with one thread each: several threads of one would each compute the same large types. */
async function types(context: StageContext): Promise<StageResult> {
  const check = async (...args: string[]) => {
    const problem = await tool('tsc', [...args, '--checkers', '1'], context);
    return verdict(`tsc ${args.join(' ')}`, problem);
  };
  const sources = await check('-b', '--builders', '2');
  if (sources.failures.length > 0) {
    return sources;
  }
  // Both need the output of the first.
  const [tests, site] = await Promise.all([check('-p', 'tsconfig.tests.json'), check('-p', 'web', '--noEmit')]);
  return tests.failures.length > 0 ? tests : site;
}

function build(context: StageContext): Promise<string | undefined> {
  // The same variables as in the preparation of every command, so that both reuse each other's builds.
  const env = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', BUILT_BY_NODE: process.version };
  return tool('turbo', ['run', 'build', '--output-logs=errors-only', '--log-prefix=none'], context, env);
}

/** Runs a program of this repository's packages; undefined when it succeeds. */
function tool(name: string, args: readonly string[], context: StageContext, env: Record<string, string> = {}): Promise<string | undefined> {
  const script = realpathSync(join(context.rootDir, 'node_modules/.bin', name));
  return runChild(process.execPath, [script, ...args], {
    cwd: context.rootDir,
    env: { ...process.env, ...env },
    timeoutMs: toolTimeoutMs,
    signal: context.signal,
  });
}
