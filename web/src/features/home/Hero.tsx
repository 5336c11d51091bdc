import { paris } from '@city-genie/city-data/cities/paris';
import type { TimeframeId } from '@city-genie/city-data/timeframes';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button-class.js';
import { clockTime } from '../../ui/local-time.js';
import { Skyline } from '../../ui/Skyline.js';
import { type SkyTime, skyTimeAt } from '../../ui/sky-time.js';
import { useCityTime } from '../../ui/use-city-time.js';
import { HeroForm } from './HeroForm.js';
import type { OpeningMood } from './paris-moods.js';

/** The light in words. */
const skyWords: Readonly<Record<SkyTime, string>> = {
  dawn: 'first light',
  day: 'daylight',
  golden: 'golden hour',
  night: 'after dark',
};

/** What the page knows of plans: features don't import one another. */
export type HeroPlans = {
  /** The city's page. */
  page: string;
  /** The seed of first plans. */
  seed: string;
  /** The city's page at the first question that is open. */
  explore: (mood: string | undefined, slot: TimeframeId | undefined) => string;
  /** The city's page at the question when to set out. */
  otherStart: (mood: string | undefined, slot: TimeframeId | undefined) => string;
  /** When a plan that is to begin now would begin, in a sentence. */
  startNote: (now: string, slot: TimeframeId | undefined) => string;
  onPlan: (mood: string, slot: TimeframeId) => void;
};

/** `secondary`: the link for visitors whose city isn't open yet. */
export function Hero({ plans, secondary }: { plans: HeroPlans; secondary: ReactNode }) {
  const [mood, setMood] = useState<OpeningMood>();
  const [slot, setSlot] = useState<TimeframeId>();
  const now = useCityTime(paris.timezone);
  const sky = now ? skyTimeAt(paris, now) : 'golden';
  const lamp = mood && { 'data-mood': mood.id, style: { '--mood': mood.color } };
  return (
    <section {...lamp} className="overflow-x-clip transition-colors duration-[var(--calm)] data-mood:bg-wash/50">
      <div className="mx-auto grid max-w-7xl gap-x-12 gap-y-3 px-4 pt-4 pb-4 sm:gap-y-5 sm:px-6 sm:pt-9 lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr] lg:px-10">
        {/* Full width: the type size depends on the container. */}
        <div className="@container lg:col-span-12">
          <h1 className="text-[length:min(13.2cqw,6rem)] leading-none lg:text-[length:7.75cqw] lg:whitespace-nowrap">
            <span className="max-lg:block">Travel by Feel.</span>{' '}
            <span className="font-[380] text-accent transition-colors duration-[var(--calm)] max-lg:block">Not by Filter.</span>
          </h1>
        </div>
        <p className="max-w-prose leading-snug text-pretty text-ink-soft max-sm:text-small sm:text-lead sm:leading-normal lg:col-span-5 lg:row-start-2">
          A plan of real places, open when you get there, and a table for afterwards.
        </p>
        <div className="lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-2">
          <HeroForm
            mood={mood}
            slot={slot}
            onMood={setMood}
            onSlot={setSlot}
            seed={plans.seed}
            start={now && plans.startNote(now, slot)}
            action={plans.page}
            otherStart={plans.otherStart(mood?.id, slot)}
            onPlan={plans.onPlan}
          />
        </div>
        <div className="flex flex-wrap items-start gap-3 max-sm:gap-2 max-sm:*:grow max-sm:*:px-2 lg:col-span-5 lg:row-start-3">
          <Link to={plans.explore(mood?.id, slot)} className={buttonClass('secondary')}>
            Explore Paris
          </Link>
          {secondary}
        </div>
        {/* Extends to both edges of the window. */}
        <div className="mx-[calc(50%-50vw)] mt-2 lg:col-span-12 lg:row-start-4">
          <Skyline city={paris} time={sky} crop="wide" className="h-[max(17rem,33vw)]" />
        </div>
        <p className="text-note text-ink-soft tabular-nums lg:col-span-12 lg:row-start-5">
          {now ? `Paris, ${clockTime(now)}, ${skyWords[sky]}` : 'Paris'}
        </p>
      </div>
    </section>
  );
}
