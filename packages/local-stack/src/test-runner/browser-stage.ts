import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFakeWeather } from '../fake-weather/server.js';
import { explain, StackError } from '../processes/stack-error.js';
import { type RunningStack, startStack } from '../stack/start-stack.js';
import { thisMachine } from '../stores/machine.js';
import { findChromium } from './chromium.js';
import { readPlaywrightReport } from './playwright-report.js';
import { demandTests, type StageResult } from './result.js';
import { runChild } from './run-child.js';
import type { StageContext } from './stage.js';

const timeoutMs = 900_000;

/** Limits per address: in a run all visitors come from one. */
const openLimits = { GUEST_DAILY_SEARCH_LIMIT: '100000', SEARCH_RATE_PER_MINUTE: '100000', LIMIT_WAITLIST_PER_HOUR: '1000' };

/** Walks the built site in a real browser: the whole stack with empty stores, free ports and a stand-in for the weather provider. */
export async function browserStage(context: StageContext): Promise<StageResult> {
  const webDir = join(context.rootDir, 'web');
  const weather = await startFakeWeather();
  try {
    const chromiumPath = await findChromium(webDir, thisMachine(context.report, context.signal));
    const stack = await startStack({
      mode: 'test',
      rootDir: context.rootDir,
      env: { ...openLimits, WEATHER_BASE_URL: weather.url },
      report: context.report,
      signal: context.signal,
    });
    try {
      return await runPlaywright(webDir, stack, weather.url, chromiumPath, context);
    } finally {
      await stack.stop();
    }
  } catch (error) {
    if (error instanceof StackError) {
      context.report(explain(error));
      return { passed: 0, failures: [error.message.split('\n')[0] ?? error.message], skipped: [] };
    }
    throw error;
  } finally {
    await weather.close();
  }
}

async function runPlaywright(
  webDir: string,
  stack: RunningStack,
  weatherUrl: string,
  chromiumPath: string,
  context: StageContext,
): Promise<StageResult> {
  const file = join(context.workDir, 'browser.json');
  const cli = join(context.rootDir, 'node_modules/@playwright/test/cli.js');
  const env = {
    ...process.env,
    E2E_BASE_URL: stack.url,
    E2E_MAIL_URL: stack.mailUrl,
    E2E_WEATHER_URL: weatherUrl,
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
