import type { MoodGuide } from '@city-genie/contracts/guide/routes';
import { type ReactNode, useState } from 'react';
import { MoodCard, moodCardHeight } from './MoodCard.js';
import { useSteadyScroll } from './use-steady-scroll.js';

/** A chequered placeholder while the moods load. */
const blankSheets = [
  { place: 'first', look: 'bg-sunk' },
  { place: 'second', look: 'bg-raised' },
  { place: 'third', look: 'bg-raised' },
  { place: 'fourth', look: 'bg-sunk' },
] as const;

function MoodSheet({ children }: { children: ReactNode }) {
  // Dense, so that a card's details go below its row without leaving a gap in the row.
  return <div className="mt-6 grid grid-flow-dense grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card md:grid-cols-2">{children}</div>;
}

type MoodPickerProps = {
  /** Undefined while they load. */
  moods: readonly MoodGuide[] | undefined;
  /** Loading failed; no space is reserved. */
  failed: boolean;
  /** Id of the chosen mood. */
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** The selected mood was pressed again, which means to go on. */
  onContinue: () => void;
  /** Shown while there are no moods: that they are loading, or why they failed. */
  children: ReactNode;
};

export function MoodPicker({ moods, failed, selected, onSelect, onContinue, children }: MoodPickerProps) {
  const [expanded, setExpanded] = useState<string>();
  const holdInPlace = useSteadyScroll();

  const pick = (id: string, pressed: Element) => {
    if (id === selected) {
      onContinue();
      return;
    }
    holdInPlace(pressed);
    setExpanded(id);
    onSelect(id);
  };

  const toggle = (id: string, pressed: Element) => {
    holdInPlace(pressed);
    setExpanded(id === expanded ? undefined : id);
  };

  return (
    <section aria-labelledby="moods-heading">
      <h2 id="moods-heading" className="text-head">
        How would you like to feel?
      </h2>
      {moods && (
        <MoodSheet>
          {moods.map((mood, index) => (
            <MoodCard
              key={mood.id}
              mood={mood}
              index={index}
              selected={mood.id === selected}
              expanded={mood.id === expanded}
              onPick={(pressed) => pick(mood.id, pressed)}
              onToggle={(pressed) => toggle(mood.id, pressed)}
            />
          ))}
        </MoodSheet>
      )}
      {!moods && failed && <div className="mt-6 rounded-card bg-sunk p-5 md:p-8">{children}</div>}
      {!moods && !failed && (
        <div className="relative">
          <MoodSheet>
            {blankSheets.map(({ place, look }) => (
              <div key={place} className={`${look} ${moodCardHeight}`} />
            ))}
          </MoodSheet>
          <div className="absolute inset-x-0 top-0 p-5 md:p-8">{children}</div>
        </div>
      )}
    </section>
  );
}
