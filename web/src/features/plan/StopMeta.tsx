import type { Recommendation } from '@city-genie/contracts/search/routes';
import { CategoryIcon } from '../../ui/late/CategoryIcon.js';
import { PriceText } from './PriceText.js';
import { durationText } from './plan-words.js';

/** What a stop is, how long one stays, what it costs, and what we think of it. */
export function StopMeta({ stop }: { stop: Recommendation }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-soft">
      <span className="inline-flex items-center gap-1.5 capitalize">
        <CategoryIcon category={stop.category} className="size-[1.1em] text-accent" />
        {stop.category}
      </span>
      <span>{durationText(stop.visitMinutes)}</span>
      <span>
        <PriceText priceRange={stop.priceRange} hasWord />
      </span>
      <span>City Genie score {stop.userRating.toFixed(1)}/5</span>
    </p>
  );
}
