import type { SerializedError, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type ApiError, serverMessage } from '../../api/error-message.js';
import { isStepUpCancelled } from '../../api/step-up.js';
import { toastShown } from '../../toasts/toast-slice.js';

type Failure = ApiError | SerializedError | undefined;

/** Refused until the administrator has a second factor; the page says what to do. */
export const needsSetUp = (error: Failure) => error?.code === 'second_factor_setup_required';

/** The end of a session is told by whoever watches it. */
const isToldElsewhere = (error: Failure) => isStepUpCancelled(error) || needsSetUp(error) || error?.code === 'unauthenticated';

/** A toast with the server's message, or with these words; none where the page says it. */
export function tellFailure(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>, error: Failure, otherwise: string): void {
  if (!isToldElsewhere(error)) {
    dispatch(toastShown({ tone: 'error', title: 'Error', text: serverMessage(error) ?? otherwise }));
  }
}
