import { Button } from '../../ui/Button.js';
import { cardClass } from '../../ui/card-class.js';

const when = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

/** Shown above a plan that was saved for offline use. */
export function LastPlanNote({ savedAtMs, onAgain }: { savedAtMs: number; onAgain: () => void }) {
  return (
    <div className="mx-auto mt-8 max-w-7xl px-4 sm:px-6 lg:px-10">
      <div role="status" className={cardClass('wash', 'flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-4')}>
        <p className="text-pretty">You are offline. This is the plan from {when.format(savedAtMs)}.</p>
        <Button look="secondary" className="print:hidden" onClick={onAgain}>
          Try again
        </Button>
      </div>
    </div>
  );
}
