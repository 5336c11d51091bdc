import { endSignOutNote, signedOutText } from '../../features/auth/signed-out-note.js';
import { toastShown } from '../../toasts/toast-slice.js';
import type { AppDispatch } from '../store.js';
import { leadsToLogin } from './leads-to-login.js';

/** Says it in a toast, unless the page leads to the login page, which says it itself. */
export function tellSignOut(openedAt: string, dispatch: AppDispatch): void {
  if (!leadsToLogin(openedAt)) {
    endSignOutNote();
    dispatch(toastShown({ tone: 'success', title: signedOutText }));
  }
}
