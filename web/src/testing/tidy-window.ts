import { noteReply } from '../api/offline.js';

/** Removes what a test or the site left in the window, which the tests of a worker share. Cookies excepted: no test sets any. */
export function tidyWindow(): void {
  noteReply(true);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) {
      element.removeAttribute(name);
    }
  }
}
