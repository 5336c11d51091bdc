export type RestartPolicy = {
  /** Deaths within the window after which it isn't restarted. */
  maxDeaths: number;
  windowMs: number;
  firstDelayMs: number;
  maxDelayMs: number;
};

export const restartPolicy: RestartPolicy = { maxDeaths: 6, windowMs: 60_000, firstDelayMs: 250, maxDelayMs: 4000 };

/**
 * The delay before the next start, doubling with each recent death; undefined when it died too often.
 *
 * @param deaths times of all deaths so far, including the latest, in epoch milliseconds
 */
export function restartDelayMs(deaths: readonly number[], nowMs: number, policy: RestartPolicy): number | undefined {
  const recent = deaths.filter((time) => nowMs - time < policy.windowMs).length;
  return recent >= policy.maxDeaths ? undefined : Math.min(policy.maxDelayMs, policy.firstDelayMs * 2 ** Math.max(0, recent - 1));
}
