import { useState } from 'react';
import { Button } from '../../ui/Button.js';
import { buttonRow } from '../../ui/late/button-row.js';
import { Dialog } from '../../ui/late/Dialog.js';
import type { DialogProps } from '../dialog-table.js';
import { useLogout } from './use-logout.js';

/** Asks before all sessions of the user end, this one included. */
export function SignOutEverywhere({ onClose, toasts }: DialogProps) {
  const { logOutEverywhere } = useLogout();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    // The page is left as soon as it has loaded anew.
    setBusy(true);
    setBusy(await logOutEverywhere());
  };
  return (
    <Dialog title="Sign out everywhere?" onClose={onClose}>
      <p className="mt-2 text-ink-soft">This signs you out in every browser, and in this one, too. To come back, you log in again.</p>
      <div className={`mt-6 ${buttonRow}`}>
        <Button look="danger" busy={isBusy} onClick={() => void leave()}>
          {isBusy ? 'Signing out…' : 'Sign out everywhere'}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {toasts}
    </Dialog>
  );
}
