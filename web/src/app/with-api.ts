import type { AppStore } from './store.js';

/** Loads a module together with the API that it needs. */
export async function withApi<T>(store: AppStore, load: () => Promise<T>): Promise<T> {
  const [{ attachApi }, loaded] = await Promise.all([import('./attach-api.js'), load()]);
  attachApi(store);
  return loaded;
}
