import { accountPageMessages } from '@city-genie/contracts/account/endpoints';
import { toastShown } from '../../toasts/toast-slice.js';
import { farewellKey } from '../farewell-key.js';

/** Long enough to be read by somebody who has just seen a page go. */
const durationMs = 10_000;

/** Makes the next page say that the account is deleted. Not by its address, which anybody could send to anybody. */
export function promiseFarewell(): void {
  try {
    sessionStorage.setItem(farewellKey, '1');
  } catch {
    // Without storage the page says nothing; a mail does.
  }
}

/** The words, once. */
export function farewell() {
  sessionStorage.removeItem(farewellKey);
  const text = 'Everything that we kept about you goes with it. Thank you for travelling with us.';
  return toastShown({ tone: 'success', title: accountPageMessages.deleted, text, durationMs });
}
