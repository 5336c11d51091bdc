import { useId } from 'react';
import { Pagination } from '../../../ui/late/Pagination.js';
import { Skeleton, SkeletonGroup } from '../../../ui/late/Skeleton.js';
import { CityField } from '../CityField.js';
import { needsSetUp } from '../failure.js';
import { ListFailure } from '../ListFailure.js';
import { SetUpNotice } from '../SetUpNotice.js';
import { useHeadFocus } from '../use-head-focus.js';
import { pageSize, usePageCount } from '../use-list-pages.js';
import { ReportedPlaceItem } from './ReportedPlaceItem.js';
import { waitingWords } from './report-words.js';
import { useReportedPlacesQuery } from './reports-api.js';
import { useReportActions } from './use-report-actions.js';
import { useReportsQuery } from './use-reports-query.js';

/** The places of the page in the address. Those of the page before stay until they are there. */
function useReports() {
  const query = useReportsQuery();
  const { city, page } = query;
  const request = { page, pageSize, ...(city && { city: city.key }) };
  const { data, currentData, error, isFetching, refetch } = useReportedPlacesQuery(request, { refetchOnMountOrArgChange: true });
  const pages = usePageCount(query, { total: data?.total ?? 0, isCurrent: currentData !== undefined && !isFetching });
  return { ...query, pages, places: data?.places ?? [], current: currentData, error, isFetching, refetch };
}

function Waiting() {
  return (
    <SkeletonGroup className="grid gap-6">
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
    </SkeletonGroup>
  );
}

const hint = '“Done” says that the place was put right, “Keep as it is” that it was right. Both close the reports that you see, for good.';
const nothingHint = 'What visitors report about a place comes here.';
const elsewhereHint = 'Other cities may have reports: choose “All cities”.';

/** The fourth tab: what visitors found wrong with places, most often reported first, to be worked off. */
export function ReportedPlaces() {
  const { city, page, pages, places, current, error, isFetching, refetch, ...steps } = useReports();
  const { actOn, decide } = useReportActions();
  const head = useHeadFocus(page, places.length);
  const hintId = useId();
  const isUnread = error !== undefined && current === undefined && !isFetching;
  const count = current ? waitingWords(current.total, city?.name) : 'One moment…';
  if (needsSetUp(error)) {
    return <SetUpNotice />;
  }
  return (
    <div className="grid gap-6">
      <search className="text-small sm:max-w-56">
        <CityField label="City" city={city} onCity={steps.onlyCity} />
      </search>
      <p role="status" className="sr-only">
        {!isUnread && count}
      </p>
      {error && !isFetching && <ListFailure error={error} title="Failed to fetch reported places" onAgain={() => void refetch()} />}
      {!isUnread && (
        <section aria-busy={isFetching}>
          <h2 className="text-title">
            <span ref={head} tabIndex={-1}>
              {count}
            </span>
          </h2>
          <p id={hintId} className="mt-1 mb-4 max-w-prose text-small text-pretty text-ink-soft">
            {current?.total !== 0 ? hint : city ? elsewhereHint : nothingHint}
          </p>
          {current === undefined && places.length === 0 && <Waiting />}
          <ul>
            {places.map((place) => (
              <ReportedPlaceItem
                key={place.placeId}
                place={place}
                act={actOn(place)}
                onDecide={(outcome) => void decide(place, outcome)}
                describedBy={hintId}
              />
            ))}
          </ul>
        </section>
      )}
      {!isUnread && <Pagination page={page} pages={pages} searchOf={steps.searchOfPage} />}
    </div>
  );
}
