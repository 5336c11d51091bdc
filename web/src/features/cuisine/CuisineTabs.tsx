import type { CuisineRecommendation } from '@city-genie/contracts/cuisine';
import * as Tabs from 'radix-ui/tabs';

const tabClass =
  'min-h-11 rounded-t-xl border-b-2 border-transparent px-4 font-medium text-ink-soft data-[state=active]:border-accent data-[state=active]:text-ink';

function Details({ place }: { place: CuisineRecommendation }) {
  const facts: readonly [string, string | undefined][] = [
    ['Atmosphere', place.atmosphere],
    ['Specialities', place.specialties.join(', ')],
    ['Open', place.openingHours],
    ['Best time', place.bestTimeToVisit],
    ['Stay', place.estimatedDuration],
    ['Address', place.location],
    ['Reservation', place.reservationRequired ? 'required' : 'not needed'],
    ['Phone', place.phoneNumber],
  ];
  return (
    <dl className="grid gap-2 text-sm">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="grid gap-x-3 sm:grid-cols-[8rem_1fr]">
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink-soft">{value}</dd>
            </div>
          ),
      )}
      {place.website && (
        <div className="grid gap-x-3 sm:grid-cols-[8rem_1fr]">
          <dt className="font-semibold">Website</dt>
          <dd>
            <a
              href={place.website}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-6 items-center break-all underline"
            >
              {new URL(place.website).host}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** What there is to know about a restaurant, in three tabs. */
export function CuisineTabs({ place }: { place: CuisineRecommendation }) {
  return (
    <Tabs.Root defaultValue="details">
      <Tabs.List aria-label={`About ${place.restaurantName}`} className="flex flex-wrap border-b border-line">
        <Tabs.Trigger value="details" className={tabClass}>
          Details
        </Tabs.Trigger>
        <Tabs.Trigger value="tips" className={tabClass}>
          Tips
        </Tabs.Trigger>
        <Tabs.Trigger value="mood" className={tabClass}>
          Mood Match
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="details" className="pt-4">
        <Details place={place} />
      </Tabs.Content>
      <Tabs.Content value="tips" className="pt-4">
        <ul className="list-disc pl-5 text-sm text-ink-soft">
          {place.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Tabs.Content>
      <Tabs.Content value="mood" className="pt-4 text-sm text-ink-soft">
        <p>{place.moodMatch}</p>
      </Tabs.Content>
    </Tabs.Root>
  );
}
