import type { CurrentUser } from '@city-genie/contracts/auth/routes';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { offlineText } from '../../api/offline.js';
import { authApi } from '../../features/auth/auth-api.js';
import { loginReason } from '../../features/auth/login-reason.js';
import { Button } from '../../ui/Button.js';
import { leaveLayers } from '../../ui/late/use-back.js';
import { Notice } from '../../ui/Notice.js';
import { selectCurrentUser, selectEndedSessions, selectSessionStatus } from '../access.js';
import { useAppDispatch, useAppSelector } from '../hooks.js';
import { paths } from '../paths.js';

type UserOnlyProps = {
  /** Shown until it is known who is here. */
  waiting: ReactNode;
  children: (user: CurrentUser) => ReactNode;
};

/** For signed-in users, whether they have paid or not. Others are led to log in, where they are told why, and back. */
export function UserOnly({ waiting, children }: UserOnlyProps) {
  const status = useAppSelector(selectSessionStatus);
  const user = useAppSelector(selectCurrentUser);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isAnonymous = status === 'anonymous';
  const hasEnded = useAppSelector(selectEndedSessions) > 0;
  useEffect(() => {
    let isStale = false;
    const leadToLogin = async () => {
      // What lay above the page has gone with its user, and its entry of the history must not take that of the login page along.
      await leaveLayers();
      if (!isStale) {
        await navigate(paths.loginTo(pathname + search + hash), { replace: true, state: hasEnded ? loginReason('ended') : null });
      }
    };
    if (isAnonymous) {
      void leadToLogin();
    }
    return () => {
      isStale = true;
    };
  }, [isAnonymous, hasEnded, pathname, search, hash, navigate]);
  if (user) {
    return children(user);
  }
  if (status !== 'unknown') {
    return waiting;
  }
  const ask = () => void dispatch(authApi.endpoints.currentUser.initiate(undefined, { forceRefetch: true, subscribe: false }));
  return (
    <Notice
      role="alert"
      title="We couldn’t check who you are"
      text={offlineText() ?? 'City Genie could not be reached. Please try again in a moment.'}
    >
      <Button onClick={ask}>Try again</Button>
    </Notice>
  );
}
