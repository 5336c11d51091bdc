import { toastCard } from '../toasts/ToastRegion.js';
import type { AppStore } from './store.js';
import { whenIdle } from './when-idle.js';

/** Starts, after the first sight, what isn't for the eyes: the worker, and whose plans are kept. What fails is made up for at the next start. */
export async function beginLate(store: AppStore): Promise<void> {
  await whenIdle();
  // Loaded before the first one is needed: it may be about a network that isn't there.
  toastCard.preload().catch(() => undefined);
  const { followOwner } = await import('./late/follow-owner.js');
  followOwner(store);
  const { beginSiteWorker } = await import('./late/site-worker.js');
  await beginSiteWorker();
}
