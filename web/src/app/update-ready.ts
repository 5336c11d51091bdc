let reload: (() => void) | undefined;
const listeners = new Set<() => void>();

/** A new version of the site that waits until the visitor agrees. */
export const updateReady = {
  /** Puts the new version in place and loads the page anew; undefined while there is none. */
  reload: (): (() => void) | undefined => reload,
  tell: (next: (() => void) | undefined): void => {
    reload = next;
    for (const listener of listeners) {
      listener();
    }
  },
  watch: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
