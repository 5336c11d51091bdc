import type { MoodGuide } from '@city-genie/contracts/guide/routes';
import { Check, Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../ui/Badge.js';
import { HangingLamp } from './HangingLamp.js';
import { MoodDetails } from './MoodDetails.js';

type MoodCardProps = {
  mood: MoodGuide;
  /** Index among the moods; selects the lamp's shape. */
  index: number;
  selected: boolean;
  expanded: boolean;
  onPick: (pressed: Element) => void;
  onToggle: (pressed: Element) => void;
};

/** Height of a mood's card without details; the same while the moods load. */
export const moodCardHeight = 'min-h-28 md:min-h-64 lg:min-h-80';

/** Breaks the line before the ampersand. */
const inTwoLines = (name: string) => name.replace(' & ', '\n&\u00a0');

/**
 * A mood: the large button selects it, the small one opens its details, across both columns: below its row, on phones below all
 * tiles, so that these stay where they are.
 */
export function MoodCard({ mood, index, selected, expanded, onPick, onToggle }: MoodCardProps) {
  const id = useId();
  const light = { 'data-mood': mood.id, style: { '--mood': mood.color } };
  return (
    <>
      <div {...light} className={`group relative grid overflow-hidden bg-wash ${moodCardHeight}`}>
        <HangingLamp index={index} lit={selected} className="absolute top-0 right-2 h-full w-15 md:right-6 md:w-26 lg:right-8 lg:w-40" />
        {selected && <span aria-hidden="true" className="absolute inset-1 rounded-control border-2 border-accent md:inset-2 md:border-3" />}
        <button
          type="button"
          aria-pressed={selected}
          onClick={(event) => onPick(event.currentTarget)}
          className="relative flex flex-col items-start justify-end gap-3 rounded-card p-3.5 pb-10 text-left focus-visible:-outline-offset-4 md:justify-between md:p-8 md:pb-18"
        >
          <Badge tone="accent" aria-hidden="true" className={`max-md:hidden ${selected ? '' : 'invisible'}`}>
            <Check className="size-4" />
            Your mood
          </Badge>
          <span>
            <span className="block font-serif whitespace-pre-line text-[clamp(0.875rem,4.9vw,1.375rem)] leading-[1.08] font-[520] tracking-tight md:text-head md:leading-[1.04]">
              {inTwoLines(mood.name)}
            </span>{' '}
            <span className="mt-3 block max-w-[30ch] text-pretty max-md:sr-only">{mood.description}</span>
          </span>
        </button>
        <button
          type="button"
          aria-expanded={expanded}
          aria-controls={expanded ? id : undefined}
          onClick={(event) => onToggle(event.currentTarget)}
          className="absolute bottom-1 left-1 inline-flex min-h-9 items-center gap-1.5 rounded-full px-2.5 text-note font-semibold text-accent underline-offset-4 hover:underline md:bottom-4 md:left-5 md:min-h-11 md:px-3 md:text-small"
        >
          {expanded ? <Minus aria-hidden="true" className="size-4" /> : <Plus aria-hidden="true" className="size-4" />}
          {expanded ? 'Less' : 'More'} <span className="sr-only">about {mood.name}</span>
        </button>
      </div>
      {expanded && (
        <div {...light} id={id} className="col-span-full bg-wash max-md:order-1 max-md:border-t max-md:border-wash-edge md:p-8">
          <div className="transition duration-(--calm) ease-calm starting:-translate-y-2 starting:opacity-0">
            <MoodDetails mood={mood} />
          </div>
        </div>
      )}
    </>
  );
}
