import { tileBase } from './tile-base.js';

/** Forgets what is kept of maps. Storage that is refused holds nothing. */
export const eraseKeptMap = (): Promise<void> => tileBase.erase().catch(() => undefined);
