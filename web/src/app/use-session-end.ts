import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { stepUpEnded } from '../api/step-up-actions.js';
import { toastShown } from '../toasts/toast-slice.js';
import { selectEndedSessions } from './access.js';
import { dialogClosed, selectOpenDialog } from './dialog-slice.js';
import { useAppDispatch, useAppSelector } from './hooks.js';
import { leadsToLogin } from './late/leads-to-login.js';
import { memberDialogs } from './late/member-dialogs.js';
import { paths } from './paths.js';

/**
 * Closes the user's dialogs and offers to log in again, with the way back, when a session ends while its user is here
 * (docs/rules/access.md#the-site-follows-the-server).
 */
export function useSessionEnd(): void {
  const dispatch = useAppDispatch();
  const { pathname, search, hash } = useLocation();
  const ended = useAppSelector(selectEndedSessions);
  const open = useAppSelector(selectOpenDialog);
  const told = useRef(ended);
  useEffect(() => {
    if (told.current < ended) {
      told.current = ended;
      if (open !== null && Object.hasOwn(memberDialogs, open)) {
        dispatch(dialogClosed());
      }
      dispatch(stepUpEnded(false));
      if (leadsToLogin(pathname)) {
        // The login page says it.
        return;
      }
      dispatch(
        toastShown({
          tone: 'error',
          title: 'You have been logged out',
          text: 'Your session has ended. Log in to go on where you were.',
          // It may have happened while nobody looked.
          staysOpen: true,
          link: { text: 'Login', to: paths.loginTo(pathname + search + hash) },
        }),
      );
    }
  }, [dispatch, ended, open, pathname, search, hash]);
}
