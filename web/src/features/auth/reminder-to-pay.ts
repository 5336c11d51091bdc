const key = 'city-genie.asked-to-pay';

/** Whether this browser session has yet to be asked to pay; from then on it has been. */
export function isFirstReminder(): boolean {
  try {
    const isFirst = sessionStorage.getItem(key) === null;
    sessionStorage.setItem(key, '1');
    return isFirst;
  } catch {
    // Without storage every visit would be the first, and the page never be seen.
    return false;
  }
}

/** Whoever has just decided about their subscription isn't asked to pay for it. */
export const forgoReminder = (): void => void isFirstReminder();
