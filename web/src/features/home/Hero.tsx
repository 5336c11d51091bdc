import { paris } from '@city-genie/city-data/cities/paris';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import { buttonClass } from '../../ui/button-class.js';
import { clockTime } from '../../ui/local-time.js';
import { Skyline } from '../../ui/Skyline.js';
import { type SkyTime, skyTimeAt } from '../../ui/sky-time.js';
import { useCityTime } from '../../ui/use-city-time.js';
import { MoodSwitch } from './MoodSwitch.js';
import type { OpeningMood } from './paris-moods.js';

/** The light in words. */
const skyWords: Readonly<Record<SkyTime, string>> = {
  dawn: 'first light',
  day: 'daylight',
  golden: 'golden hour',
  night: 'after dark',
};

/** `secondary`: the link for visitors whose city isn't open yet. */
export function Hero({ secondary }: { secondary: ReactNode }) {
  const [mood, setMood] = useState<OpeningMood>();
  const now = useCityTime(paris.timezone);
  const sky = now ? skyTimeAt(paris, now) : 'golden';
  const lamp = mood && { 'data-mood': mood.id, style: { '--mood': mood.color } };
  return (
    <section {...lamp} className="overflow-x-clip transition-colors duration-[var(--calm)] data-mood:bg-wash/50">
      <div className="mx-auto grid max-w-7xl gap-x-12 gap-y-6 px-4 pt-7 pb-4 sm:px-6 sm:pt-9 lg:grid-cols-12 lg:grid-rows-[auto_minmax(calc(7.5*var(--text-lead)),auto)_1fr] xl:grid-rows-[auto_minmax(calc(6*var(--text-lead)),auto)_1fr] lg:px-10">
        {/* Full width: the type size depends on the container. */}
        <div className="@container lg:col-span-12">
          <h1 className="text-[length:min(13.2cqw,6rem)] leading-none lg:text-[length:7.75cqw] lg:whitespace-nowrap">
            <span className="max-lg:block">Travel by Feel.</span>{' '}
            <span className="font-[380] text-accent transition-colors duration-[var(--calm)] max-lg:block">Not by Filter.</span>
          </h1>
        </div>
        <div className="lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-2">
          <MoodSwitch selected={mood} onSelect={setMood} />
          <p aria-live="polite" className="mt-1 min-h-[2lh] font-serif text-lead leading-snug text-balance sm:text-title">
            {mood ? mood.line : 'Choose a mood, and the light over Paris changes with it.'}
          </p>
        </div>
        <div className="flex flex-wrap items-start gap-3 max-sm:gap-2 max-sm:*:grow max-sm:*:px-2 lg:col-span-5 lg:row-start-3">
          <Link to={mood ? `${paths.city('paris')}?mood=${mood.id}` : paths.city('paris')} className={buttonClass('primary', 'group')}>
            Explore Paris
            <ArrowRight aria-hidden="true" className="size-4 transition-transform group-hover:translate-x-0.5" />
          </Link>
          {secondary}
        </div>
        {/* Extends to both edges of the window. */}
        <div className="mx-[calc(50%-50vw)] mt-2 lg:col-span-12 lg:row-start-4">
          <Skyline city={paris} time={sky} crop="wide" className="h-[max(17rem,33vw)]" />
        </div>
        <p className="-mt-3 text-note text-ink-soft tabular-nums lg:col-span-12 lg:row-start-5">
          {now ? `Paris, ${clockTime(now)}, ${skyWords[sky]}` : 'Paris'}
        </p>
        <p className="max-w-prose text-lead leading-normal text-pretty text-ink-soft lg:col-span-5 lg:row-start-2">
          Tell us how you would like to feel and how long you have. City Genie lays out stops that are open when you get there, walks
          between them, and a table for afterwards.
        </p>
      </div>
    </section>
  );
}
