/** Why the tile server gave no tile. The message has no address: it may include a key, and where somebody looks. */
export class TileServerError extends Error {
  override name = 'TileServerError';
  /** False when an immediate retry would only add load. */
  readonly isRetryable: boolean;
  /** True when it says something about this tile alone: the server may be well. */
  readonly isOfTile: boolean;

  constructor(message: string, details: { cause?: unknown; isRetryable?: boolean; isOfTile?: boolean } = {}) {
    super(message, { cause: details.cause });
    this.isRetryable = details.isRetryable ?? false;
    this.isOfTile = details.isOfTile ?? false;
  }
}
