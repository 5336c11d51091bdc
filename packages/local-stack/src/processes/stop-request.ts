import { isAlive } from './identity.js';
import { npmAncestors } from './npm-ancestors.js';

/** A request to stop: Ctrl-C, SIGTERM, a closed terminal, or the death of the process that started this one. */
export type StopRequest = {
  /** Aborted by the first request. */
  signal: AbortSignal;
  /** Resolves with the first request. */
  wanted: Promise<undefined>;
  /** Sets what a second signal does; before that it ends the process at once. */
  onSecondRequest: (callback: () => void) => void;
  dispose: () => void;
};

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const parentPollMs = 500;

/** Turns signals into stop requests, instead of ending at once. */
export function listenForStop(): StopRequest {
  const controller = new AbortController();
  let insist = (): void => process.exit(1);
  const ask = (): void => {
    if (controller.signal.aborted) {
      insist();
    } else {
      controller.abort();
    }
  };
  for (const name of stopSignals) {
    process.on(name, ask);
  }
  // Writing to a closed terminal fails; that must not stop the clean-up.
  const ignore = (): void => undefined;
  process.stdout.on('error', ignore);
  process.stderr.on('error', ignore);
  const parentWatch = watchParent(() => controller.abort());
  return {
    signal: controller.signal,
    wanted: new Promise((resolve) => {
      controller.signal.addEventListener('abort', () => resolve(undefined), { once: true });
    }),
    onSecondRequest: (callback) => {
      insist = callback;
    },
    dispose: () => {
      clearInterval(parentWatch);
      for (const name of stopSignals) {
        process.off(name, ask);
      }
    },
  };
}

/** Under npm: stops when npm dies. */
function watchParent(onGone: () => void): NodeJS.Timeout | undefined {
  const ancestors = npmAncestors();
  if (ancestors.length === 0) {
    return undefined;
  }
  const timer = setInterval(() => {
    if (!ancestors.every(isAlive)) {
      onGone();
    }
  }, parentPollMs);
  return timer.unref();
}
