import { hasSessionHint } from './session-hint.js';
import { storedFlag } from './stored-flag.js';

const key = 'city-genie.user';

/** Whose plans are kept in a browser where nobody is signed in. */
export const guest = 'guest';

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) {
    listener();
  }
}

/** The id of the user whom the server has named last in this browser; null when there is none, or storage is blocked. */
export function knownUser(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** That somebody has logged out here without a network: their session is still to be ended, until the server knows or somebody logs in. */
export const { set: noteLeaving, isSet: isLeaving, clear: endLeaving } = storedFlag(() => localStorage, 'city-genie.leaving');

/** Notes who is signed in, so that a start without a network knows it, too; not who has logged out. The id opens nothing. */
export function rememberUser(id: string): void {
  if (knownUser() === id || isLeaving()) {
    return;
  }
  try {
    localStorage.setItem(key, id);
  } catch {
    // Without storage nothing is kept for anybody.
  }
  tell();
}

/** Nobody is signed in any more. */
export function forgetUser(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then it was never there.
  }
  tell();
}

/**
 * Whom kept plans belong to at the moment: the known user while the hint cookie says that somebody is signed in, else the guest. Undefined
 * while somebody is signed in and nobody knows who: then nothing is kept or shown.
 */
export function plansOwner(): string | undefined {
  return hasSessionHint() ? (knownUser() ?? undefined) : guest;
}

/** Calls back when the owner may be another one. @returns how to end that */
export function watchOwner(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
