import { type TimeframeId, timeframeIds } from '@city-genie/city-data/timeframes';
import { ArrowRight } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.js';
import { textLink } from '../../ui/link-class.js';
import { MoodSwitch } from './MoodSwitch.js';
import { type OpeningMood, parisMoods } from './paris-moods.js';
import { SlotSwitch } from './SlotSwitch.js';

type HeroFormProps = {
  mood: OpeningMood | undefined;
  slot: TimeframeId | undefined;
  onMood: (mood: OpeningMood) => void;
  onSlot: (slot: TimeframeId) => void;
  /** The seed of first plans, for a form that is sent without script. */
  seed: string;
  /** When a plan would begin that is made now. */
  start: string | undefined;
  /** The address of the city's page; a form that is sent without script asks it for the plan. */
  action: string;
  /** The city's page at the question when to set out. */
  otherStart: string;
  onPlan: (mood: string, slot: TimeframeId) => void;
};

/** Mood, slot and the way to a plan. While a choice is missing, the button leads to it. */
export function HeroForm({ mood, slot, onMood, onSlot, seed, start, action, otherStart, onPlan }: HeroFormProps) {
  const [pressedEarly, setPressedEarly] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isMissing = pressedEarly && !(mood && slot);

  useEffect(() => {
    // What was chosen before the app was there; the browser kept it.
    const early = form.current && new FormData(form.current);
    const earlyMood = parisMoods.find(({ id }) => id === early?.get('mood'));
    const earlySlot = timeframeIds.find((id) => id === early?.get('time'));
    if (earlyMood) {
      onMood(earlyMood);
    }
    if (earlySlot) {
      onSlot(earlySlot);
    }
  }, [onMood, onSlot]);

  const plan = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mood && slot) {
      onPlan(mood.id, slot);
      return;
    }
    setPressedEarly(true);
    event.currentTarget.querySelector<HTMLInputElement>(`input[name="${mood ? 'time' : 'mood'}"]`)?.focus();
  };

  return (
    <form ref={form} action={action} onSubmit={plan} aria-label="Your plan for Paris" className="@container grid gap-y-3">
      <div>
        <MoodSwitch selected={mood} onSelect={onMood} />
        <p aria-live="polite" className="mt-1.5 min-h-[1lh] font-serif leading-snug italic max-sm:text-[length:min(1rem,4.5vw)]">
          {mood ? mood.line : 'Choose one, and the light over Paris follows.'}
        </p>
      </div>
      <div className="grid gap-x-4 gap-y-2 @min-[38rem]:grid-cols-[minmax(0,1fr)_auto] @min-[38rem]:items-end">
        <SlotSwitch selected={slot} onSelect={onSlot} />
        <p
          aria-live={slot || isMissing ? 'polite' : 'off'}
          className={`min-h-[1lh] text-note tabular-nums @min-[38rem]:order-1 @min-[38rem]:col-span-2 ${isMissing ? 'font-medium text-danger' : 'text-ink-soft'}`}
        >
          {isMissing ? 'Please select both mood and timeframe' : (start ?? 'Your plan starts at the next good time.')}
        </p>
        <input type="hidden" name="seed" value={seed} />
        <div className="flex flex-wrap items-center gap-x-4">
          <Button type="submit" className="group min-h-13 grow px-6">
            Plan my Paris
            <ArrowRight aria-hidden="true" className="size-4 transition-transform group-hover:translate-x-0.5" />
          </Button>
          <Link to={otherStart} className={`${textLink} flex min-h-11 max-w-[11ch] items-center text-small leading-tight`}>
            Another day or time
          </Link>
        </div>
      </div>
    </form>
  );
}
