import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/late/Dialog.js';

type ConfirmDialogProps = {
  title: string;
  /** What the button says that does it. */
  act: string;
  /** It takes something away. */
  isDanger?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Whom it concerns, and what follows from it. */
  children: ReactNode;
};

/** Asks before something is done to somebody. The focus is on the way back, so that nobody does it by pressing Enter once more. */
export function ConfirmDialog({ title, act, isDanger = false, onConfirm, onClose, children }: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="mt-3 wrap-anywhere">{children}</div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look={isDanger ? 'danger' : 'primary'} onClick={confirm}>
          {act}
        </Button>
        <Button ref={cancel} look="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
