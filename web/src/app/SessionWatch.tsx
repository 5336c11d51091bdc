import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { errorStatus } from '../api/error-message.js';
import { useAskAgain } from '../api/use-ask-again.js';
import { useCurrentUserQuery } from '../features/auth/auth-api.js';
import { askSubscriptionStatus } from '../features/auth/subscription-status-api.js';
import { selectCurrentUser, selectPayment } from './access.js';
import { useAppDispatch, useAppSelector } from './hooks.js';
import { useSessionEnd } from './use-session-end.js';

/**
 * Asks who is signed in, on mount and whenever the window gets the focus, and then whether they have paid, once for every user
 * (docs/rules/site.md#asked-once). Says when the session ends. Renders nothing.
 */
export function SessionWatch() {
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectCurrentUser)?.id;
  const isToBeAsked = useAppSelector(selectPayment) === 'checking';
  const { error, refetch } = useCurrentUserQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  useAskAgain(errorStatus(error) === 0, refetch);
  useSessionEnd();
  useEffect(() => setupListeners(dispatch), [dispatch]);
  useEffect(() => {
    if (userId !== undefined && isToBeAsked) {
      void dispatch(askSubscriptionStatus(userId));
    }
  }, [dispatch, userId, isToBeAsked]);
  return null;
}
