import { useEffect } from 'react';
import { takeToast } from '../toasts/carried-toast.js';
import { useAppDispatch } from './hooks.js';

/** Shows the toast that a page before could no longer show. */
export function useCarriedToast(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const toast = takeToast();
    if (toast !== null) {
      void import('./late/carried-toast.js').then(({ showToast }) => showToast(toast, dispatch));
    }
  }, [dispatch]);
}
