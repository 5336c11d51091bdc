import { useSyncExternalStore } from 'react';
import { hourIn, type SkyTime, skyTimeOf } from '../../ui/sky-time.js';

const minuteMs = 60_000;
const checkEveryMs = 10_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, checkEveryMs);
  return () => clearInterval(timer);
}

const currentMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs;

type CityClock = { sky: SkyTime; clock: string | null };

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** What clocks show in a city, `17:42`, and the light there. Golden and without a time while prerendered HTML is taken over. */
export function useCityClock(timezone: string): CityClock {
  const now = useSyncExternalStore(subscribe, currentMinute, () => null);
  if (now === null) {
    return { sky: 'golden', clock: null };
  }
  const hour = hourIn(timezone, now);
  const minutes = Math.round(hour * 60);
  return { sky: skyTimeOf(hour), clock: `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}` };
}

/** The light in words. */
export const skyWords: Readonly<Record<SkyTime, string>> = {
  dawn: 'first light',
  day: 'daylight',
  golden: 'golden hour',
  night: 'after dark',
};
