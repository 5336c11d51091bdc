import { useEffect, useRef } from 'react';
import { connection, watchConnection } from './offline.js';

/** Asks again for what got no reply at all, once there is a network again. `isUnreached`: there was none. */
export function useAskAgain(isUnreached: boolean, ask: () => unknown): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!isUnreached) {
      return;
    }
    return watchConnection(() => {
      if (connection() === 'there') {
        latest.current();
      }
    });
  }, [isUnreached]);
}
