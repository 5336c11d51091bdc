import { isSignOutNoted, signedOutKey } from './signed-out-key.js';

export const signedOutText = 'You’re signed out everywhere';

/** Makes the next page say it. Not by its address, which anybody could send to anybody. */
export function noteSignOut(): void {
  try {
    sessionStorage.setItem(signedOutKey, '1');
  } catch {
    // Without storage nothing says it; the header shows it.
  }
}

/** It has been said. */
export function endSignOutNote(): void {
  if (isSignOutNoted()) {
    sessionStorage.removeItem(signedOutKey);
  }
}
