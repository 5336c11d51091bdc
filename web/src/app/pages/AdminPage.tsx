import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AccessDenied } from '../../features/admin/AccessDenied.js';
import { AdminDashboard } from '../../features/admin/AdminDashboard.js';
import { AdminWait } from '../../features/admin/AdminWait.js';
import { authApi } from '../../features/auth/auth-api.js';
import { loginReason } from '../../features/auth/login-reason.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { selectCurrentUser, selectEndedSessions, selectPayment, selectSessionStatus } from '../access.js';
import { useAppDispatch, useAppSelector } from '../hooks.js';
import { paths } from '../paths.js';

/** Nobody could say who is signed in. */
function VisitorUnknown() {
  const dispatch = useAppDispatch();
  const ask = () => dispatch(authApi.endpoints.currentUser.initiate(undefined, { forceRefetch: true, subscribe: false }));
  return (
    <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 lg:px-10">
      <Notice isPage role="alert" title="We couldn’t check who you are" text="The dashboard opens as soon as the server answers again.">
        <Button onClick={() => void ask()}>Try again</Button>
      </Notice>
    </div>
  );
}

/**
 * /admin: for administrators. Others who are signed in are told so, and anonymous visitors log in first and come back. It only shows what
 * the server would answer; the server decides.
 */
export function AdminPage() {
  const status = useAppSelector(selectSessionStatus);
  const user = useAppSelector(selectCurrentUser);
  const payment = useAppSelector(selectPayment);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAnonymous = status === 'anonymous';
  const hasEnded = useAppSelector(selectEndedSessions) > 0;

  useEffect(() => {
    if (isAnonymous) {
      void navigate(paths.loginTo(pathname + search), { replace: true, state: hasEnded ? loginReason('ended') : null });
    }
  }, [isAnonymous, hasEnded, navigate, pathname, search]);

  if (user?.isAdmin) {
    return <AdminDashboard admin={user} />;
  }
  if (status === 'unknown') {
    return <VisitorUnknown />;
  }
  return user && payment !== 'checking' ? <AccessDenied /> : <AdminWait />;
}
