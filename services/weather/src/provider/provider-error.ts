/**
 * `unavailable`: no answer in time, or a temporary refusal (5xx, 429); a retry may succeed. `unusable`: a permanent refusal or an invalid
 * forecast; a retry won't help.
 */
export type ProviderFault = 'unavailable' | 'unusable';

/** Why there is no forecast. The message contains no address, because that may include a key. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly fault: ProviderFault;
  /** The provider's Retry-After; undefined = not given. */
  readonly retryAfterMs: number | undefined;
  /** False when an immediate retry would only add load. */
  readonly isRetryable: boolean;

  constructor(fault: ProviderFault, message: string, details: { cause?: unknown; retryAfterMs?: number; isRetryable?: boolean } = {}) {
    super(message, { cause: details.cause });
    this.fault = fault;
    this.retryAfterMs = details.retryAfterMs;
    this.isRetryable = details.isRetryable ?? false;
  }
}
