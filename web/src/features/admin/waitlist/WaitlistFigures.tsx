import { Button } from '../../../ui/Button.js';
import { KeyFigures } from '../analytics/KeyFigures.js';
import { countText } from '../user-words.js';
import type { WaitlistFigures as Figures } from './entries-api.js';

type WaitlistFiguresProps = {
  figures: Figures | undefined;
  hasFailed: boolean;
  /** They are being read. */
  isBusy: boolean;
  onAgain: () => void;
};

/** What the whole list adds up to, whatever the filters are. */
export function WaitlistFigures({ figures, hasFailed, isBusy, onAgain }: WaitlistFiguresProps) {
  if (hasFailed) {
    return (
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-small">
        <p role="status">The figures could not be read.</p>
        <Button look="secondary" className="text-small" busy={isBusy} onClick={onAgain}>
          Read the figures again
        </Button>
      </div>
    );
  }
  const words = (count: number | undefined) => (count === undefined ? undefined : countText(count));
  return (
    <div aria-busy={isBusy}>
      <KeyFigures
        figures={[
          ['Total', words(figures?.total)],
          ['Confirmed', words(figures?.confirmed)],
          ['This Week', words(figures?.thisWeek)],
        ]}
      />
      <p className="mt-2 text-note text-ink-soft">This week is the last 7 × 24 hours. Days are in UTC.</p>
    </div>
  );
}
