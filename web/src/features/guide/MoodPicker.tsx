import type { MoodGuide } from '@city-genie/contracts/guide/routes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMatches } from '../../ui/use-matches.js';
import { ChosenMood } from './ChosenMood.js';
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
  return (
    <div className="mt-3 grid grid-flow-dense grid-cols-[repeat(2,minmax(0,1fr))] overflow-hidden rounded-card sm:mt-6">{children}</div>
  );
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

/** Whether the moods are folded on phones: when one was chosen before the page was opened, until the visitor wants another. */
function useFold(selected: string | undefined) {
  const [isFolded, setFolded] = useState(selected !== undefined);
  const sheet = useRef<HTMLDivElement>(null);
  const wasFolded = useRef(isFolded);
  useEffect(() => {
    if (wasFolded.current && !isFolded) {
      sheet.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    }
    wasFolded.current = isFolded;
  }, [isFolded]);
  return { isFolded, sheet, unfold: () => setFolded(false) };
}

export function MoodPicker({ moods, failed, selected, onSelect, onContinue, children }: MoodPickerProps) {
  const [expanded, setExpanded] = useState<string>();
  const isPhone = useMatches('(width < 48rem)');
  const { isFolded, sheet, unfold } = useFold(selected);
  const holdInPlace = useSteadyScroll();
  const chosen = moods?.find(({ id }) => id === selected);
  // Without the chosen one, and while nothing is known, there is nothing to fold to.
  const folds = isPhone && isFolded && (moods ? chosen !== undefined : !failed);

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
    <section id="moods" className="scroll-mt-6" aria-labelledby="moods-heading">
      <h2 id="moods-heading" tabIndex={-1} className="text-head max-sm:text-title">
        How would you like to feel?
      </h2>
      {folds && chosen && <ChosenMood mood={chosen} onChange={unfold} />}
      {folds && !chosen && <div className="mt-3 min-h-13 rounded-control bg-sunk" />}
      {moods && !folds && (
        <div ref={sheet}>
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
        </div>
      )}
      {!moods && failed && <div className="mt-6 rounded-card bg-sunk p-5 md:p-8">{children}</div>}
      {!moods && !failed && !folds && (
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
