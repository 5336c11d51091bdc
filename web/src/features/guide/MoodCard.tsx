import type { MoodGuide } from '@city-genie/contracts/guide';
import { Check } from 'lucide-react';
import { useId } from 'react';

type MoodCardProps = { mood: MoodGuide; selected: boolean; expanded: boolean; onPick: () => void; onToggle: () => void };

function MoodList({ title, entries }: { title: string; entries: readonly string[] }) {
  return (
    <div>
      <h4 className="text-sm font-semibold">{title}</h4>
      <ul className="mt-1 list-disc pl-5 text-sm text-ink-soft">
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}

function MoodDetails({ id, mood }: { id: string; mood: MoodGuide }) {
  return (
    <div id={id} className="grid gap-4 border-t border-line px-5 pt-4 pb-5">
      <p className="text-sm">{mood.detailedDescription}</p>
      <div>
        <h4 className="text-sm font-semibold">Atmosphere</h4>
        <p className="mt-1 text-sm text-ink-soft">{mood.atmosphere}</p>
      </div>
      <MoodList title="Perfect for" entries={mood.bestFor} />
      <MoodList title="Typical experiences" entries={mood.typicalExperiences.slice(0, 3)} />
      <MoodList title="Hidden gems" entries={mood.hiddenGems.slice(0, 2)} />
    </div>
  );
}

/** One mood: the large button picks it, the small one opens its details. */
export function MoodCard({ mood, selected, expanded, onPick, onToggle }: MoodCardProps) {
  const id = useId();
  return (
    <article
      style={{ '--mood': mood.color }}
      className={`flex flex-col overflow-hidden rounded-3xl border-2 bg-raised ${selected ? 'border-accent' : 'border-line'}`}
    >
      <span aria-hidden="true" className="h-2 bg-(--mood)" />
      <button
        type="button"
        aria-pressed={selected}
        onClick={onPick}
        className="flex flex-1 items-start gap-4 rounded-2xl p-5 text-left hover:bg-sunk"
      >
        <span aria-hidden="true" className="text-3xl leading-none">
          {mood.emoji}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-serif text-xl font-semibold">{mood.name}</span>{' '}
          <span className="mt-1 block text-ink-soft">{mood.description}</span>
        </span>
        <Check aria-hidden="true" className={`size-6 shrink-0 text-accent ${selected ? '' : 'invisible'}`} />
      </button>
      <button
        type="button"
        aria-expanded={expanded}
        aria-controls={expanded ? id : undefined}
        onClick={onToggle}
        className="m-2 inline-flex min-h-11 items-center self-start rounded-full px-3 text-sm font-medium text-accent underline-offset-4 hover:underline"
      >
        {expanded ? 'Less' : 'More'} <span className="sr-only">about {mood.name}</span>
      </button>
      {expanded && <MoodDetails id={id} mood={mood} />}
    </article>
  );
}
