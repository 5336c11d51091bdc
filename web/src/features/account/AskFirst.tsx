import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.js';
import { buttonRow } from '../../ui/late/button-row.js';

type AskFirstProps = {
  title: string;
  /** What the button says that does it. */
  act: string;
  /** What the one says that doesn't. */
  keep: string;
  isDanger?: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What follows from it. */
  children: ReactNode;
};

/** In the place of the button that was pressed. */
function arrive(heading: HTMLElement | null): void {
  heading?.focus();
}

/** Asks before something is changed that costs money, or ends. */
export function AskFirst({ title, act, keep, isDanger = false, isBusy, onConfirm, onClose, children }: AskFirstProps) {
  return (
    <div className="grid w-full gap-3 rounded-card border border-edge p-5">
      <h3 ref={arrive} tabIndex={-1} className="font-semibold">
        {title}
      </h3>
      <div className="grid gap-2 text-pretty">{children}</div>
      <div className={`mt-2 ${buttonRow}`}>
        <Button look={isDanger ? 'danger' : 'primary'} busy={isBusy} onClick={onConfirm}>
          {act}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {keep}
        </Button>
      </div>
    </div>
  );
}
