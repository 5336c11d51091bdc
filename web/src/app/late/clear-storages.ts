import { eraseKept } from './erase-kept.js';

/** Clears what the site keeps in a browser. A browser that blocks storage throws, and then it holds nothing either. */
export async function clearStorages(): Promise<void> {
  await eraseKept();
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch (error) {
    reportError(new Error('storage could not be cleared', { cause: error }));
  }
}
