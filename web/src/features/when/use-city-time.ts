import { useEffect, useState } from 'react';
import { useHydrated } from '../../ui/use-hydrated.js';
import { localTime } from './start-times.js';

const tickMs = 20_000;

/** The city's clock, `YYYY-MM-DDTHH:mm`; undefined in prerendered HTML, which is read at any time. */
export function useCityTime(timezone: string): string | undefined {
  const hydrated = useHydrated();
  const [text, setText] = useState(() => localTime(timezone, Date.now()));
  useEffect(() => {
    const tick = () => setText(localTime(timezone, Date.now()));
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [timezone]);
  return hydrated ? text : undefined;
}
