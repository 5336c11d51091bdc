import type { SerializedError, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../api/api.js';
import { type ApiError, serverMessage } from '../../api/error-message.js';
import { isStepUpCancelled } from '../../api/step-up.js';
import { paths } from '../../app/paths.js';
import { toastShown } from '../../toasts/toast-slice.js';

export type Failure = ApiError | SerializedError | undefined;

/** How a call that was begun fails, as RTK Query tells it. */
type Rejection = { isUnhandledError: false; error: ApiError } | { isUnhandledError: true; error: unknown };

/** Refused until the administrator has a second factor; the page says what to do. */
export const needsSetUp = (error: Failure): boolean => error?.code === 'second_factor_setup_required';

/** The end of a session is told by whoever watches it. */
const isToldElsewhere = (error: Failure) => isStepUpCancelled(error) || needsSetUp(error) || error?.code === 'unauthenticated';

/** The way to a user; to what was done to them when they are gone. */
function wayTo({ id, username }: { id: string; username: string }, error: Failure): { text: string; to: string } {
  return error?.code === 'not_found'
    ? { text: `What happened to ${username}`, to: `${paths.admin}?${new URLSearchParams({ tab: 'audit', user: id })}` }
    : { text: `Show ${username}`, to: `${paths.admin}?${new URLSearchParams({ q: username })}` };
}

/**
 * A toast with the server's message, or with these words if it has none. Whoever is refused may have lost their rights, or the browser has
 * another administrator's session by now, so the site asks who is here.
 *
 * @param about whom it concerns: the ordered words leave no room for a name, so a link below them has it
 */
export function tellFailure(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  rejection: Rejection,
  otherwise: string,
  about?: { id: string; username: string },
): void {
  const error = rejection.isUnhandledError ? undefined : rejection.error;
  if (!isToldElsewhere(error)) {
    const text = serverMessage(error) ?? otherwise;
    dispatch(toastShown({ tone: 'error', title: 'Error', text, ...(about && { link: wayTo(about, error) }) }));
  }
  if (error?.code === 'forbidden') {
    dispatch(api.util.invalidateTags(['CurrentUser']));
  }
}
