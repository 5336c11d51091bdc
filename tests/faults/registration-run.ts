import { endpoints, limitsIn } from '@city-genie/contracts/endpoints';
import { type RunningStack, startStack } from '@city-genie/local-stack/stack/start-stack';
import { startFakeWeather } from '@city-genie/stand-ins/weather/server';
import { openMailSink, type TakenMail } from '../dumps/mail-sink.js';
import { eventually } from '../system/call.js';
import { type Application, applySteadily, isPassing } from './applicants.js';
import { type Kill, killInTurn } from './kills.js';
import { loggedFailures } from './logged-failures.js';
import { countUsers, type Losses, lossesOf, withoutMail } from './losses.js';

export type RunOptions = {
  perSecond: number;
  seconds: number;
  /** Between two kills. */
  everySeconds: number;
  report: (line: string) => void;
};

export type RunOutcome = {
  applications: Application[];
  kills: Kill[];
  mails: TakenMail[];
  losses: Losses;
  /** What the services logged of their 500s. */
  failures: string[];
};

/** Answers that are neither a 201 nor a reason to come back later. */
export function wrongAnswers({ applications }: RunOutcome): string[] {
  return applications.flatMap(({ answers }) => answers.filter((answer) => answer !== '201' && !isPassing(answer)));
}

/** How long after the last application an answer, and then the last mail, may take. */
const patienceMs = 120_000;

/** All applicants have one address, so whatever counts by address is out of the way. */
const openLimits = {
  ...Object.fromEntries(limitsIn(endpoints).map(({ variable }) => [variable, '1000000'])),
  REQUESTS_PER_ADDRESS: '10000',
  CONNECTIONS_PER_ADDRESS: '10000',
};

/**
 * Registers people at a steady rate on a stack of its own while its processes and stores are killed in turn, and then looks for every user
 * and every mail that was promised (docs/rules/jobs.md#outbox).
 */
export async function runRegistrations({ report, ...load }: RunOptions): Promise<RunOutcome> {
  const weather = await startFakeWeather();
  const mails: TakenMail[] = [];
  const sink = await openMailSink({ onMail: (mail) => mails.push(mail) });
  const env = { ...openLimits, WEATHER_BASE_URL: weather.url, SMTP_URL: sink.url, LOG_LEVEL: 'error' };
  try {
    const stack = await startStack({ mode: 'test', env, report });
    try {
      return await playOn(stack, mails, load);
    } finally {
      await stack.stop();
    }
  } finally {
    await sink.close();
    await weather.close();
  }
}

async function playOn(
  stack: RunningStack,
  mails: TakenMail[],
  { perSecond, seconds, everySeconds }: Omit<RunOptions, 'report'>,
): Promise<RunOutcome> {
  const [applications, kills] = await Promise.all([
    applySteadily(stack.url, { perSecond, seconds, patienceMs }),
    killInTurn(stack, { kills: Math.floor(seconds / everySeconds) - 1, everyMs: everySeconds * 1000 }),
  ]);
  const promised = applications.filter(({ isAccepted }) => isAccepted).map(({ email }) => email);
  const isLate = async () => withoutMail(promised, mails);
  // What is still missing then is a loss, which the outcome says.
  await eventually(isLate, (missing) => missing.length === 0, patienceMs).catch(() => undefined);
  const users = await countUsers(stack.mongodbUri, promised);
  return { applications, kills, mails, losses: lossesOf(promised, users, mails), failures: loggedFailures(stack.dataDir) };
}
