import type { Alternative } from '@city-genie/contracts/search/routes';
import { Plus } from 'lucide-react';
import { Button } from '../../ui/Button.js';
import { Fold } from '../../ui/late/Fold.js';
import { PlaceVignette } from '../../ui/late/PlaceVignette.js';
import { useMatches } from '../../ui/use-matches.js';
import { PriceText } from './PriceText.js';
import { durationText } from './plan-words.js';
import { programmeText } from './programme-text.js';
import { StepFailure } from './StepFailure.js';
import type { Failure } from './stop-steps.js';

/** `open 10:00–18:00`, but `open all day` and other texts without a time. */
const hoursText = (hours: string) =>
  // Word joiners keep "15:00–23:00" on one line.
  /^\d/.test(hours) ? `open ${hours.replaceAll('–', '\u2060–\u2060')}` : hours.charAt(0).toLowerCase() + hours.slice(1);

type AlternativesProps = {
  places: readonly Alternative[];
  /** Undefined for a read-only plan. */
  onPutIn: ((id: string, name: string) => void) | undefined;
  failure: Failure | undefined;
};

function PlaceList({ places, onPutIn, failure }: AlternativesProps) {
  return (
    <ul className="border-b border-line max-sm:border-b-0">
      {places.map((place) => (
        <li
          key={place.id}
          className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-2.5 sm:grid-cols-[5.5rem_minmax(0,1fr)_auto] sm:gap-x-4 sm:py-4"
        >
          <PlaceVignette id={place.id} category={place.category} className="aspect-square w-full self-start rounded-control" />
          <div>
            <h3 className="text-body sm:text-lead">{place.title}</h3>
            <p className="text-note text-ink-soft sm:text-small">
              <span className="capitalize">{place.category}</span>, {durationText(place.visitMinutes)}, {hoursText(place.openingHours)}
              {place.startTimes && `. ${programmeText(place.startTimes)}.`}{' '}
              <span className="ml-2 whitespace-nowrap">
                <PriceText priceRange={place.priceRange} />
              </span>
            </p>
            {place.reasons[0] && <p className="mt-1 max-w-prose text-small text-pretty max-sm:hidden">{place.reasons[0].text}</p>}
          </div>
          {onPutIn && (
            <Button look="secondary" className="text-small max-sm:px-3" onClick={() => onPutIn(place.id, place.title)}>
              <Plus aria-hidden="true" className="size-4" />
              <span>
                Put it in<span className="sr-only">: {place.title}</span>
              </span>
            </Button>
          )}
          {failure?.at === place.id && (
            <div className="col-span-3 mt-2">
              <StepFailure text={failure.text} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Places that nearly made it into the plan; folded on a phone. */
export function Alternatives(props: AlternativesProps) {
  const isNarrow = useMatches('(width < 40rem)');
  const heading = (
    <h2 id="alternatives" className="text-title">
      Also in this mood
    </h2>
  );
  return (
    <section aria-labelledby="alternatives" className="print:hidden">
      {isNarrow ? (
        <Fold summary={heading}>{() => <PlaceList {...props} />}</Fold>
      ) : (
        <>
          <div className="mb-4">{heading}</div>
          <PlaceList {...props} />
        </>
      )}
    </section>
  );
}
