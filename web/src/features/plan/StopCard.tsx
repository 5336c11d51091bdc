import type { Recommendation } from '@city-genie/contracts/search';
import { Footprints, Star, TramFront } from 'lucide-react';
import { clockTime } from '../../ui/local-time.js';
import { MapLinks } from '../../ui/MapLinks.js';

function legText({ legMode, legMinutes, walkMinutes }: Recommendation): string {
  if (legMode === 'walk') {
    return `${walkMinutes} min walk`;
  }
  return walkMinutes > 0
    ? `${legMinutes} min by public transport, ${walkMinutes} of them on foot`
    : `${legMinutes} min by public transport`;
}

function Leg({ stop }: { stop: Recommendation }) {
  const Icon = stop.legMode === 'walk' ? Footprints : TramFront;
  return (
    <p className="flex items-center gap-2 py-3 pl-5 text-sm text-ink-soft">
      <Icon aria-hidden="true" className="size-4" />
      {legText(stop)}
    </p>
  );
}

function Facts({ stop }: { stop: Recommendation }) {
  const facts: readonly [string, string | undefined][] = [
    ['Stay', stop.estimatedDuration],
    ['Open', stop.openingHours],
    ['Price', stop.priceRange],
    ['Best time', stop.bestTimeToVisit],
    ['Address', stop.location],
    ['Reservation', stop.reservationRequired ? 'required' : undefined],
    ['Phone', stop.phoneNumber],
  ];
  return (
    <dl className="grid content-start gap-2 text-sm">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="grid grid-cols-[6.5rem_1fr]">
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink-soft">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="mt-4">
      <h3 className="text-base">{title}</h3>
      <ul className="mt-1 list-disc pl-5 text-sm text-ink-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function StopHead({ stop, number }: { stop: Recommendation; number: number }) {
  return (
    <header className="flex gap-4">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-accent font-serif text-xl text-on-accent"
      >
        {number}
      </span>
      <div className="min-w-0">
        <h2 className="text-2xl sm:text-3xl">{stop.title}</h2>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <span className="font-semibold text-accent">
            {clockTime(stop.arrive)} – {clockTime(stop.leave)}
          </span>
          <span className="rounded-full bg-sunk px-3 py-0.5 capitalize">{stop.category}</span>
          <span className="inline-flex items-center gap-1">
            <Star aria-hidden="true" className="size-4 text-accent" />
            City Genie score {stop.userRating.toFixed(1)}/5
          </span>
        </p>
      </div>
    </header>
  );
}

type StopCardProps = {
  stop: Recommendation;
  /** Place in the plan, from 1. */
  number: number;
  /** Name of the city. */
  city: string;
};

/** One stop of a plan: when, why, what to know, how to get there. */
export function StopCard({ stop, number, city }: StopCardProps) {
  return (
    <li>
      {stop.legMinutes > 0 && <Leg stop={stop} />}
      <article className="rounded-3xl border border-line bg-raised p-5 sm:p-6">
        <StopHead stop={stop} number={number} />
        <div className="mt-4 grid gap-x-10 gap-y-5 md:grid-cols-[1fr_18rem]">
          <div>
            <p className="max-w-prose">{stop.description}</p>
            {stop.reasons.length > 0 && <Lines title="Why here" lines={stop.reasons.map((reason) => reason.text)} />}
            {stop.tips.length > 0 && <Lines title="Tips" lines={stop.tips} />}
          </div>
          <Facts stop={stop} />
        </div>
        <div className="mt-5">
          <MapLinks name={stop.title} location={stop.location} city={city} mapText="Map" directionsText="Directions" />
        </div>
      </article>
    </li>
  );
}
