import { type RunningStack, startStack } from '@city-genie/local-stack/stack/start-stack';
import { type FakeWeather, startFakeWeather } from '@city-genie/stand-ins/weather/server';
import { eventually } from '../system/call.js';
import { linkInMail, mailsTo, pathOf } from '../system/visitor.js';
import { type DayLog, openDayLog } from './day-log.js';

/** Where the day is played: a stack of its own, to which only the invited come. */
export type Stage = {
  stack: RunningStack;
  weather: FakeWeather;
  log: DayLog;
  /** Fails the day unless it is so. */
  check(what: string, isSo: boolean): void;
  /** The path of the link in somebody's newest mail with this subject. */
  linkOf(address: string, subject: RegExp): Promise<string>;
  /** Waits for a mail. */
  mailed(address: string, subject: string): Promise<void>;
  /** Does what happens at the payment provider. */
  atProvider(act: string, body: object): Promise<void>;
};

const patienceMs = 20_000;

/** @param say prints a line */
export async function openStage(say: (line: string) => void): Promise<Stage & { failures: string[]; close(): Promise<void> }> {
  const weather = await startFakeWeather();
  const env = { WEATHER_BASE_URL: weather.url, APP_MODE: 'local', REGISTRATION_MODE: 'invite' };
  const stack = await startStack({ mode: 'test', withTestPayments: true, env, report: () => undefined });
  const log = openDayLog(stack, say);
  const failures: string[] = [];
  return {
    stack,
    weather,
    log,
    failures,
    check(what, isSo) {
      log.tell(`${isSo ? 'so' : 'NOT SO'}: ${what}`);
      if (!isSo) {
        failures.push(what);
      }
    },
    linkOf: async (address, subject) => pathOf(await linkInMail(stack, address, subject)),
    async mailed(address, subject) {
      const subjects = async () => (await mailsTo(stack, address)).map((mail) => mail.subject);
      await eventually(subjects, (seen) => seen.includes(subject), patienceMs);
      log.tell(`a mail to ${address}: ${subject}`);
    },
    async atProvider(act, body) {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(`${stack.stripeUrl}/_control/${act}`, { method: 'POST', headers, body: JSON.stringify(body) });
      log.tell(`at the payment provider: ${act} → ${reply.status}`);
      if (!reply.ok) {
        failures.push(`${act}: ${await reply.text()}`);
      }
    },
    async close() {
      await stack.stop();
      await weather.close();
    },
  };
}
