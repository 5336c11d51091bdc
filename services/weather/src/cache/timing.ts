export type CacheTiming = {
  /** A caller's whole wait, stores included; the answer is then 503. */
  callerWaitMs: number;
  /** A caller for whom there is an old forecast waits no longer than this for a new one. */
  staleWaitMs: number;
  /** How often a replica looks whether the one with the lock is done, and how many times. */
  pollMs: number;
  polls: number;
  /** Longer than a load and the writing of its result; a replica that died with the lock blocks the others no longer. */
  lockMs: number;
  /** After a renewal that failed, while there is an old forecast to show: nobody waits for the next failure. */
  restMs: number;
  /** What a 503 tells the caller. */
  retryAfterSeconds: number;
};

/** Every answer comes within two seconds, whatever Redis and the provider do, and within ten the service notices that the provider is back. */
export const cacheTiming: CacheTiming = {
  callerWaitMs: 1800,
  staleWaitMs: 1000,
  pollMs: 50,
  polls: 50,
  lockMs: 4000,
  restMs: 5000,
  retryAfterSeconds: 5,
};
