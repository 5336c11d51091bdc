import { isSignOutNoted, signedOutKey } from './signed-out-key.js';

export const signedOutText = 'You’re signed out everywhere';

/** How a log-out everywhere went. */
type SignOut = 'done' | 'failed';

/** Makes the next page say it. Not by its address, which anybody could send to anybody. */
export function noteSignOut(signOut: SignOut): void {
  try {
    sessionStorage.setItem(signedOutKey, signOut);
  } catch {
    // Without storage nothing says it; the header shows who is here.
  }
}

/** What the next page has to say, if anything. */
export function notedSignOut(): SignOut | undefined {
  if (!isSignOutNoted()) {
    return undefined;
  }
  return sessionStorage.getItem(signedOutKey) === 'failed' ? 'failed' : 'done';
}

/** It has been said. */
export function endSignOutNote(): void {
  if (isSignOutNoted()) {
    sessionStorage.removeItem(signedOutKey);
  }
}
