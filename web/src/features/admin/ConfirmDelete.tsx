import type { ListedUser } from '@city-genie/contracts/admin/routes';
import { ConfirmDialog } from './ConfirmDialog.js';

type ConfirmDeleteProps = { user: ListedUser; onConfirm: () => void; onClose: () => void };

/** Asks before a user is deleted. */
export function ConfirmDelete({ user, ...steps }: ConfirmDeleteProps) {
  return (
    <ConfirmDialog title="Delete user" act="Delete" isDanger {...steps}>
      <p>Are you sure you want to delete user "{user.username}"? This action cannot be undone.</p>
    </ConfirmDialog>
  );
}
