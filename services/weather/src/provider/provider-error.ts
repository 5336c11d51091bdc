/**
 * `unavailable`: no answer in time, or one that says "not now" (5xx, 429): it may be there again in a moment.
 * `unusable`: it answered, but with a refusal or with something that is no forecast: asking again at once won't help.
 */
export type ProviderFault = 'unavailable' | 'unusable';

/** Why there is no forecast. The message names no address, because that may carry a key. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly fault: ProviderFault;
  /** How long the provider wants to be left alone; undefined = it didn't say. */
  readonly retryAfterMs: number | undefined;
  /** False where a second try in the same breath would only add to the load. */
  readonly isRetryable: boolean;

  constructor(fault: ProviderFault, message: string, details: { cause?: unknown; retryAfterMs?: number; isRetryable?: boolean } = {}) {
    super(message, { cause: details.cause });
    this.fault = fault;
    this.retryAfterMs = details.retryAfterMs;
    this.isRetryable = details.isRetryable ?? false;
  }
}
