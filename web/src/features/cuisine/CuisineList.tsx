import type { City } from '@city-genie/city-data/city';
import { skipToken } from '@reduxjs/toolkit/query';
import { errorStatus } from '../../api/error-message.js';
import { useAskAgain } from '../../api/use-ask-again.js';
import { Button } from '../../ui/Button.js';
import { Skeleton, SkeletonGroup } from '../../ui/late/Skeleton.js';
import { Notice } from '../../ui/Notice.js';
import { CuisineCard } from './CuisineCard.js';
import { type CuisineQuery, type CuisineReply, useCuisineQuery } from './cuisine-api.js';
import { emptyText } from './empty-text.js';
import { fromStopText, type NearStop } from './from-stop.js';

type CuisineListProps = {
  /** Undefined until the place and time of the plan are known. */
  request: CuisineQuery | undefined;
  /** What was kept of the reply, for the case that none comes. */
  kept: CuisineReply | undefined;
  city: City;
  /** The plan's stops, if there is a plan. */
  stops: readonly NearStop[];
  /** Name of the stop before the meal. */
  before: string | undefined;
  onBack: () => void;
};

function Waiting() {
  return (
    <>
      <p role="status" className="text-ink-soft">
        Asking in the kitchens…
      </p>
      <SkeletonGroup className="mt-4">
        {[1, 2, 3, 4].map((place) => (
          <div key={place} className="grid gap-x-8 border-t border-line py-7 sm:grid-cols-[9rem_minmax(0,1fr)] sm:py-9">
            <Skeleton isCard className="mb-4 h-20 sm:mb-0 sm:size-36" />
            <Skeleton className="h-64 sm:h-48" />
          </div>
        ))}
      </SkeletonGroup>
    </>
  );
}

/** The restaurants that a request gives, or why there are none. */
export function CuisineList({ request, kept, city, stops, before, onBack }: CuisineListProps) {
  const { currentData, error, isFetching, refetch } = useCuisineQuery(request ?? skipToken);
  const isUnreached = errorStatus(error) === 0;
  const shown = currentData ?? (isUnreached ? kept : undefined);
  useAskAgain(isUnreached && !shown, refetch);
  if (isFetching || !request) {
    return <Waiting />;
  }
  if (!shown) {
    return (
      <Notice role="alert" title="Something went wrong" text="We couldn't load cuisine recommendations right now. Please try again.">
        <Button onClick={onBack}>Go Back</Button>
      </Notice>
    );
  }
  const { startAt, recommendations } = shown;
  if (recommendations.length === 0) {
    return <Notice title="No cuisine recommendations found" text={emptyText(request.mealAt ?? startAt)} />;
  }
  return (
    <>
      <ul className="border-b border-line">
        {recommendations.map((place) => (
          <CuisineCard key={place.id} place={place} city={city.name} near={fromStopText(place, stops, before)} />
        ))}
      </ul>
      <p className="mt-5 text-small text-ink-soft">Hours can change; check before you go.</p>
    </>
  );
}
