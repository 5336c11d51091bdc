import type { City } from '@city-genie/city-data/city';
import { instantsOf } from '@city-genie/city-data/city-clock';
import type { PlanStop } from '@city-genie/contracts/plan-files/plan-stop';
import { type AppError, fieldFault } from '@city-genie/service-kit/errors';
import type { CatalogueCity } from '../catalogue/catalogue.js';
import type { Place } from '../catalogue/entry.js';

/** A stop with its place: local times as shown to the visitor, and the corresponding instants. */
export type FileStop = { place: Place; arrive: string; leave: string; arriveMs: number; leaveMs: number };

/** A plan to export: its stops in order, at least one. */
export type PlanFile = { city: City; stops: readonly [FileStop, ...FileStop[]] };

function refused(message: string): AppError {
  return fieldFault('stop', message);
}

function fileStop(city: City, content: CatalogueCity, { placeId, arrive, leave }: PlanStop): FileStop {
  const found = content.findPlace(placeId);
  if (!found) {
    throw refused(`“${placeId}” is not in our list of ${city.name}`);
  }
  // For a local time that occurs twice, the first occurrence, as in RFC 5545.
  const [arriveMs] = instantsOf(city.timezone, arrive);
  const [leaveMs] = instantsOf(city.timezone, leave);
  if (arriveMs === undefined || leaveMs === undefined) {
    throw refused(`${city.name}’s clocks skip the time of “${placeId}”`);
  }
  return { place: found.place, arrive, leave, arriveMs, leaveMs };
}

/** @throws AppError 400 naming `stop` for a place of another city and for a local time that the clocks skip. */
export function requirePlanFile(city: City, content: CatalogueCity, given: readonly PlanStop[]): PlanFile {
  const [first, ...others] = given.map((stop) => fileStop(city, content, stop));
  if (first === undefined) {
    throw refused('Please give at least one stop');
  }
  return { city, stops: [first, ...others] };
}

/** Name, address and city in one line, as on an envelope. */
export function locationText(city: City, place: Place): string {
  return [place.name, place.address, city.name].filter((part) => part !== '').join(', ');
}

/** The first tip, and a reminder that hours can change. */
export function advice(place: Place): string {
  return [...place.tips.slice(0, 1), 'Hours can change; check before you go.'].join('\n');
}
