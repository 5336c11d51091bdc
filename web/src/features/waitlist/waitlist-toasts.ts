import { waitlistMessages } from '@city-genie/contracts/waitlist/endpoints';
import type { TypedStartListening } from '@reduxjs/toolkit';
import { toastShown } from '../../toasts/toast-slice.js';
import { waitlistApi } from './waitlist-api.js';

/** Shows a toast when a sign-up succeeds; the form says why one fails. */
export function showWaitlistToasts(startListening: TypedStartListening<unknown>): void {
  startListening({
    matcher: waitlistApi.endpoints.joinWaitlist.matchFulfilled,
    effect: (_action, { dispatch }) => {
      dispatch(
        toastShown({
          tone: 'success',
          title: 'Welcome to the waitlist!',
          text: waitlistMessages.joined,
          durationMs: 5000,
        }),
      );
    },
  });
}
