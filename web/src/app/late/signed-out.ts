import { endSignOutNote, notedSignOut, signedOutText } from '../../features/auth/signed-out-note.js';
import { toastShown } from '../../toasts/toast-slice.js';
import type { AppDispatch } from '../store.js';
import { leadsToLogin } from './leads-to-login.js';

/** Nobody knows how far it got. */
const failedText = 'Signing out everywhere may not have worked, so other browsers may still be signed in. Please try again.';

/** Says in a toast how a log-out everywhere went, unless it has worked and the page leads to the login page, which says that itself. */
export function tellSignOut(openedAt: string, dispatch: AppDispatch): void {
  const noted = notedSignOut();
  if (noted === 'failed') {
    endSignOutNote();
    dispatch(toastShown({ tone: 'error', title: 'Error', text: failedText }));
  } else if (noted === 'done' && !leadsToLogin(openedAt)) {
    endSignOutNote();
    dispatch(toastShown({ tone: 'success', title: signedOutText }));
  }
}
