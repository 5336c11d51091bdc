import { AppError, fixedMessages } from '@city-genie/service-kit/errors';
import { type Steps, spread } from '../planner/steps.js';

/** The event loop accepts one new connection per turn, so several turns are needed between two steps. */
const loopTurnsBetween = 8;
/** With more, the last would wait longer than the gateway does. */
const mostWaiting = 100;

async function yieldToEventLoop(): Promise<void> {
  for (let turn = 0; turn < loopTurnsBetween; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * Does plans one by one, each in steps with turns of the event loop between them: a plan takes up to a tenth of a second, and in one piece it would
 * delay everything else, health checks included.
 * @returns a function that does the work when its turn has come and resolves with its result.
 * @throws AppError 503 when a hundred already wait.
 */
export function createTurns(): <T>(work: () => Steps<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting >= mostWaiting) {
      return Promise.reject(new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2 }));
    }
    waiting += 1;
    const begin = async () => {
      await yieldToEventLoop();
      waiting -= 1;
      return spread(work(), yieldToEventLoop);
    };
    // Whoever asked gets the error of a plan; the next one is made all the same.
    const mine = last.then(begin, begin);
    last = mine;
    return mine;
  };
}
