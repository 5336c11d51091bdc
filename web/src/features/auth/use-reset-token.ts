import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import { toastShown } from '../../toasts/toast-slice.js';

function tokenIn(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string' ? state.token : undefined;
}

/**
 * The token of a reset link. It is moved from the address, where it could be seen and copied, into the entry of the history, which a
 * reload keeps. Without one, the visitor is led to where links are asked for, unless `isUsed`: the password has just been reset.
 */
export function useResetToken(isUsed: boolean): string | undefined {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const inAddress = new URLSearchParams(search).get('token') || undefined;
  const kept = tokenIn(state);

  useEffect(() => {
    if (inAddress !== undefined) {
      void navigate(paths.resetPassword, { replace: true, state: { token: inAddress } });
    } else if (kept === undefined && !isUsed) {
      dispatch(toastShown({ tone: 'error', title: 'Invalid Link', text: 'This password reset link is invalid or expired.' }));
      void navigate(paths.forgotPassword, { replace: true });
    } else if (kept !== undefined && isUsed) {
      void navigate(paths.resetPassword, { replace: true });
    }
  }, [inAddress, kept, isUsed, dispatch, navigate]);

  return inAddress ?? kept;
}
