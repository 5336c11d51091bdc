import { type Caller, signInEverybody } from '@city-genie/test-kit/sessions';
import { joinTestStack, type TestStack } from '@city-genie/test-kit/test-stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Call, call, eventually } from './call.js';

/** A call to each service that knows its callers, with what an administrator and a subscriber get. */
const asked: readonly Call[] = [
  { path: '/api/auth/user' },
  { path: '/api/account/sessions' },
  { path: '/api/subscription-status' },
  { path: '/api/london/guide' },
];
const adminAsked: readonly Call[] = [{ method: 'POST', path: '/api/admin/users', body: '{"page":1}' }, { path: '/api/admin/audit' }];

const perSecond = 200;
const before = 100;
const after = 200;
/** More than this site lets in from one address at a time, on a machine that can't keep up, would only be refused. */
const mostInFlight = 40;

let stop: () => Promise<void> = async () => undefined;
let stack: TestStack;

beforeAll(async () => {
  const joined = await joinTestStack();
  stop = joined.stop;
  stack = joined;
});
afterAll(() => stop());

type Outcome = { path: string; status: number; isAfter: boolean };

/** What a guard against too much at once answers; other files flood the same site meanwhile, from the same address. */
const isOverload = (status: number): boolean => status === 429 || status === 503;

const as = (cookie: string) => ({ cookie, 'sec-fetch-site': 'same-origin' });

async function carryOut(act: Call): Promise<void> {
  const { status } = await eventually(
    () => call(stack.url, act),
    (answer) => !isOverload(answer.status),
    5_000,
  );
  expect(status).toBe(200);
}

/**
 * Sends requests with a cookie, 200 a second where the machine keeps up, and does something to its user in the middle of them.
 *
 * @param act repeated until it isn't refused as too much at once
 * @returns what became of each; `isAfter`: it was sent after the answer to `act` was there
 * @throws when `act` fails; nothing more is asked then
 */
async function whileAsking(cookie: string, calls: readonly Call[], act: Call): Promise<Outcome[]> {
  const sent: Promise<Outcome>[] = [];
  let isDone = false;
  let sentAfter = 0;
  let inFlight = 0;
  await new Promise<void>((resolve, reject) => {
    const timer = setInterval(() => {
      const one = calls[sent.length % calls.length];
      if (one === undefined || sentAfter >= after) {
        clearInterval(timer);
        resolve();
        return;
      }
      if (inFlight >= mostInFlight) {
        return;
      }
      const isAfter = isDone;
      sentAfter += isAfter ? 1 : 0;
      inFlight += 1;
      sent.push(
        call(stack.url, { ...one, headers: as(cookie) }).then(({ status }) => {
          inFlight -= 1;
          return { path: one.path, status, isAfter };
        }),
      );
      if (sent.length === before) {
        carryOut(act).then(
          () => {
            isDone = true;
          },
          (error: unknown) => {
            clearInterval(timer);
            reject(error);
          },
        );
      }
    }, 1000 / perSecond);
  });
  return Promise.all(sent);
}

/** The paths that answered after the act, and how; an overload refuses some, which opens nothing to anybody. */
function answersAfter(outcomes: readonly Outcome[]): Record<string, number[]> {
  const later = outcomes.filter(({ isAfter, status }) => isAfter && !isOverload(status));
  const paths = [...new Set(outcomes.map(({ path }) => path))];
  return Object.fromEntries(
    paths.map((path) => [path, [...new Set(later.filter((one) => one.path === path).map(({ status }) => status))]]),
  );
}

const allWith = (calls: readonly Call[], status: number) => Object.fromEntries(calls.map(({ path }) => [path, [status]]));

async function idOf(cookie: string): Promise<string> {
  return JSON.parse((await call(stack.url, { path: '/api/auth/user', headers: { cookie } })).text).id;
}

/** Two administrators: who acts, and to whom it is done. */
async function twoOf(kind: Caller): Promise<{ actor: string; cookie: string; id: string }> {
  const [{ admin: actor }, others] = [await signInEverybody(stack), await signInEverybody(stack)];
  return { actor, cookie: others[kind], id: await idOf(others[kind]) };
}

it('a user who signs out everywhere is out on the next request, in every service', async () => {
  const { cookie } = await twoOf('subscriber');
  const outcomes = await whileAsking(cookie, asked, { method: 'POST', path: '/api/auth/force-logout', headers: as(cookie) });
  expect(answersAfter(outcomes)).toEqual(allWith(asked, 401));
});

it('a deleted user is, too', async () => {
  const { actor, cookie, id } = await twoOf('subscriber');
  const outcomes = await whileAsking(cookie, asked, { method: 'DELETE', path: `/api/admin/users/${id}`, headers: as(actor) });
  expect(answersAfter(outcomes)).toEqual(allWith(asked, 401));
});

it('an administrator who is none any more acts as one no more', async () => {
  const { actor, cookie, id } = await twoOf('admin');
  const calls = [...adminAsked, { path: '/api/london/guide' }];
  const outcomes = await whileAsking(cookie, calls, {
    method: 'POST',
    path: `/api/admin/users/${id}/admin`,
    body: '{"isAdmin":false}',
    headers: as(actor),
  });
  expect(answersAfter(outcomes)).toEqual({ ...allWith(adminAsked, 403), '/api/london/guide': [402] });
});
