import { type Timeframe, type TimeframeId, timeframes } from '@city-genie/city-data/timeframes';
import { Check } from 'lucide-react';
import { HourBar, HourRuler } from './HourBar.js';

/** Name, bar, mark; the ruler uses the same columns. */
const columns = 'grid gap-x-6 gap-y-3 sm:grid-cols-[13rem_minmax(0,1fr)_1.5rem] sm:pr-5';

type SlotProps = { slot: Timeframe; pressed: boolean; onPress: () => void };

function Slot({ slot, pressed, onPress }: SlotProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={`relative w-full items-center border-t border-line py-5 text-left transition-colors duration-(--quick) ${columns} ${pressed ? 'bg-wash shadow-[inset_5px_0_0_var(--accent)]' : 'hover:bg-sunk'}`}
    >
      <span className="pl-5">
        <span className="block font-serif text-title leading-tight font-[520]">{slot.name}</span>{' '}
        <span className="block text-small text-ink-soft">{slot.description}</span>
      </span>
      <span className="px-5 sm:px-0">
        <HourBar minHours={slot.minMinutes / 60} maxHours={slot.maxMinutes / 60} lit={pressed} />
      </span>
      <Check aria-hidden="true" className={`absolute top-5 right-5 size-6 text-accent sm:static ${pressed ? '' : 'invisible'}`} />
    </button>
  );
}

export function TimeframePicker({ selected, onSelect }: { selected: TimeframeId | undefined; onSelect: (id: TimeframeId) => void }) {
  return (
    <section id="timeframes" className="scroll-mt-6" aria-labelledby="timeframes-heading">
      <h2 id="timeframes-heading" className="text-head">
        How long have you got?
      </h2>
      <div className="mt-6 border-b border-line">
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
