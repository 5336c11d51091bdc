import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../IconButton.js';
import { useModal } from './use-modal.js';

/**
 * A modal dialog based on the native element: it traps the focus, closes on Escape and on the browser's Back, and restores the
 * focus. It is open while mounted; `onClose` must unmount it.
 */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const modal = useModal(onClose);
  const titleId = useId();
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className="m-auto w-[calc(100%-2rem)] max-w-lg rounded-card border border-line bg-paper p-0 text-ink shadow-rise-2"
    >
      <div className="p-6 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-title">
            {title}
          </h2>
          <IconButton label="Close" className="-mt-1.5 -mr-2.5" onClick={onClose}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  );
}
