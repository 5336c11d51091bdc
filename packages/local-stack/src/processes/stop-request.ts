import { isAlive } from './identity.js';
import { npmAncestors } from './npm-ancestors.js';

/** A wish to stop: Ctrl-C, SIGTERM, a closed terminal, or the death of the process that started this one. */
export type StopRequest = {
  /** Aborted with the first wish. */
  signal: AbortSignal;
  /** Resolves with the first wish. */
  wanted: Promise<undefined>;
  /** What a second signal does; until this is called it ends the process at once. */
  onInsist: (callback: () => void) => void;
  dispose: () => void;
};

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const parentPollMs = 500;

/** Listens for the wish to stop, instead of ending at once as signals do by default. */
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
  // A closed terminal can't be written to any more; that must not end the clean-up.
  const ignore = (): void => undefined;
  process.stdout.on('error', ignore);
  process.stderr.on('error', ignore);
  const parentWatch = watchParent(() => controller.abort());
  return {
    signal: controller.signal,
    wanted: new Promise((resolve) => {
      controller.signal.addEventListener('abort', () => resolve(undefined), { once: true });
    }),
    onInsist: (callback) => {
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

/** Under npm, npm's death is the end. */
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
