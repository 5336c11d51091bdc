import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explain, StackError } from '@city-genie/local-stack/processes/stack-error';
import { thisMachine } from '@city-genie/local-stack/stores/machine';
import { findChromium } from '@city-genie/test-kit/chromium';
import type { TestStack } from '@city-genie/test-kit/test-stack';
import { readPlaywrightReport } from './playwright-report.js';
import { demandTests, type StageResult } from './result.js';
import { runChild } from './run-child.js';
import type { StageContext } from './stage.js';

const timeoutMs = 900_000;

/** Runs the browser tests on the built site, as the run's stack serves it. */
export async function browserStage(context: StageContext): Promise<StageResult> {
  const webDir = join(context.rootDir, 'web');
  try {
    const chromiumPath = await findChromium(webDir, thisMachine(context.report, context.signal));
    return await runPlaywright(webDir, await context.stack(), chromiumPath, context);
  } catch (error) {
    if (error instanceof StackError) {
      context.report(explain(error));
      return { passed: 0, failures: [error.message.split('\n')[0] ?? error.message], skipped: [] };
    }
    throw error;
  }
}

async function runPlaywright(webDir: string, stack: TestStack, chromiumPath: string, context: StageContext): Promise<StageResult> {
  const file = join(context.workDir, 'browser.json');
  const cli = join(context.rootDir, 'node_modules/@playwright/test/cli.js');
  const env = {
    ...process.env,
    E2E_BASE_URL: stack.url,
    E2E_MAIL_URL: stack.mailUrl,
    E2E_DATA_DIR: stack.dataDir,
    E2E_WEATHER_URL: stack.weatherUrl,
    E2E_TILES_URL: stack.tilesUrl,
    ...(stack.stripeUrl !== undefined && { E2E_STRIPE_URL: stack.stripeUrl }),
    CHROMIUM_PATH: chromiumPath,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  const args = [cli, 'test', '--reporter=list,json'];
  const problem = await runChild(process.execPath, args, { cwd: webDir, env, timeoutMs, signal: context.signal });
  if (!existsSync(file)) {
    return { passed: 0, failures: [`Playwright gave no result: ${problem ?? 'no report'}`], skipped: [] };
  }
  const result = readPlaywrightReport(JSON.parse(readFileSync(file, 'utf8')));
  const isUnexplained = problem !== undefined && result.failures.length === 0;
  return demandTests(isUnexplained ? { ...result, failures: [`Playwright failed: ${problem}`] } : result);
}
