import { useEffect, useRef, useState } from 'react';

/** Calls `onEnd` after `durationMs`, not counting paused time; null = never. */
export function useToastTimer(durationMs: number | null, onEnd: () => void): { pause: () => void; resume: () => void } {
  const [paused, setPaused] = useState(false);
  const leftMs = useRef(durationMs);
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    const startedAt = performance.now();
    const remainingMs = leftMs.current;
    if (paused || remainingMs === null) {
      return;
    }
    const timer = setTimeout(() => end.current(), remainingMs);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(0, remainingMs - (performance.now() - startedAt));
    };
  }, [paused]);

  return { pause: () => setPaused(true), resume: () => setPaused(false) };
}
