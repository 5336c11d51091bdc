import type { City } from '@city-genie/city-data/city';
import { type CatalogueCity, compileCity, type OpenPlace } from '@city-genie/recommendations/catalogue/catalogue';
import type { CityContent, Place } from '@city-genie/recommendations/catalogue/entry';
import { beginsOf } from '@city-genie/recommendations/planner/candidates';
import { type Sun, sunOn } from '@city-genie/recommendations/planner/sun';
import { visitWindowsOn } from '@city-genie/recommendations/planner/visit-windows';
import { morningMinute, readHours, readStartTime } from './open-week.js';

/** A day on which a place may be visited. */
export type SunnyDate = { date: string; sun: Sun };

/** A place in a catalogue of its own. */
type Alone = { catalogue: CatalogueCity; open: OpenPlace };

/** The dates of a week, each with the sun of the city. */
export function withSun({ geo, timezone }: City, week: readonly string[]): SunnyDate[] {
  return week.map((date) => ({ date, sun: sunOn(geo, date, timezone) }));
}

/** A place by itself, as the planner reads it; undefined when its times can't be read, which C05 and C23 report. */
export function placeAlone(city: City, guide: CityContent['guide'], place: Place): Alone | undefined {
  const readings = [readHours(place.openingHours), ...(place.startTimes ?? []).map(readStartTime)];
  if (readings.some((reading) => 'error' in reading)) {
    return undefined;
  }
  const catalogue = compileCity(city.key, { guide, places: [place], restaurants: [] });
  return { catalogue, open: catalogue.placeById(place.id) };
}

/** The number of days in a week on which the shortest visit fits (docs/rules/plans.md#open-on-arrival). */
export function daysForVisit({ catalogue, open }: Alone, week: readonly SunnyDate[]): number {
  const { min } = open.place.visitMinutes;
  return week.filter(({ date, sun }) =>
    visitWindowsOn(catalogue, open, date, sun).some((window) => window.end > morningMinute && beginsOf(window, min) !== undefined),
  ).length;
}
