import { useCallback } from 'react';
import { askSubscriptionStatus } from '../../features/auth/subscription-status-api.js';
import { useAppDispatch } from '../hooks.js';

/** Asks the server whether a user has nothing to pay; false also when it can't tell. The answer is known to the whole site. */
export function useIsPaid(userId: string): () => Promise<boolean> {
  const dispatch = useAppDispatch();
  return useCallback(async () => {
    const { data } = await dispatch(askSubscriptionStatus(userId));
    return data?.success === true;
  }, [dispatch, userId]);
}
