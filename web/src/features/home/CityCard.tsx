import type { City } from '@city-genie/city-data/city';
import { ArrowRight, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button-class.js';
import { clockTime } from '../../ui/local-time.js';
import { Skyline } from '../../ui/Skyline.js';
import { skyTimeAt } from '../../ui/sky-time.js';
import { useCityTime } from '../../ui/use-city-time.js';

/** Cards of three sizes: the open city, the pairs next to it, the row of three below. */
export type CardSize = 'lead' | 'half' | 'third';

const sizes = {
  lead: {
    card: 'flex flex-col sm:col-span-6 lg:row-span-2',
    picture: 'aspect-[4/3] sm:aspect-[16/9] lg:aspect-auto lg:min-h-64 lg:flex-1',
    name: 'text-head',
    text: 'text-lead',
  },
  half: { card: 'sm:col-span-3', picture: 'aspect-square sm:aspect-[3/2] lg:aspect-[4/3]', name: 'text-title', text: 'text-small' },
  third: {
    card: 'sm:col-span-2 lg:col-span-4',
    picture: 'aspect-square sm:aspect-[4/3] lg:aspect-[40/21]',
    name: 'text-title',
    text: 'text-small',
  },
} as const satisfies Record<CardSize, Record<'card' | 'picture' | 'name' | 'text', string>>;

const phoneRow =
  'grid grid-cols-[min(6.5rem,35%)_minmax(0,1fr)] items-start gap-x-4 border-t border-line pt-5 sm:flex sm:flex-col sm:items-stretch sm:border-0 sm:pt-0';

const textLink = 'mt-1 inline-flex min-h-11 items-center gap-2 text-small font-medium underline-offset-4 group-hover:underline';

export type CardWay = { text: string; href: string; locked: boolean };

/** A city on the home page, in its current light; a locked one also links to its page, which says what is missing. */
export function CityCard({ city, size, way }: { city: City; size: CardSize; way: CardWay }) {
  const now = useCityTime(city.timezone);
  const look = sizes[size];
  const lead = size === 'lead';
  return (
    <article className={`group relative ${look.card} ${lead ? '' : phoneRow}`}>
      <Skyline
        city={city}
        {...(now && { time: skyTimeAt(city, now) })}
        crop={size === 'half' ? 'card' : 'middle'}
        className={`rounded-control ${look.picture}`}
      />
      <div className={lead ? 'mt-4' : 'sm:mt-3'}>
        <p className="flex flex-wrap justify-between gap-x-4 text-note text-ink-soft">
          <span>{city.country}</span>
          <span className="tabular-nums">{now && clockTime(now)}</span>
        </p>
        <h3 className={`mt-1 transition-colors duration-[var(--quick)] group-hover:text-accent ${look.name}`}>{city.name}</h3>
        {/* Two lines, so that the links of a row are aligned. */}
        <p className={`mt-1 text-balance text-ink-soft ${lead ? '' : 'sm:min-h-[2lh]'} ${look.text}`}>{city.tagline}</p>
        <Link
          to={way.href}
          className={`after:absolute after:inset-0 ${lead ? buttonClass('primary', 'mt-4') : `${textLink} ${way.locked ? 'text-ink-soft' : 'text-accent'}`}`}
        >
          {way.locked && <Lock aria-hidden="true" className="size-3.5" />}
          {way.text} <span className="sr-only">{city.name}</span>
          {!way.locked && <ArrowRight aria-hidden="true" className="size-4 transition-transform group-hover:translate-x-1" />}
        </Link>
      </div>
    </article>
  );
}
