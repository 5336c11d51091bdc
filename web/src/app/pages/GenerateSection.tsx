import type { City } from '@city-genie/city-data/city';
import { type FormEvent, useId, useState } from 'react';
import type { ChoosingSteps } from '../../features/plan/use-plan-params.js';
import { startNote } from '../../features/when/start-note.js';
import { startProblem } from '../../features/when/start-times.js';
import { WhenPicker } from '../../features/when/WhenPicker.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { Button } from '../../ui/Button.js';
import { cardClass } from '../../ui/card-class.js';
import { useAppDispatch } from '../hooks.js';
import { choiceSentence } from './choice-words.js';

type GenerateSectionProps = {
  city: City;
  /** Undefined until a mood is chosen and its name is loaded. */
  moodName: string | undefined;
  steps: ChoosingSteps;
  now: string | undefined;
};

/** Ids of the form and of its button, for what stands in for it. */
export const formId = 'generate';
export const buttonId = 'generate-button';

const pressedEarly = {
  tone: 'error',
  title: 'Please select both mood and timeframe',
  text: 'We need both preferences to create your perfect itinerary.',
} as const;

/** Third step: the start, and the button. */
export function GenerateSection({ city, moodName, steps, now }: GenerateSectionProps) {
  const dispatch = useAppDispatch();
  const [typedInReach, setTypedInReach] = useState(true);
  const noteId = useId();
  const { mood, timeframe, startAt } = steps.params;
  const ready = mood !== undefined && timeframe !== undefined;
  // Time may have passed since it was chosen, or since the address was written.
  const isOver = now && startAt && startProblem(startAt, now, city.name) !== undefined;
  const inReach = typedInReach && !isOver;
  const note = now && timeframe && inReach ? startNote({ city, timeframe, startAt, now }) : undefined;

  const generate = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!inReach) {
      // The field says why.
      event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    if (ready) {
      void steps.generate();
      return;
    }
    dispatch(toastShown(pressedEarly));
  };

  return (
    <form
      id={formId}
      // The field says what is wrong with a date, in the site's words.
      noValidate
      onSubmit={generate}
      className={cardClass(
        'plain',
        'scroll-mt-3 p-[min(1rem,5vw)] transition-colors duration-(--calm) in-data-mood:border-wash-edge in-data-mood:bg-wash sm:p-8 lg:p-10',
      )}
    >
      <WhenPicker
        city={city}
        startAt={startAt}
        now={now}
        timeframe={timeframe}
        onPick={(start) => void steps.pickStart(start)}
        onReach={setTypedInReach}
      />
      <div className="mt-5 flex flex-wrap items-end justify-between gap-4 border-t border-line pt-5 sm:mt-8 sm:gap-6 sm:pt-6 in-data-mood:border-wash-edge">
        <div className="min-w-[min(100%,16rem)] flex-1">
          <p className="max-w-[26ch] font-serif text-title leading-snug text-balance italic max-sm:text-lead">
            {choiceSentence(city, moodName, steps.params, { inReach, isLater: !startAt && note !== undefined })}
          </p>
          {note && (
            <p id={noteId} className="mt-2 max-w-[46ch] text-small text-pretty text-ink-soft">
              {note}
            </p>
          )}
        </div>
        <Button
          id={buttonId}
          type="submit"
          className="min-h-14 px-4 text-lead wrap-anywhere hyphens-auto max-sm:w-full max-sm:text-small sm:px-8"
          aria-disabled={!ready}
          aria-describedby={note && noteId}
        >
          Generate my Recommendations
        </Button>
      </div>
    </form>
  );
}
