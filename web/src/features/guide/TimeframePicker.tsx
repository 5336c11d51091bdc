import { type Timeframe, type TimeframeId, timeframes } from '@city-genie/city-data/timeframes';
import { Check } from 'lucide-react';
import { HourBar, HourRuler } from './HourBar.js';

/** Name, bar, mark; the ruler uses the same columns. */
const columns = 'grid grid-cols-[minmax(0,1fr)_28%_1.5rem] gap-x-3 pr-3 sm:grid-cols-[13rem_minmax(0,1fr)_1.5rem] sm:gap-x-6 sm:pr-5';

type SlotProps = { slot: Timeframe; pressed: boolean; onPress: () => void };

function Slot({ slot, pressed, onPress }: SlotProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={`relative w-full items-center border-t border-line py-3 text-left sm:py-5 transition-colors duration-(--quick) ${columns} ${pressed ? 'bg-wash shadow-[inset_5px_0_0_var(--accent)]' : 'hover:bg-sunk'}`}
    >
      <span className="pl-3 sm:pl-5">
        <span className="block font-serif text-title leading-tight font-[520] whitespace-nowrap max-sm:text-lead">{slot.name}</span>{' '}
        <span className="block text-small leading-snug text-ink-soft max-sm:text-note">{slot.description}</span>
      </span>
      <span>
        <HourBar minHours={slot.minMinutes / 60} maxHours={slot.maxMinutes / 60} lit={pressed} />
      </span>
      <Check aria-hidden="true" className={`size-6 text-accent ${pressed ? '' : 'invisible'}`} />
    </button>
  );
}

export function TimeframePicker({ selected, onSelect }: { selected: TimeframeId | undefined; onSelect: (id: TimeframeId) => void }) {
  return (
    <section id="timeframes" className="scroll-mt-6" aria-labelledby="timeframes-heading">
      <h2 id="timeframes-heading" tabIndex={-1} className="text-head max-sm:text-title">
        How long have you got?
      </h2>
      <div className="mt-3 border-b border-line sm:mt-6">
        <div className={`max-sm:hidden ${columns}`}>
          <span />
          <HourRuler />
        </div>
        {timeframes.map((slot) => (
          <Slot key={slot.id} slot={slot} pressed={slot.id === selected} onPress={() => onSelect(slot.id)} />
        ))}
      </div>
    </section>
  );
}
