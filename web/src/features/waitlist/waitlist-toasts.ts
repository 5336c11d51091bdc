import { waitlistMessages } from '@city-genie/contracts/waitlist/endpoints';
import type { TypedStartListening } from '@reduxjs/toolkit';
import { serverMessage } from '../../api/error-message.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { waitlistApi } from './waitlist-api.js';

/** Shows a toast when a sign-up succeeds or fails. */
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

  startListening({
    matcher: waitlistApi.endpoints.joinWaitlist.matchRejected,
    effect: ({ payload }, { dispatch }) => {
      dispatch(toastShown({ tone: 'error', title: 'Something went wrong', text: serverMessage(payload) ?? 'Please try again later.' }));
    },
  });
}
