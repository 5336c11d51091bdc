import { resolve } from 'node:path';
import { explain } from './processes/stack-error.js';
import { listenForStop, type StopRequest } from './processes/stop-request.js';
import { mapHint } from './stack/map-sources.js';
import { portVariable } from './stack/port-variable.js';
import { type RunningStack, type StackOptions, startStack } from './stack/start-stack.js';
import { weatherHint } from './stack/weather-hint.js';

const say = (line: string): void => console.log(line);

/**
 * `npm start` and `npm run dev`: starts the stack, prints where it is, and keeps it until it is stopped. Resolves with the exit code.
 *
 * @param overrides `withTestPayments`: payments are simulated. The others are for tests, which run other processes than ours
 */
export async function runStack(mode: 'start' | 'dev', rootDir: string, overrides: Partial<StackOptions> = {}): Promise<number> {
  const stop = listenForStop();
  const hints = Promise.all([weatherHint(process.env), mapHint(process.env)]);
  let stack: RunningStack | undefined;
  try {
    stack = await startStack({ ...settings(mode, rootDir, overrides.withTestPayments === true), ...overrides, signal: stop.signal });
    const running = stack;
    stop.onSecondRequest(() => void running.stop(true));
    announce(stack, await hints);
    const failure = await Promise.race([stack.failure, stop.wanted]);
    say(failure === undefined ? '\nStopping' : failure.message);
    await stack.stop();
    say('Stopped; nothing is left running.');
    return failure === undefined ? 0 : 1;
  } catch (error) {
    await stack?.stop();
    return tell(error, stop);
  } finally {
    stop.dispose();
  }
}

function settings(mode: 'start' | 'dev', rootDir: string, withTestPayments: boolean): StackOptions {
  // What a stand-in for the payment provider has forgotten, billing must not remember: a throw-away folder, unless one is named.
  const dataDir = process.env.DATA_DIR ?? (withTestPayments ? undefined : '.data');
  const mailUi = portVariable('MAIL_UI_PORT', process.env.MAIL_UI_PORT, 1080);
  return {
    mode,
    rootDir,
    ...(dataDir !== undefined && { dataDir: resolve(rootDir, dataDir) }),
    withTestPayments,
    port: portVariable('PORT', process.env.PORT, 8080).port,
    mailUi: { port: mailUi.port, isFirm: mailUi.isSet },
    report: say,
  };
}

function announce(stack: RunningStack, hints: readonly (string | undefined)[]): void {
  const lines = [
    '',
    `City Genie is ready at ${stack.url}`,
    stack.webDevUrl === undefined ? undefined : `With hot reload: ${stack.webDevUrl}`,
    `Mail inbox: ${stack.mailUrl}`,
    `Data and logs: ${stack.dataDir}`,
    ...payments(stack.stripeUrl),
    ...hints,
    'Ctrl-C stops everything.',
  ];
  say(lines.filter((line) => line !== undefined).join('\n'));
}

/** Says that payments are simulated, so that nobody types a card of theirs. */
function payments(stripeUrl: string | undefined): string[] {
  return stripeUrl === undefined
    ? []
    : [
        `Payments are simulated by ${stripeUrl}: nothing is charged, and accounts and payments are gone after the stop.`,
        'Test card: 4242 4242 4242 4242, any date to come, any three digits. 4000 0000 0000 0002 is declined.',
      ];
}

/** A cancelled start isn't a failure. */
function tell(error: unknown, stop: StopRequest): number {
  if (stop.signal.aborted) {
    say('Stopped; nothing is left running.');
    return 0;
  }
  console.error(`\nCity Genie did not start.\n${explain(error)}`);
  return 1;
}
