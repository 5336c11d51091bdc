import { DeleteAccountDialog } from '../../features/account/DeleteAccountDialog.js';
import { leaveLayers } from '../../ui/late/use-back.js';
import { selectCurrentUser } from '../access.js';
import type { DialogProps } from '../dialog-table.js';
import { useAppSelector } from '../hooks.js';
import { paths } from '../paths.js';
import { clearStorages } from './clear-storages.js';
import { promiseFarewell } from './farewell.js';
import { pageLoad } from './page-load.js';

/** The dialog that deletes the own account. Afterwards nothing of it stays in the browser, and no way leads back to the page. */
export function DeleteAccount({ onClose, toasts }: DialogProps) {
  const user = useAppSelector(selectCurrentUser);
  const leave = async () => {
    await clearStorages();
    promiseFarewell();
    await leaveLayers();
    pageLoad.replace(paths.account);
  };
  return <DeleteAccountDialog username={user?.username ?? ''} onClose={onClose} onDeleted={() => void leave()} toasts={toasts} />;
}
