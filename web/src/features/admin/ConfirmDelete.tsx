import type { ListedUser } from '@city-genie/contracts/admin/routes';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/late/Dialog.js';

type ConfirmDeleteProps = { user: ListedUser; onConfirm: () => void; onClose: () => void };

/** Asks before a user is deleted. The focus is on the way back, so that nobody deletes by pressing Enter once more. */
export function ConfirmDelete({ user, onConfirm, onClose }: ConfirmDeleteProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog title="Delete user" onClose={onClose}>
      <p className="mt-3 wrap-anywhere">Are you sure you want to delete user "{user.username}"? This action cannot be undone.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button look="danger" onClick={confirm}>
          Delete
        </Button>
        <Button ref={cancel} look="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
