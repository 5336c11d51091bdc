import { Suspense } from 'react';
import { ToastRegion } from '../toasts/ToastRegion.js';
import { failureShown } from '../toasts/toast-slice.js';
import { ErrorBoundary } from '../ui/ErrorBoundary.js';
import { dialogClosed, selectOpenDialog } from './dialog-slice.js';
import { useAppDispatch, useAppSelector } from './hooks.js';
import { ShowPart } from './lazy-part.js';
import type { SiteParts } from './site-parts.js';

/**
 * The open dialog, if any, and the toasts. While a dialog is open, toasts are rendered inside it, because everything outside a
 * modal dialog is inert.
 */
export function Overlays({ dialogs }: Pick<SiteParts, 'dialogs'>) {
  const open = useAppSelector(selectOpenDialog);
  const dispatch = useAppDispatch();
  const dialog = open && dialogs.get(open);
  if (!dialog) {
    return <ToastRegion />;
  }
  const onClose = () => dispatch(dialogClosed());
  const onError = () => {
    dialog.reset();
    onClose();
    dispatch(failureShown('Please try again later.'));
  };
  return (
    <ErrorBoundary key={open} fallback={null} onError={onError}>
      <Suspense fallback={<ToastRegion />}>
        <ShowPart part={dialog} props={{ onClose, toasts: <ToastRegion /> }} />
      </Suspense>
    </ErrorBoundary>
  );
}
