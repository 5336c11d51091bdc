import { useEffect, useRef } from 'react';

/** Starts something after a delay in milliseconds, unless the page is left before or another start is asked for. */
export function useDelay(): (start: () => void, delayMs: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (start, delayMs) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(start, delayMs);
  };
}
