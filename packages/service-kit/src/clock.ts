/** Injected wherever time matters, so that tests control it. */
export type Clock = { nowMs(): number };

export const systemClock: Clock = { nowMs: () => Date.now() };

/** Whole seconds since the epoch. */
export function epochSeconds(clock: Clock): number {
  return Math.floor(clock.nowMs() / 1000);
}
