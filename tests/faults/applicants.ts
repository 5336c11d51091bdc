import { errorReply } from '@city-genie/contracts/error/reply';
import { newPerson } from '../system/account-bodies.js';
import { call } from '../system/call.js';

/** One registration from the first attempt to the reply that says that it is done. */
export type Application = {
  email: string;
  /** What was answered, in order: a status with its code, or what broke the connection. */
  answers: string[];
  isAccepted: boolean;
  startedMs: number;
  endedMs: number;
  /** Of all its attempts. */
  slowestMs: number;
};

/** Without it those who were refused together would come back together. */
const spread = (index: number) => 0.75 + (index % 10) / 20;
const longestPauseMs = 15_000;

/** A patient person waits for as long as the site says, and longer each time. */
function pauseMs({ retryAfterMs }: Answered, attempts: number, index: number): number {
  return Math.min(retryAfterMs * 2 ** (attempts - 1), longestPauseMs) * spread(index);
}

const pause = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs));

type Answered = { answer: string; retryAfterMs: number };

/** What a person repeats: the site was busy or away. Everything else but a 201 would be wrong here. */
export const isPassing = (answer: string) => /^(429|503) |^broken/.test(answer);

/**
 * Registers somebody new, and repeats what was answered with "try again" or not at all, as a person would, until `deadlineMs` of
 * `performance.now()`.
 */
async function apply(url: string, index: number, deadlineMs: number): Promise<Application> {
  const person = newPerson('applicant');
  const startedMs = performance.now();
  const answers: string[] = [];
  let slowestMs = 0;
  for (;;) {
    const attemptMs = performance.now();
    const answered = await register(url, person);
    const { answer } = answered;
    const endedMs = performance.now();
    answers.push(answer);
    slowestMs = Math.max(slowestMs, endedMs - attemptMs);
    if (!isPassing(answer) || endedMs > deadlineMs) {
      return { email: person.email, answers, isAccepted: answer === '201', startedMs, endedMs, slowestMs };
    }
    await pause(pauseMs(answered, answers.length, index));
  }
}

async function register(url: string, person: object): Promise<Answered> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  try {
    const reply = await call(url, { method: 'POST', path: '/api/auth/register', body: JSON.stringify(person), headers });
    const answer = reply.status === 201 ? '201' : `${reply.status} ${errorReply.parse(reply.json).code}`;
    return { answer, retryAfterMs: Number(reply.headers.get('retry-after') ?? 1) * 1000 };
  } catch (error) {
    return { answer: `broken: ${error instanceof Error ? error.name : 'unknown'}`, retryAfterMs: 1000 };
  }
}

/** Lets somebody apply at a steady rate, however long the answers take. Resolves when all have their answer. */
export async function applySteadily(
  url: string,
  { perSecond, seconds, patienceMs }: { perSecond: number; seconds: number; patienceMs: number },
): Promise<Application[]> {
  const startMs = performance.now();
  const deadlineMs = startMs + seconds * 1000 + patienceMs;
  const running: Promise<Application>[] = [];
  while (running.length < perSecond * seconds) {
    const waitMs = startMs + (running.length * 1000) / perSecond - performance.now();
    if (waitMs > 0) {
      await pause(waitMs);
    }
    running.push(apply(url, running.length, deadlineMs));
  }
  return Promise.all(running);
}
