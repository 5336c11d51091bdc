import type { CuisineRecommendation } from '@city-genie/contracts/cuisine';
import * as Tabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';

const tabClass =
  '-mb-px min-h-11 border-b-2 border-transparent px-3 text-small font-medium text-ink-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink sm:px-4';

const linkClass = 'inline-flex min-h-6 items-center break-all underline decoration-edge underline-offset-4 hover:decoration-accent';

function Website({ address, name }: { address: string; name: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={linkClass}>
      {new URL(address).host.replace(/^www\./, '')}
      <span className="sr-only">: {name} (opens in a new tab)</span>
    </a>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`} className={linkClass}>
      {number}
    </a>
  );
}

function Details({ place }: { place: CuisineRecommendation }) {
  const facts: readonly [string, ReactNode][] = [
    ['Atmosphere', place.atmosphere],
    ['Specialities', place.specialties.join(', ')],
    ['Open', place.openingHours],
    ['Best time', place.bestTimeToVisit],
    ['Stay', place.estimatedDuration],
    ['Address', place.location],
    ['Reservation', place.reservationRequired ? 'Required' : 'Not needed'],
    ['Phone', place.phoneNumber && <Phone number={place.phoneNumber} />],
    ['Website', place.website && <Website address={place.website} name={place.restaurantName} />],
  ];
  return (
    <dl className="grid gap-y-1.5 text-small">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="grid gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const tabs = [
  { value: 'details', text: 'Details' },
  { value: 'tips', text: 'Tips' },
  { value: 'mood', text: 'Mood Match' },
] as const;

/** What there is to know about a restaurant, in three tabs. */
export function CuisineTabs({ place }: { place: CuisineRecommendation }) {
  return (
    <Tabs.Root defaultValue="details">
      <Tabs.List aria-label={`About ${place.restaurantName}`} className="-ml-3 flex flex-wrap border-b border-line sm:-ml-4">
        {tabs.map(({ value, text }) => (
          <Tabs.Trigger key={value} value={value} className={tabClass}>
            {text}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="details" className="pt-4">
        <Details place={place} />
      </Tabs.Content>
      <Tabs.Content value="tips" className="pt-4">
        <ul className="grid max-w-prose gap-2 text-small">
          {place.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Tabs.Content>
      <Tabs.Content value="mood" className="pt-4">
        <p className="max-w-prose font-serif text-lead leading-snug text-pretty italic">{place.moodMatch}</p>
      </Tabs.Content>
    </Tabs.Root>
  );
}
