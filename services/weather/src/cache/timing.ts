export type CacheTiming = {
  /** A caller's whole wait, stores included; the answer is then 503. */
  callerWaitMs: number;
  /** A caller for whom there is an old forecast waits no longer than this for a new one. */
  staleWaitMs: number;
  /** After a renewal that failed, while there is a forecast to show: nobody waits for the next failure. */
  restMs: number;
  /** What a 503 tells the caller. */
  retryAfterSeconds: number;
};

/** Every answer comes within two seconds, whatever Redis and the provider do, and within ten the service notices that the provider is back. */
export const cacheTiming: CacheTiming = {
  callerWaitMs: 1800,
  staleWaitMs: 1000,
  restMs: 5000,
  retryAfterSeconds: 5,
};
