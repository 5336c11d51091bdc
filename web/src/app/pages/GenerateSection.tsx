import type { City } from '@city-genie/city-data/city';
import { timeframeById } from '@city-genie/city-data/timeframes';
import { type FormEvent, useState } from 'react';
import type { PlanParams } from '../../features/plan/plan-params.js';
import type { PlanSteps } from '../../features/plan/use-plan-params.js';
import { WhenPicker } from '../../features/when/WhenPicker.js';
import { toastShown } from '../../toasts/toast-slice.js';
import { Button } from '../../ui/Button.js';
import { cardClass } from '../../ui/card-class.js';
import { clockTime, longDate } from '../../ui/local-time.js';
import { useAppDispatch } from '../hooks.js';

type GenerateSectionProps = {
  city: City;
  /** Undefined until a mood is chosen and its name is loaded. */
  moodName: string | undefined;
  steps: PlanSteps;
  now: string | undefined;
};

/** The choices so far in a sentence, or what is missing. */
function summary(city: City, moodName: string | undefined, { mood, timeframe, startAt }: PlanParams, inReach: boolean): string {
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
  const start = startAt ? `${longDate(startAt.slice(0, 10))} at\u00a0${clockTime(startAt)}` : 'starting now';
  return `${moodName ?? 'Your mood'}, ${slot.toLowerCase()} in ${city.name}, ${start}.`;
}

/** Third step: the start, and the button. A form, so that the browser validates an incomplete date. */
export function GenerateSection({ city, moodName, steps, now }: GenerateSectionProps) {
  const dispatch = useAppDispatch();
  const [inReach, setInReach] = useState(true);
  const { mood, timeframe, startAt } = steps.params;
  const ready = mood !== undefined && timeframe !== undefined;

  const generate = (event: FormEvent) => {
    event.preventDefault();
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
      <WhenPicker city={city} startAt={startAt} now={now} onPick={(start) => void steps.pickStart(start)} onReach={setInReach} />
      <div className="mt-8 flex flex-wrap items-end justify-between gap-6 border-t border-line pt-6 in-data-mood:border-wash-edge">
        <p className="max-w-[26ch] min-w-[min(100%,16rem)] flex-1 font-serif text-title leading-snug text-balance italic">
          {summary(city, moodName, steps.params, inReach)}
        </p>
        <Button type="submit" className="min-h-14 px-8 text-lead" aria-disabled={!ready}>
          Generate my Recommendations
        </Button>
      </div>
    </form>
  );
}
