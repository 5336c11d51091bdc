import { useSyncExternalStore } from 'react';
import { localTime } from './local-time.js';

const minuteMs = 60_000;
const checkEveryMs = 10_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, checkEveryMs);
  return () => clearInterval(timer);
}

const currentMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs;

/** The city's clock, `YYYY-MM-DDTHH:mm`; undefined in prerendered HTML, which is read at any time. */
export function useCityTime(timezone: string): string | undefined {
  const now = useSyncExternalStore(subscribe, currentMinute, () => undefined);
  return now === undefined ? undefined : localTime(timezone, now);
}
