import type { City } from '@city-genie/city-data/city';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { CuisineCard } from './CuisineCard.js';
import { type CuisineQuery, useCuisineQuery } from './cuisine-api.js';

function CuisineBody({ request, city, onBack }: { request: CuisineQuery; city: City; onBack: () => void }): ReactNode {
  const { currentData, isFetching, isError } = useCuisineQuery(request);
  if (isFetching) {
    return <p role="status">Asking in the kitchens…</p>;
  }
  if (isError || !currentData) {
    return (
      <Notice role="alert" title="Something went wrong" text="We couldn't load cuisine recommendations right now. Please try again.">
        <Button onClick={onBack}>Go Back</Button>
      </Notice>
    );
  }
  if (currentData.length === 0) {
    return <Notice title="No cuisine recommendations found" text="Try selecting a different mood or timeframe combination" />;
  }
  return (
    <>
      <ul className="grid gap-4">
        {currentData.map((place) => (
          <CuisineCard key={place.id} place={place} city={city.name} />
        ))}
      </ul>
      <p className="mt-6 text-sm text-ink-soft">Hours can change; check before you go.</p>
    </>
  );
}

/** Places to eat that suit the mood, nearest to the plan. */
export function CuisineView({
  request,
  city,
  moodName,
  onBack,
}: {
  request: CuisineQuery;
  city: City;
  moodName: string;
  onBack: () => void;
}) {
  return (
    <div>
      <Button look="quiet" className="-ml-5" onClick={onBack}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to your plan
      </Button>
      <h1 id="view-heading" tabIndex={-1} className="mt-2 text-3xl sm:text-5xl">
        Local cuisine in {city.name}
      </h1>
      <p className="mt-3 mb-6 text-lg">
        {moodName && (
          <>
            For <strong>{moodName}</strong>
          </>
        )}
      </p>
      <CuisineBody request={request} city={city} onBack={onBack} />
    </div>
  );
}
