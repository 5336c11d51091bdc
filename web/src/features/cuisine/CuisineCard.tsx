import type { CuisineRecommendation } from '@city-genie/contracts/cuisine/routes';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { MapLinks } from '../../ui/late/MapLinks.js';
import { PlacePattern } from '../../ui/late/PlacePattern.js';
import { PriceScale, priceStep } from '../../ui/late/PriceScale.js';
import { bookingTexts } from '../../ui/late/place-words.js';
import { CuisineTabs } from './CuisineTabs.js';

type CuisineCardProps = {
  place: CuisineRecommendation;
  /** Name of the city. */
  city: string;
  /** Distance from the plan as text. */
  near: string | undefined;
};

/** A restaurant; pressing its head opens the details. */
export function CuisineCard({ place, city, near }: CuisineCardProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="grid gap-x-8 border-t border-line py-7 sm:grid-cols-[9rem_minmax(0,1fr)] sm:py-9">
      <PlacePattern id={place.id} category="restaurant" className="mb-4 block h-20 w-full rounded-card sm:mb-0 sm:size-36" />
      <div>
        <h2>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            // The heading stays short; the other facts of the head are its description.
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-facts`}
            onClick={() => setOpen(!open)}
            className="group flex w-full items-start gap-4 text-left"
          >
            <span className="min-w-0 flex-1">
              <span
                id={`${id}-name`}
                className="block text-title decoration-edge decoration-1 underline-offset-4 group-hover:underline sm:text-[1.9rem]"
              >
                {place.restaurantName}
              </span>{' '}
              <span
                id={`${id}-facts`}
                className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 font-sans text-small leading-normal font-normal tracking-normal text-ink-soft"
              >
                <span>{place.cuisine}</span>
                <PriceScale step={priceStep(place.priceRange) ?? 1} />
                <span>City Genie score {place.userRating.toFixed(1)}/5</span>
                {place.booking !== 'none' && <span className="font-medium text-ink">{bookingTexts[place.booking]}</span>}
              </span>
            </span>
            <ChevronDown
              aria-hidden="true"
              className={`mt-2 size-5 shrink-0 transition-transform duration-[var(--quick)] ${open ? 'rotate-180' : ''}`}
            />
          </button>
        </h2>
        {near && <p className="mt-1 text-small text-ink-soft">{near}</p>}
        <p className="mt-3 max-w-prose sm:text-pretty">{place.description}</p>
        {open && (
          <div id={id} className="mt-5">
            <CuisineTabs place={place} />
          </div>
        )}
        <div className="mt-5">
          <MapLinks
            name={place.restaurantName}
            location={place.location}
            city={city}
            mapText="View on Map"
            directionsText="Get Directions"
          />
        </div>
      </div>
    </li>
  );
}
