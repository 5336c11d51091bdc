import type { MoodGuide } from '@city-genie/contracts/guide/routes';
import { Check } from 'lucide-react';

type ChosenMoodProps = { mood: Pick<MoodGuide, 'id' | 'name' | 'color'>; onChange: () => void };

/** On phones, in place of the moods: the one that was chosen before the page was opened, and the way to another. */
export function ChosenMood({ mood, onChange }: ChosenMoodProps) {
  return (
    <button
      type="button"
      data-mood={mood.id}
      style={{ '--mood': mood.color }}
      onClick={onChange}
      className="mt-3 flex min-h-13 w-full flex-wrap items-center gap-3 rounded-control border border-wash-edge bg-wash px-4 text-left"
    >
      <span aria-hidden="true" className="grid size-6 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
        <Check className="size-4" strokeWidth={3} />
      </span>
      <span className="flex-1 font-serif leading-tight font-[520]">{mood.name}</span>{' '}
      <span className="text-small font-semibold text-accent underline underline-offset-4">Change</span>
    </button>
  );
}
