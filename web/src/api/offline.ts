/** `none`: the browser has no network. `unreached`: it says that it has one, but the last call got no reply at all. */
export type Connection = 'there' | 'none' | 'unreached';

let hasFailed = false;
const listeners = new Set<() => void>();

/** How the network is, as far as it is known. A browser that claims to be online may be wrong. */
export function connection(): Connection {
  if (typeof navigator !== 'undefined' && navigator.onLine === false) {
    return 'none';
  }
  return hasFailed ? 'unreached' : 'there';
}

/** Notes whether a call has got a reply, whatever it said. */
export function noteReply(isThere: boolean): void {
  if (hasFailed === isThere) {
    hasFailed = !isThere;
    tell();
  }
}

function tell(): void {
  for (const listener of listeners) {
    listener();
  }
}

const cameBack = () => {
  hasFailed = false;
  tell();
};

/** Calls back when the connection may be another one. @returns how to end that */
export function watchConnection(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('offline', tell);
    addEventListener('online', cameBack);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      removeEventListener('offline', tell);
      removeEventListener('online', cameBack);
    }
  };
}

/** What is said when a call gets no reply because the browser is offline. A browser that claims to be online may be wrong. */
export function offlineText(): string | undefined {
  return navigator.onLine === false ? 'You are offline. Please try again when you are connected.' : undefined;
}
