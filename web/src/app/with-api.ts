import type { AppStore } from './store.js';

/** Loads something that talks to the server, together with what that takes. */
export async function withApi<T>(store: AppStore, load: () => Promise<T>): Promise<T> {
  const [{ attachApi }, loaded] = await Promise.all([import('./attach-api.js'), load()]);
  attachApi(store);
  return loaded;
}
