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

const pauseMs = 500;

const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/** What a person repeats: the site was busy or away. Everything else would be wrong here. */
const isPassing = (answer: string) => /^(429|503) |^broken/.test(answer);

/**
 * Registers somebody new, and repeats what was answered with "try again" or not at all, as a person would, until `deadlineMs` of
 * `performance.now()`.
 */
export async function apply(url: string, deadlineMs: number): Promise<Application> {
  const person = newPerson('applicant');
  const startedMs = performance.now();
  const answers: string[] = [];
  let slowestMs = 0;
  for (;;) {
    const attemptMs = performance.now();
    const answer = await register(url, person);
    const endedMs = performance.now();
    answers.push(answer);
    slowestMs = Math.max(slowestMs, endedMs - attemptMs);
    if (!isPassing(answer) || endedMs > deadlineMs) {
      return { email: person.email, answers, isAccepted: answer === '201', startedMs, endedMs, slowestMs };
    }
    await pause();
  }
}

async function register(url: string, person: object): Promise<string> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  try {
    const { status, json } = await call(url, { method: 'POST', path: '/api/auth/register', body: JSON.stringify(person), headers });
    return status === 201 ? '201' : `${status} ${errorReply.parse(json).code}`;
  } catch (error) {
    return `broken: ${error instanceof Error ? error.name : 'unknown'}`;
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
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
    running.push(apply(url, deadlineMs));
  }
  return Promise.all(running);
}
