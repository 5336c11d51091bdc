import type { ReactNode } from 'react';
import { offlineText } from '../api/offline.js';
import { stepUpEnded } from '../api/step-up-actions.js';
import { ToastRegion } from '../toasts/ToastRegion.js';
import { failureShown } from '../toasts/toast-slice.js';
import { ErrorBoundary } from '../ui/ErrorBoundary.js';
import { LatePart } from '../ui/lazy-part.js';
import { dialogClosed, selectIsStepUpAsked, selectOpenDialog } from './dialog-slice.js';
import type { DialogName } from './dialog-table.js';
import { useAppDispatch, useAppSelector } from './hooks.js';
import type { SiteParts } from './site-parts.js';

type OpenDialogProps = Pick<SiteParts, 'dialogs'> & { name: DialogName; onClose: () => void; toasts: ReactNode };

/** A dialog of the table. One that can't be loaded closes, and a toast says so. */
function OpenDialog({ dialogs, name, onClose, toasts }: OpenDialogProps) {
  const dispatch = useAppDispatch();
  const dialog = dialogs.get(name);
  if (!dialog) {
    return toasts;
  }
  const onError = () => {
    onClose();
    dispatch(failureShown(offlineText() ?? 'Please try again later.'));
  };
  return (
    <ErrorBoundary key={name} fallback={null} onError={onError}>
      <LatePart part={dialog} props={{ onClose, toasts }} waiting={toasts} />
    </ErrorBoundary>
  );
}

/**
 * The open dialog, if any, above it the step-up, and the toasts. While a dialog is open, toasts are rendered inside the upper one, because
 * everything outside a modal dialog is inert.
 */
export function Overlays({ dialogs }: Pick<SiteParts, 'dialogs'>) {
  const open = useAppSelector(selectOpenDialog);
  const isStepUpAsked = useAppSelector(selectIsStepUpAsked);
  const dispatch = useAppDispatch();
  const toasts = <ToastRegion />;
  return (
    <>
      {open && <OpenDialog dialogs={dialogs} name={open} onClose={() => dispatch(dialogClosed())} toasts={isStepUpAsked ? null : toasts} />}
      {isStepUpAsked && <OpenDialog dialogs={dialogs} name="stepUp" onClose={() => dispatch(stepUpEnded(false))} toasts={toasts} />}
      {!open && !isStepUpAsked && toasts}
    </>
  );
}
