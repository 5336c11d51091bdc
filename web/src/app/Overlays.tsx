import { Suspense } from 'react';
import { ToastRegion } from '../toasts/ToastRegion.js';
import { failureShown } from '../toasts/toast-slice.js';
import { ErrorBoundary } from '../ui/ErrorBoundary.js';
import { dialogClosed, selectOpenDialog } from './dialog-slice.js';
import { useAppDispatch, useAppSelector } from './hooks.js';
import { ShowPart } from './lazy-part.js';
import type { SiteParts } from './site-parts.js';

/**
 * The waitlist dialog and the toasts. While the dialog is open, toasts are rendered inside it, because everything outside a
 * modal dialog is inert.
 */
export function Overlays({ waitlistDialog }: Pick<SiteParts, 'waitlistDialog'>) {
  const open = useAppSelector(selectOpenDialog) === 'waitlist';
  const dispatch = useAppDispatch();
  if (!open) {
    return <ToastRegion />;
  }
  const onClose = () => dispatch(dialogClosed());
  const onError = () => {
    waitlistDialog.reset();
    onClose();
    dispatch(failureShown('Please try again later.'));
  };
  return (
    <ErrorBoundary fallback={null} onError={onError}>
      <Suspense fallback={<ToastRegion />}>
        <ShowPart part={waitlistDialog} props={{ onClose, toasts: <ToastRegion /> }} />
      </Suspense>
    </ErrorBoundary>
  );
}
