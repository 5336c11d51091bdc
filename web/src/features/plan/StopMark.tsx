import { Undo2 } from 'lucide-react';
import type { Mark } from './marks.js';
import type { StopSteps } from './stop-steps.js';

/** What the visitor's last steps made of a stop, and the way back. */
export function StopMark({ mark, onUndo }: { mark: Mark; onUndo: StopSteps['onUndo'] | undefined }) {
  const { text, undo } = mark;
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 text-small print:hidden">
      <span className="rounded-control bg-wash px-2.5 py-1 font-medium">{text}</span>
      {undo && onUndo && (
        <button
          type="button"
          onClick={() => onUndo(undo.act)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-medium underline decoration-accent decoration-2 underline-offset-4 hover:bg-sunk"
        >
          <Undo2 aria-hidden="true" strokeWidth={1.8} className="size-4" />
          <span>
            {undo.text}
            <span className="sr-only">: {text}</span>
          </span>
        </button>
      )}
    </p>
  );
}
