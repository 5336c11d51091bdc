import type { Clock } from '../clock.js';

/** A clock that only moves when told. */
export function fixedClock(iso: string): Clock & { set(iso: string): void; advanceMs(durationMs: number): void } {
  let nowMs = Date.parse(iso);
  return {
    nowMs: () => nowMs,
    set: (next) => {
      nowMs = Date.parse(next);
    },
    advanceMs: (durationMs) => {
      nowMs += durationMs;
    },
  };
}
