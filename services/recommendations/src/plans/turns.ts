import { AppError, fixedMessages } from '@city-genie/service-kit/errors';

/** The event loop accepts one new connection per turn, so several turns are needed between two plans. */
const loopTurnsBetween = 8;
/** With more, the last would wait longer than the gateway does. */
const mostWaiting = 100;

async function yieldToEventLoop(): Promise<void> {
  for (let turn = 0; turn < loopTurnsBetween; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * Admits callers one by one, with turns of the event loop between them: a plan blocks the event loop for some milliseconds, and
 * a hundred in a row would delay everything else, health checks included.
 * @returns a function that resolves when it is the caller's turn.
 * @throws AppError 503 when a hundred already wait.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  let waiting = 0;
  return async () => {
    if (waiting >= mostWaiting) {
      throw new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2 });
    }
    waiting += 1;
    last = last.then(yieldToEventLoop);
    await last;
    waiting -= 1;
  };
}
