import { Ban, Pin, PinOff, Repeat2, Shuffle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StopSteps } from './stop-steps.js';

type ActionProps = { icon: ReactNode; text: string; name: string; onClick: () => void };

function Action({ icon, text, name, onClick }: ActionProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-small font-medium hover:bg-sunk"
    >
      {icon}
      <span>
        {text}
        <span className="sr-only">: {name}</span>
      </span>
    </button>
  );
}

/** Pins a stop, swaps it, excludes it for good, or has what follows made anew, too. */
export function StopActions({ id, name, steps }: { id: string; name: string; steps: StopSteps }) {
  const isPinned = steps.pinned.includes(id);
  const icon = { 'aria-hidden': true, strokeWidth: 1.8, className: 'size-4' } as const;
  return (
    <div className="-ml-3 flex flex-wrap print:hidden">
      {isPinned ? (
        <Action icon={<PinOff {...icon} />} text="Unpin" name={name} onClick={() => steps.onUnpin(id)} />
      ) : (
        <Action icon={<Pin {...icon} />} text="Pin" name={name} onClick={() => steps.onPin(id)} />
      )}
      <Action icon={<Repeat2 {...icon} />} text="Swap" name={name} onClick={() => steps.onSwap(id)} />
      <Action icon={<Ban {...icon} />} text="Not for me" name={name} onClick={() => steps.onExclude(id)} />
      {steps.canRenewFrom(id) && (
        <Action icon={<Shuffle {...icon} />} text="Other ideas from here on" name={name} onClick={() => steps.onRenewFrom(id)} />
      )}
    </div>
  );
}
