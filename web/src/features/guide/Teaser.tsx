import type { City } from '@city-genie/city-data/city';
import { CategoryIcon } from '../../ui/late/CategoryIcon.js';
import { useTeaserQuery } from './guide-api.js';
import { TeaserSpace } from './TeaserSpace.js';

/** Hours are those of today. */
const freshSeconds = 3600;

/** Three sights of a locked city, each with its hours and one reason; nothing where they can't be had. */
export function Teaser({ city }: { city: City }) {
  const { data: stops = [], isLoading } = useTeaserQuery(city.key, { refetchOnMountOrArgChange: freshSeconds });
  if (stops.length === 0) {
    return isLoading ? <TeaserSpace /> : null;
  }
  return (
    <section aria-labelledby="teaser-heading" className="mt-4">
      <h2 id="teaser-heading" className="text-title">
        Three doors, ajar
      </h2>
      <ol className="mt-4 border-b border-line">
        {stops.map(({ title, category, district, mood, openingHours, reason }) => (
          <li key={title} className="grid gap-x-6 gap-y-1 border-t border-line py-5 sm:grid-cols-[2.5rem_1fr]">
            <CategoryIcon category={category} className="size-7 text-ink-soft max-sm:hidden" />
            <div>
              <h3 className="font-serif text-lead">{title}</h3>
              <p className="text-small text-ink-soft">
                {district} · {mood}
              </p>
              <p className="mt-2 max-w-prose text-pretty">{reason}</p>
              <p className="mt-2 text-small text-ink-soft">Hours today: {openingHours}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 max-w-prose text-small text-pretty text-ink-soft">Hours are written from general knowledge and may change.</p>
    </section>
  );
}
