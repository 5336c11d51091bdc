import { localMinute } from '@city-genie/city-data/city-clock';
import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;
const checkEveryMs = 10_000;

let clocksAreReady = false;

/** The first use of a clock is slow (see `city-clock.ts`), so it runs in its own task, apart from hydration. */
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

/** The city's local time, `YYYY-MM-DDTHH:mm`; undefined in prerendered HTML, which may be read at any time, and shortly after. */
export function useCityTime(timezone: string): string | undefined {
  const now = useSyncExternalStore(subscribe, currentMinute, () => undefined);
  return now === undefined ? undefined : localMinute(timezone, now);
}
