/** Kept while the account page is loaded anew after its user has deleted the account. */
const key = 'city-genie.account-deleted';

/** Makes the account page say that the account is deleted. Not by its address, which anybody could send to anybody. */
export function promiseFarewell(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Without storage the page says nothing; a mail does.
  }
}

/** Whether this is to be said. */
export function isFarewellPromised(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** It has been said. */
export function endFarewell(): void {
  sessionStorage.removeItem(key);
}
