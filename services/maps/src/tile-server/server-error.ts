/** Why the tile server gave no tile. The message has no address: it may include a key, and where somebody looks. */
export class TileServerError extends Error {
  override name = 'TileServerError';
  /** False when an immediate retry would only add load. */
  readonly isRetryable: boolean;

  constructor(message: string, details: { cause?: unknown; isRetryable?: boolean } = {}) {
    super(message, { cause: details.cause });
    this.isRetryable = details.isRetryable ?? false;
  }
}
