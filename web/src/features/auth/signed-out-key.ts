/** Kept while a page is loaded anew after a log-out everywhere, since nothing else of the page stays. */
export const signedOutKey = 'city-genie.signed-out';

/** Whether it is still to be said. A file of its own, since the first load asks. */
export function isSignOutNoted(): boolean {
  try {
    return sessionStorage.getItem(signedOutKey) !== null;
  } catch {
    return false;
  }
}
