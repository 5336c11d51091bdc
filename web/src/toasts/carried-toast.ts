import type { ToastMessage } from './toast-slice.js';

const key = 'city-genie.toast';

/** Keeps a toast while the next page is loaded as a document of its own. Without storage it is lost. */
export function carryToast(toast: ToastMessage | null): void {
  try {
    if (toast) {
      sessionStorage.setItem(key, JSON.stringify(toast));
    }
  } catch {
    // The page says what matters, too.
  }
}

/** The toast that was kept, as text; only once. */
export function takeToast(): string | null {
  try {
    const toast = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return toast;
  } catch {
    return null;
  }
}
