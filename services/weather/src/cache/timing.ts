export type CacheTiming = {
  /** A caller's longest wait, stores included; then the reply is 503. */
  callerWaitMs: number;
  /** The longest wait for a new forecast when an old one can be shown. */
  staleWaitMs: number;
  /** The pause after a failed renewal while a forecast can be shown: nobody waits for the next failure. */
  restMs: number;
  /** Retry-After of the 503. */
  retryAfterSeconds: number;
};

/**
 * Every reply comes within two seconds, whatever Redis and the provider do, and the service notices within ten that the provider is back.
 */
export const cacheTiming: CacheTiming = {
  callerWaitMs: 1800,
  staleWaitMs: 1000,
  restMs: 5000,
  retryAfterSeconds: 5,
};
