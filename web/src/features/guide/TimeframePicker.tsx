import { type TimeframeId, timeframes } from '@city-genie/city-data/timeframes';
import { type LucideIcon, Map as MapIcon, Sun, Timer } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = { timer: Timer, sun: Sun, map: MapIcon };

export function TimeframePicker({ selected, onSelect }: { selected: TimeframeId | undefined; onSelect: (id: TimeframeId) => void }) {
  return (
    <section id="timeframes" className="scroll-mt-6" aria-labelledby="timeframes-heading">
      <h2 id="timeframes-heading" className="text-2xl sm:text-3xl">
        How long have you got?
      </h2>
      <div className="mt-5 grid gap-4 sm:grid-cols-3">
        {timeframes.map((timeframe) => {
          const Icon = icons[timeframe.icon] ?? Timer;
          const pressed = timeframe.id === selected;
          return (
            <button
              key={timeframe.id}
              type="button"
              aria-pressed={pressed}
              onClick={() => onSelect(timeframe.id)}
              className={`flex items-center gap-4 rounded-3xl border-2 bg-raised p-5 text-left hover:bg-sunk ${pressed ? 'border-accent' : 'border-line'}`}
            >
              <Icon aria-hidden="true" className="size-7 shrink-0 text-accent" />
              <span>
                <span className="block font-serif text-lg font-semibold">{timeframe.name}</span>{' '}
                <span className="block text-sm text-ink-soft">{timeframe.description}</span>
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
