import { plansOwner } from '../../../api/known-user.js';
import { tileBase } from './tile-base.js';

/** The map's library asks for addresses that begin like this through `tileOf`. */
export const tileScheme = 'kept-tile';

/** So long a kept tile is used without asking, as the gateway has browsers do it. */
const freshMs = 86_400_000;

/** Only while somebody may have it: not of a user who has logged out. The library takes the bytes, so a copy is kept. */
function keep(url: string, data: ArrayBuffer): void {
  if (plansOwner() !== undefined) {
    tileBase.write({ url, savedAtMs: Date.now(), data: data.slice(0) }).catch(() => undefined);
  }
}

/**
 * A tile of the map: the kept one while it is fresh, or when it can't be had.
 *
 * @param url its address as a path
 * @throws when it can't be had, and isn't kept
 */
export async function tileOf(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const kept = await tileBase.read(url).catch(() => undefined);
  if (kept && Date.now() - kept.savedAtMs < freshMs) {
    return kept.data;
  }
  try {
    const reply = await fetch(url, { signal });
    if (!reply.ok) {
      throw new Error(`A tile of the map: ${reply.status}`);
    }
    const data = await reply.arrayBuffer();
    keep(url, data);
    return data;
  } catch (error) {
    if (kept && !signal.aborted) {
      return kept.data;
    }
    throw error;
  }
}
