import { AppError, fixedMessages } from '@city-genie/service-kit/errors';
import { type Steps, spread } from '../planner/steps.js';

/** The event loop accepts one new connection per turn, so several turns are needed between two steps. */
const loopTurnsBetween = 8;
/** With more, the last would wait longer than the gateway does. */
const mostWaiting = { inFront: 100, behind: 12 } as const;

async function yieldToEventLoop(): Promise<void> {
  for (let turn = 0; turn < loopTurnsBetween; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/**
 * Does the work when its turn has come, and resolves with its result.
 *
 * @param behind work that can wait: it is done when no other waits, and not at all once this signal aborts
 * @throws AppError 503 when a hundred already wait, or a dozen behind them; else what the work throws, or the reason of the signal
 */
export type InTurn = <T>(work: () => Steps<T>, behind?: AbortSignal) => Promise<T>;

/**
 * Does plans one by one, each in steps with turns of the event loop between them: a plan takes up to a tenth of a second, and in one piece it would
 * delay everything else, health checks included.
 */
export function createTurns(): InTurn {
  const lines = { inFront: new Set<() => Promise<void>>(), behind: new Set<() => Promise<void>>() };
  let isWorking = false;

  function takeNext(): (() => Promise<void>) | undefined {
    const line = lines.inFront.size > 0 ? lines.inFront : lines.behind;
    const [next] = line;
    if (next !== undefined) {
      line.delete(next);
    }
    return next;
  }

  async function workOff(): Promise<void> {
    if (isWorking) {
      return;
    }
    isWorking = true;
    for (;;) {
      await yieldToEventLoop();
      const next = takeNext();
      if (next === undefined) {
        isWorking = false;
        return;
      }
      await next();
    }
  }

  return (work, behind) =>
    new Promise((resolve, reject) => {
      const place = behind === undefined ? 'inFront' : 'behind';
      const line = lines[place];
      behind?.throwIfAborted();
      if (line.size >= mostWaiting[place]) {
        throw new AppError('service_unavailable', fixedMessages.unavailable, { retryAfterSeconds: 2 });
      }
      const leave = () => {
        line.delete(begin);
        reject(behind?.reason);
      };
      // Whoever asked gets the error of a plan; the next one is made all the same.
      const begin = async () => {
        behind?.removeEventListener('abort', leave);
        try {
          resolve(await spread(work(), yieldToEventLoop));
        } catch (error) {
          reject(error);
        }
      };
      behind?.addEventListener('abort', leave);
      line.add(begin);
      void workOff();
    });
}
