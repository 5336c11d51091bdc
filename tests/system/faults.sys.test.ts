import type { RunningStack } from '@city-genie/local-stack/stack/start-stack';
import type { CuttableProxy } from '@city-genie/service-kit/testing/cuttable-proxy';
import { startFakeWeather } from '@city-genie/stand-ins/weather/server';
import { startProxiedStack } from '@city-genie/test-kit/proxied-stack';
import { signInEverybody } from '@city-genie/test-kit/sessions';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Call, call, eventually, parisSearch } from './call.js';

/** The goal is three seconds. Only twice that fails, for busy machines; the slowest reply is printed. */
const boundMs = 6000;
/** The goal is ten seconds; the slowest recovery is printed. */
const recoveryMs = 20_000;

let stack: RunningStack;
let mongo: CuttableProxy;
let redis: CuttableProxy;
let directMongo = '';
let cookie = '';
let stop: () => Promise<void> = async () => undefined;
const said: string[] = [];

beforeAll(async () => {
  const weather = await startFakeWeather();
  const proxied = await startProxiedStack(
    {
      WEATHER_BASE_URL: weather.url,
      GUEST_DAILY_SEARCH_LIMIT: '100000',
      LIMIT_WAITLIST_PER_HOUR: '100000',
      SEARCH_RATE_PER_MINUTE: '100000',
    },
    (line) => said.push(line),
  );
  ({ stack, mongo, redis } = proxied);
  directMongo = proxied.stores.mongodbUri;
  cookie = (await signInEverybody({ mongodbUri: directMongo, dataDir: stack.dataDir })).subscriber;
  stop = async () => {
    await proxied.stop();
    await weather.close();
  };
});
afterAll(() => stop());

const signedIn = (request: Call): Call => ({ ...request, headers: { cookie, 'sec-fetch-site': 'same-origin' } });
const london: Call = {
  method: 'POST',
  path: '/api/london/search',
  body: JSON.stringify({ mood: 'cozy-contemplative', timeframe: 'half-day' }),
};
const requests = (): Record<string, Call> => ({
  home: { path: '/' },
  search: parisSearch(),
  locked: signedIn(london),
  user: signedIn({ path: '/api/auth/user' }),
  weather: { path: '/api/weather/paris' },
});

let entries = 0;
let slowestMs = 0;
let slowestRecoveryMs = 0;
const accepted: string[] = [];

async function joinWaitlist() {
  entries += 1;
  const email = `visitor${entries}@example.org`;
  const answer = await call(stack.url, {
    method: 'POST',
    path: '/api/waitlist',
    body: JSON.stringify({ name: 'Visitor', email, city: 'Paris' }),
  });
  if (answer.status === 200) {
    accepted.push(email);
  }
  return answer;
}

/** Sends every request once, in parallel; each must be answered in time with a known status. */
async function askEverything(): Promise<Record<string, number>> {
  const answers = await Promise.all([
    ...Object.entries(requests()).map(async ([name, request]) => [name, await call(stack.url, request)] as const),
    joinWaitlist().then((answer) => ['waitlist', answer] as const),
  ]);
  for (const [name, answer] of answers) {
    slowestMs = Math.max(slowestMs, answer.tookMs);
    expect([name, answer.tookMs < boundMs, answer.status], `${name} took ${answer.tookMs} ms: ${answer.text.slice(0, 200)}`).toEqual([
      name,
      true,
      answer.status,
    ]);
    expect([200, 429, 503]).toContain(answer.status);
    expect(answer.text).not.toMatch(/127\.0\.0\.1|ECONN|mongodb:|redis:/);
  }
  return Object.fromEntries(answers.map(([name, answer]) => [name, answer.status]));
}

const allWell = { home: 200, search: 200, locked: 200, user: 200, weather: 200, waitlist: 200 };
const isAllWell = (statuses: Record<string, number>) => Object.values(statuses).every((status) => status === 200);

async function recovery(): Promise<void> {
  const startedMs = performance.now();
  await eventually(askEverything, isAllWell, recoveryMs);
  slowestRecoveryMs = Math.max(slowestRecoveryMs, performance.now() - startedMs);
}

function pids(): Record<string, number | undefined> {
  return Object.fromEntries(stack.processes().map(({ name, pid }) => [name, pid]));
}

describe('with everything running', () => {
  it('all requests are answered with 200', async () => {
    expect(await askEverything()).toEqual(allWell);
  });
});

// First what delays mails: the last test waits for all of them.
describe('the mail server', () => {
  it('killed: no request fails, and it is restarted', async () => {
    const { maildev } = pids();
    process.kill(maildev ?? 0, 'SIGKILL');
    expect(await askEverything()).toEqual(allWell);
    await eventually(
      async () => pids(),
      (now) => now.maildev !== undefined && now.maildev !== maildev,
      recoveryMs,
    );
  });
});

describe.each([
  ['MongoDB', () => mongo, { home: 200, search: 200, waitlist: 503 }],
  ['Redis', () => redis, allWell],
] as const)('%s', (_name, store, meanwhile) => {
  it.each(['cut', 'stall'] as const)('%s: bounded replies, recovery, no process exits', async (fault) => {
    const before = pids();
    await store()[fault]();
    try {
      expect(await askEverything()).toMatchObject(meanwhile);
      expect(await askEverything()).toMatchObject(meanwhile);
    } finally {
      await store().restore();
    }
    await recovery();
    expect(pids()).toEqual(before);
  });
});

describe.each(['mailer', 'identity', 'recommendations', 'weather', 'waitlist'])('service %s', (name) => {
  it('stalled: bounded replies, then recovery', async () => {
    const pid = pids()[name] ?? 0;
    process.kill(pid, 'SIGSTOP');
    try {
      expect(await askEverything()).toMatchObject({ home: 200 });
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await recovery();
  });

  it('killed: bounded replies, and it is restarted', async () => {
    const others = Object.entries(pids()).filter(([other]) => other !== name);
    process.kill(pids()[name] ?? 0, 'SIGKILL');
    expect(await askEverything()).toMatchObject({ home: 200 });
    await recovery();
    expect(Object.entries(pids()).filter(([other]) => other !== name)).toEqual(others);
  });
});

describe('after all faults', () => {
  it('no reply took longer than the bound', () => {
    process.stdout.write(
      `slowest answer while something was away: ${Math.round(slowestMs)} ms; slowest recovery: ${Math.round(slowestRecoveryMs)} ms\n`,
    );
    expect(slowestMs).toBeLessThan(boundMs);
  });

  it('every accepted entry is stored, and its mail was sent', async () => {
    const connection = await mongoose.createConnection(directMongo, { dbName: 'waitlist' }).asPromise();
    const rows = await connection.collection('entries').find().toArray();
    const messages = await connection
      .collection<{ _id: string; payload: { to: string } }>('outbox')
      .find({ 'payload.to': { $in: accepted } })
      .toArray();
    const ids = messages.map(({ _id }) => _id);
    const log = connection.useDb('mailer').collection<{ _id: string; status: string }>('mail_log');
    await eventually(
      () => log.countDocuments({ _id: { $in: ids }, status: 'sent' }),
      (count) => count === ids.length,
      30_000,
    );
    await connection.close();
    expect(accepted.filter((email) => !rows.some((row) => row.email === email))).toEqual([]);
    expect(accepted.length).toBeGreaterThan(20);
    expect(ids).toHaveLength(accepted.length);
  });
});
