import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isSignOutNoted } from '../features/auth/signed-out-key.js';
import { useAppDispatch } from './hooks.js';

/** Says to whoever has just signed out everywhere how that went. */
export function useSignedOutNote(): void {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  useEffect(() => {
    if (isSignOutNoted()) {
      void import('./late/signed-out.js').then(({ tellSignOut }) => tellSignOut(openedAt, dispatch));
    }
  }, [dispatch, openedAt]);
}
