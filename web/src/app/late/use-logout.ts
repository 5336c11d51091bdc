import { api } from '../../api/api.js';
import { errorStatus } from '../../api/error-message.js';
import { forgetUser, noteLeaving } from '../../api/known-user.js';
import { offlineText } from '../../api/offline.js';
import { logoutApi } from '../../features/auth/logout-api.js';
import { noteSignOut } from '../../features/auth/signed-out-note.js';
import { carryToast } from '../../toasts/carried-toast.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { mayLeavePage } from '../../ui/late/leaving.js';
import { leaveLayers } from '../../ui/late/use-back.js';
import { useAppDispatch } from '../hooks.js';
import { paths } from '../paths.js';
import { clearStorages } from './clear-storages.js';
import { eraseKept } from './erase-kept.js';
import { pageLoad } from './page-load.js';

const { logout, forceLogout } = logoutApi.endpoints;

/** What is said of a log-out without a network. */
const laterToast = {
  tone: 'success',
  title: 'You’ll be logged out when you’re connected',
  text: 'Your saved plans are already gone from this browser.',
} as const;

/** The two ways out (docs/rules/accounts.md#logging-out). Both load a page anew, which drops what the visitor has seen. */
export function useLogout() {
  const dispatch = useAppDispatch();

  /** Ends this session, erases the plans that are kept, and goes home. Without a network the session ends later (`finish-leaving.ts`). */
  const logOut = async () => {
    if (!mayLeavePage()) {
      return;
    }
    const { error } = await dispatch(logout.initiate(undefined, { track: false }));
    const isLater = errorStatus(error) === 0 && noteLeaving();
    if (isLater) {
      carryToast(laterToast);
    } else if (error) {
      reportError(new Error('logout failed', { cause: error }));
      dispatch(toastShown({ tone: 'error', title: 'Error', text: 'Failed to logout. Please try again.' }));
      return;
    }
    forgetUser();
    await eraseKept();
    pageLoad.open(paths.home);
  };

  /**
   * Ends all sessions of the user, wherever they are. Reloads in any case, so that the page shows who is here now and says how it went,
   * unless nothing was asked of the server. @returns false then
   */
  const logOutEverywhere = async (): Promise<boolean> => {
    const offline = offlineText();
    if (offline !== undefined) {
      dispatch(toastShown({ tone: 'error', title: 'Error', text: offline }));
      return false;
    }
    if (!mayLeavePage()) {
      return false;
    }
    dispatch(api.util.resetApiState());
    const { error } = await dispatch(forceLogout.initiate(undefined, { track: false }));
    if (error) {
      reportError(new Error('logging out everywhere failed', { cause: error }));
    } else {
      await clearStorages();
    }
    await leaveLayers();
    // At the very end: the page that is still here may lead to the login, which reads it once.
    noteSignOut(error ? 'failed' : 'done');
    pageLoad.reload();
    return true;
  };

  return { logOut, logOutEverywhere };
}
