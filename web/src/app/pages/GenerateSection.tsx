import type { City } from '@city-genie/city-data/city';
import { isEveningStart, timeframeById } from '@city-genie/city-data/timeframes';
import { type FormEvent, useId, useState } from 'react';
import type { PlanParams } from '../../features/plan/plan-params.js';
import type { ChoosingSteps } from '../../features/plan/use-plan-params.js';
import { startNote } from '../../features/when/start-note.js';
import { startProblem } from '../../features/when/start-times.js';
import { WhenPicker } from '../../features/when/WhenPicker.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { Button } from '../../ui/Button.js';
import { cardClass } from '../../ui/card-class.js';
import { clockTime, longDate, minuteOfDay } from '../../ui/local-time.js';
import { useAppDispatch } from '../hooks.js';

type GenerateSectionProps = {
  city: City;
  /** Undefined until a mood is chosen and its name is loaded. */
  moodName: string | undefined;
  steps: ChoosingSteps;
  now: string | undefined;
};

/** What is known about the start: whether it can be planned, and whether “now” becomes a later one. */
type Start = { inReach: boolean; isLater: boolean };

/** The choices so far in a sentence, or what is missing. */
function summary(city: City, moodName: string | undefined, { mood, timeframe, startAt }: PlanParams, { inReach, isLater }: Start): string {
  const slot = timeframe && timeframeById(timeframe).name;
  if (!mood && !slot) {
    return 'Choose a mood and a time slot first.';
  }
  if (!mood) {
    return `${slot} in ${city.name}. Now choose a mood.`;
  }
  if (!slot) {
    return `${moodName ?? 'Your mood'}. Now choose how long.`;
  }
  if (!inReach) {
    return `${moodName ?? 'Your mood'}, ${slot.toLowerCase()} in ${city.name}. Now choose when.`;
  }
  const length = startAt && isEveningStart(timeframe, minuteOfDay(startAt)) ? 'an evening' : slot.toLowerCase();
  const soonest = isLater ? 'at the next good start' : 'starting now';
  const start = startAt ? `${longDate(startAt.slice(0, 10))} at\u00a0${clockTime(startAt)}` : soonest;
  return `${moodName ?? 'Your mood'}, ${length} in ${city.name}, ${start}.`;
}

/** Third step: the start, and the button. A form, so that the browser validates an incomplete date. */
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
    dispatch(
      toastShown({
        tone: 'error',
        title: 'Please select both mood and timeframe',
        text: 'We need both preferences to create your perfect itinerary.',
      }),
    );
  };

  return (
    <form
      id="generate"
      onSubmit={generate}
      className={cardClass(
        'plain',
        'scroll-mt-6 p-5 transition-colors duration-(--calm) in-data-mood:border-wash-edge in-data-mood:bg-wash sm:p-8 lg:p-10',
      )}
    >
      <WhenPicker city={city} startAt={startAt} now={now} onPick={(start) => void steps.pickStart(start)} onReach={setTypedInReach} />
      <div className="mt-8 flex flex-wrap items-end justify-between gap-6 border-t border-line pt-6 in-data-mood:border-wash-edge">
        <div className="min-w-[min(100%,16rem)] flex-1">
          <p className="max-w-[26ch] font-serif text-title leading-snug text-balance italic">
            {summary(city, moodName, steps.params, { inReach, isLater: !startAt && note !== undefined })}
          </p>
          {note && (
            <p id={noteId} className="mt-2 max-w-[46ch] text-small text-pretty text-ink-soft">
              {note}
            </p>
          )}
        </div>
        <Button type="submit" className="min-h-14 px-8 text-lead" aria-disabled={!ready} aria-describedby={note && noteId}>
          Generate my Recommendations
        </Button>
      </div>
    </form>
  );
}
