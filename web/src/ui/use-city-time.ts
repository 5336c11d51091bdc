import { localMinute } from '@city-genie/city-data/city-clock';
import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;
const checkEveryMs = 10_000;

let clocksAreReady = false;

/** The first look at a clock is slow (see `city-clock.ts`): it is taken in a task of its own, apart from the one that takes over the page. */
function prepareClocks(): void {
  if (!clocksAreReady) {
    localMinute('UTC', 0);
    clocksAreReady = true;
  }
}

function subscribe(onTick: () => void): () => void {
  const interval = setInterval(onTick, checkEveryMs);
  let soon = setTimeout(() => {
    prepareClocks();
    soon = setTimeout(onTick);
  });
  return () => {
    clearInterval(interval);
    clearTimeout(soon);
  };
}

const currentMinute = () => (clocksAreReady ? Math.floor(Date.now() / minuteMs) * minuteMs : undefined);

/** The city's clock, `YYYY-MM-DDTHH:mm`; undefined in prerendered HTML, which is read at any time, and for a moment after it. */
export function useCityTime(timezone: string): string | undefined {
  const now = useSyncExternalStore(subscribe, currentMinute, () => undefined);
  return now === undefined ? undefined : localMinute(timezone, now);
}
