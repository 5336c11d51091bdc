import { AppError, fixedMessages } from '@city-genie/service-kit/errors';

/** The loop takes in one new connection a turn, so that between two plans there have to be several for all who knock. */
const loopTurnsBetween = 8;
/** More would wait longer than the gateway does. */
const mostWaiting = 100;

async function letOthersGo(): Promise<void> {
  for (let turn = 0; turn < loopTurnsBetween; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * Lets callers go on one by one, with turns of the event loop between them: a plan keeps the processor for some milliseconds, and a
 * hundred of them at once would keep everything else waiting, health checks first.
 * @returns a function that resolves when it is the caller's turn; @throws 503 when a hundred wait already
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  let waiting = 0;
  return async () => {
    if (waiting >= mostWaiting) {
      throw new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2 });
    }
    waiting += 1;
    last = last.then(letOthersGo);
    await last;
    waiting -= 1;
  };
}
