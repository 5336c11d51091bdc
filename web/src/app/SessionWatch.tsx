import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useCurrentUserQuery } from '../features/auth/auth-api.js';
import { useAppDispatch } from './hooks.js';

/** Asks who is signed in, on mount and whenever the window gets the focus (docs/rules/site.md#asked-once). Renders nothing. */
export function SessionWatch() {
  const dispatch = useAppDispatch();
  useCurrentUserQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  useEffect(() => setupListeners(dispatch), [dispatch]);
  return null;
}
