import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.js';
import { IconButton } from '../../ui/IconButton.js';

/** Asks whether the new version may take the place of this one. Nothing is loaded anew before somebody says so. */
export function UpdateNotice({ reload }: { reload: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [isPutOff, setPutOff] = useState(false);
  if (isPutOff) {
    return null;
  }
  const accept = () => {
    setBusy(true);
    reload();
  };
  return (
    <aside
      aria-label="New version"
      className="fixed inset-x-2 top-[calc(var(--header)+0.5rem)] z-20 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control border border-edge bg-raised py-2 pr-1 pl-4 shadow-rise-2 md:inset-x-auto md:top-auto md:bottom-4 md:left-4 print:hidden"
    >
      <p role="status" className="min-w-0 flex-1 text-small text-pretty">
        A new version of City Genie is ready
      </p>
      <div className="flex items-center gap-1">
        <Button look="secondary" className="text-small" busy={isBusy} onClick={accept}>
          Reload
        </Button>
        <IconButton label="Not now" onClick={() => setPutOff(true)}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </aside>
  );
}
