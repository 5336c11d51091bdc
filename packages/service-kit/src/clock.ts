/** Injected wherever time decides something, so that tests choose it. */
export type Clock = { nowMs(): number };

export const systemClock: Clock = { nowMs: () => Date.now() };

/** Whole seconds since the epoch. */
export function epochSeconds(clock: Clock): number {
  return Math.floor(clock.nowMs() / 1000);
}
