import { useEffect, useEffectEvent, useRef } from 'react';
import { connection, watchConnection } from './offline.js';

/** Browsers tell of a network a moment before calls get through. So it is asked at once, and when that got no reply, after these pauses. */
const pausesMs: readonly number[] = [1000, 4000];

/** Asks again for what got no reply at all, once there is a network again. `isUnreached`: there was none. */
export function useAskAgain(isUnreached: boolean, ask: () => unknown): void {
  const askNow = useEffectEvent(ask);
  /** The pauses that are left since the network came back. What is asked may end this wait, and begin the next one. */
  const left = useRef<readonly number[]>([]);
  useEffect(() => {
    if (!isUnreached) {
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitOn = () => {
      const [pause, ...later] = left.current;
      clearTimeout(timer);
      if (pause !== undefined) {
        timer = setTimeout(() => {
          left.current = later;
          askNow();
          waitOn();
        }, pause);
      }
    };
    const end = watchConnection(() => {
      if (connection() === 'there') {
        left.current = pausesMs;
        askNow();
        waitOn();
      }
    });
    waitOn();
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [isUnreached]);
}
