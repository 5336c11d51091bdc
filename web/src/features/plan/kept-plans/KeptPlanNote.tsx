import { Button } from '../../../ui/Button.js';
import { cardClass } from '../../../ui/card-class.js';
import { savedText } from './kept-words.js';

/** Above a plan that was kept, since no reply came: how old it is, and the way to a new one. */
export function KeptPlanNote({ savedAtMs, onAgain }: { savedAtMs: number; onAgain: () => void }) {
  return (
    <div className="mx-auto mt-8 max-w-7xl px-4 sm:px-6 lg:px-10">
      <div role="status" className={cardClass('wash', 'flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-4')}>
        <p className="text-pretty">This is the copy saved on {savedText(savedAtMs)}. To change the plan, you need a connection.</p>
        <Button look="secondary" className="print:hidden" onClick={onAgain}>
          Try again
        </Button>
      </div>
    </div>
  );
}
