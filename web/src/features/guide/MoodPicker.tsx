import type { MoodGuide } from '@city-genie/contracts/guide';
import { useState } from 'react';
import { MoodCard } from './MoodCard.js';

type MoodPickerProps = {
  moods: readonly MoodGuide[];
  /** Id of the chosen mood. */
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** The chosen mood was pressed again: the visitor wants to go on. */
  onContinue: () => void;
};

export function MoodPicker({ moods, selected, onSelect, onContinue }: MoodPickerProps) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());

  const pick = (id: string) => {
    if (id === selected) {
      onContinue();
      return;
    }
    setExpanded(new Set([id]));
    onSelect(id);
  };

  const toggle = (id: string) => {
    const next = new Set(expanded);
    if (!next.delete(id)) {
      next.add(id);
    }
    setExpanded(next);
  };

  return (
    <section aria-labelledby="moods-heading">
      <h2 id="moods-heading" className="text-2xl sm:text-3xl">
        How would you like to feel?
      </h2>
      <div className="mt-5 grid items-start gap-4 md:grid-cols-2">
        {moods.map((mood) => (
          <MoodCard
            key={mood.id}
            mood={mood}
            selected={mood.id === selected}
            expanded={expanded.has(mood.id)}
            onPick={() => pick(mood.id)}
            onToggle={() => toggle(mood.id)}
          />
        ))}
      </div>
    </section>
  );
}
