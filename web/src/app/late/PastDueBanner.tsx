import { usePortal } from '../../features/account/use-portal.js';
import { epochDay } from '../../ui/late/epoch-day.js';
import { textLink } from '../../ui/link-class.js';
import { selectGraceUntil } from '../access.js';
import { useAppSelector } from '../hooks.js';

/** On every page, to a user whose last payment has failed: until when that changes nothing, and the way to another card. */
export function PastDueBanner() {
  const graceUntil = useAppSelector(selectGraceUntil);
  const { act, open } = usePortal();
  if (graceUntil === null) {
    return null;
  }
  return (
    <aside aria-label="Payment" className="border-b-2 border-danger bg-raised print:hidden">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-4 px-4 py-2 text-small sm:px-6 lg:px-10">
        <p className="min-w-0 text-pretty">
          Your last payment didn’t go through. Everything stays open until <span className="whitespace-nowrap">{epochDay(graceUntil)}</span>
          .
        </p>
        <button
          type="button"
          aria-disabled={act.isBusy || undefined}
          aria-busy={act.isBusy || undefined}
          onClick={() => void open()}
          className={`min-h-11 font-medium ${textLink}`}
        >
          Update your card
        </button>
        <p role="alert" className="text-danger empty:absolute">
          {act.failure}
        </p>
      </div>
    </aside>
  );
}
