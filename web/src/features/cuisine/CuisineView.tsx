import type { City } from '@city-genie/city-data/city';
import type { MoodGuide } from '@city-genie/contracts/guide/routes';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.js';
import { JournalHead } from '../../ui/late/JournalHead.js';
import { Skeleton, SkeletonGroup } from '../../ui/late/Skeleton.js';
import { Notice } from '../../ui/Notice.js';
import { CuisineCard } from './CuisineCard.js';
import { type CuisineQuery, useCuisineQuery } from './cuisine-api.js';
import { emptyText } from './empty-text.js';
import { type NearStop, nearestStopText } from './nearest-stop.js';

type CuisineViewProps = {
  /** Undefined until the place and time of the plan are known. */
  request: CuisineQuery | undefined;
  city: City;
  mood: Pick<MoodGuide, 'name'> | undefined;
  /** The plan's stops, if there is a plan. */
  stops?: readonly NearStop[];
  /** Content of the column next to the list, on wide windows. */
  aside?: ReactNode;
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

function CuisineBody({ request, city, stops = [], onBack }: Omit<CuisineViewProps, 'mood' | 'aside'>) {
  const { currentData, isFetching, isError } = useCuisineQuery(request ?? skipToken);
  if (isFetching || !request) {
    return <Waiting />;
  }
  if (isError || !currentData) {
    return (
      <Notice role="alert" title="Something went wrong" text="We couldn't load cuisine recommendations right now. Please try again.">
        <Button onClick={onBack}>Go Back</Button>
      </Notice>
    );
  }
  const { startAt, recommendations } = currentData;
  if (recommendations.length === 0) {
    return <Notice title="No cuisine recommendations found" text={emptyText(startAt)} />;
  }
  return (
    <>
      <ul className="border-b border-line">
        {recommendations.map((place) => (
          <CuisineCard key={place.id} place={place} city={city.name} near={nearestStopText(place, stops)} />
        ))}
      </ul>
      <p className="mt-5 text-small text-ink-soft">Hours can change; check before you go.</p>
    </>
  );
}

/** Restaurants that fit the mood, nearest to the plan first. */
export function CuisineView({ request, city, mood, stops = [], aside, onBack }: CuisineViewProps) {
  // While the request is pending, a plan is assumed, so that the text stays when it arrives.
  const isNear = stops.length > 0 || !request;
  return (
    <article>
      <JournalHead
        city={city}
        time="golden"
        back="Back to your plan"
        onBack={onBack}
        title={`Local cuisine in\u00a0${city.name.replace(' ', '\u00a0')}`}
        margin={
          <p className="border-t border-line pt-4 text-small text-ink-soft">
            {isNear ? 'Nearest to your plan first. ' : ''}
            Prices run from{' '}
            <span role="img" aria-label="inexpensive">
              💰
            </span>{' '}
            to{' '}
            <span className="whitespace-nowrap">
              <span role="img" aria-label="very expensive">
                💰💰💰💰
              </span>
              .
            </span>
          </p>
        }
      >
        <p className="mt-5 max-w-[40ch] font-serif text-title leading-snug text-ink-soft text-pretty italic">
          {mood ? `For a day that feels ${mood.name.toLowerCase()}` : 'For the way you feel today'}
          {isNear ? ', not far from where your plan takes you.' : '.'}
        </p>
      </JournalHead>
      <div className="mx-auto mt-10 grid max-w-7xl gap-x-14 px-4 pb-20 sm:px-6 lg:mt-14 lg:grid-cols-[minmax(0,1fr)_26rem] lg:px-10">
        <div>
          <CuisineBody request={request} city={city} stops={stops} onBack={onBack} />
        </div>
        {aside && <div className="max-lg:hidden lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:self-start">{aside}</div>}
      </div>
    </article>
  );
}
