import type { CuisineRecommendation } from '@city-genie/contracts/cuisine';
import { ChevronDown, Star } from 'lucide-react';
import { useId, useState } from 'react';
import { MapLinks } from '../../ui/MapLinks.js';
import { CuisineTabs } from './CuisineTabs.js';
import { PriceLevel } from './PriceLevel.js';

/** One restaurant; a press on its head opens the rest. */
export function CuisineCard({ place, city }: { place: CuisineRecommendation; city: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="rounded-3xl border border-line bg-raised">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
          className="flex w-full items-center gap-4 rounded-3xl p-5 text-left hover:bg-sunk"
        >
          <span className="min-w-0 flex-1">
            <span className="block text-xl">{place.restaurantName}</span>{' '}
            <span className="mt-1 flex flex-wrap gap-x-4 font-sans text-sm font-normal tracking-normal text-ink-soft">
              <span>{place.cuisine}</span>
              <PriceLevel priceRange={place.priceRange} />
              <span className="inline-flex items-center gap-1">
                <Star aria-hidden="true" className="size-4 text-accent" />
                City Genie score {place.userRating.toFixed(1)}/5
              </span>
            </span>
          </span>
          <ChevronDown aria-hidden="true" className={`size-5 shrink-0 ${open ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      <div className="px-5 pt-1 pb-5">
        <p className="max-w-prose">{place.description}</p>
        {open && (
          <div id={id} className="mt-4">
            <CuisineTabs place={place} />
          </div>
        )}
        <div className="mt-4">
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
