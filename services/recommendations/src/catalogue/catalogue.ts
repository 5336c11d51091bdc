import { isHoliday } from '@city-genie/city-data/holidays/calendar';
import { openIntervals } from '../opening-hours/open-on.js';
import { type Hours, type Interval, parseOpeningHours } from '../opening-hours/parse.js';
import { parseStartTime, type StartTime } from '../opening-hours/start-times.js';
import type { CityContent, Guide, Place, Restaurant } from './entry.js';
import { moodLineOf } from './mood-line.js';

export type OpenPlace = { place: Place; hours: Hours; starts: readonly StartTime[] };
export type OpenRestaurant = { restaurant: Restaurant; hours: Hours };

/** One city in memory, with parsed opening hours. */
export type CatalogueCity = {
  guide: Guide;
  places: readonly OpenPlace[];
  restaurants: readonly OpenRestaurant[];
  /** The smallest fit with which they are offered in a mood. */
  moodLine: number;
  /** @throws RangeError when this city has no place with this id. */
  placeById(id: string): OpenPlace;
  findPlace(id: string): OpenPlace | undefined;
  /** Opening intervals on a local date, the city's public holidays included; wall-clock minutes since that date's midnight. */
  openOn(hours: Hours, date: string): readonly Interval[];
};

/** Everything that a search reads. Immutable; a new version replaces the whole object. */
export type Catalogue = { version: string; cities: ReadonlyMap<string, CatalogueCity> };

/** Plans can start up to two weeks ahead, and each of them needs the hours of all places on its date. */
const rememberedDates = 32;

function rememberOpen(cityKey: string): CatalogueCity['openOn'] {
  const byDate = new Map<string, Map<Hours, readonly Interval[]>>();
  return (hours, date) => {
    let day = byDate.get(date);
    if (!day) {
      day = new Map();
      byDate.set(date, day);
      const [oldest] = byDate.keys();
      if (byDate.size > rememberedDates && oldest !== undefined) {
        byDate.delete(oldest);
      }
    }
    const known = day.get(hours) ?? openIntervals(hours, date, (asked) => isHoliday(cityKey, asked));
    day.set(hours, known);
    return known;
  };
}

/** Compiles one city. @throws OpeningHoursError when an entry's hours or start times can't be parsed. */
export function compileCity(key: string, content: CityContent): CatalogueCity {
  const places = content.places.map((place) => ({
    place,
    hours: parseOpeningHours(place.openingHours),
    starts: (place.startTimes ?? []).map(parseStartTime),
  }));
  const restaurants = content.restaurants.map((restaurant) => ({ restaurant, hours: parseOpeningHours(restaurant.openingHours) }));
  const byId = new Map(places.map((open) => [open.place.id, open]));
  return {
    guide: content.guide,
    places,
    restaurants,
    moodLine: moodLineOf(key),
    placeById: (id) => {
      const found = byId.get(id);
      if (!found) {
        throw new RangeError(`no place ${id}`);
      }
      return found;
    },
    findPlace: (id) => byId.get(id),
    openOn: rememberOpen(key),
  };
}

/** The content of one city. @throws RangeError when the catalogue doesn't have it. */
export function contentOf(catalogue: Catalogue, key: string): CatalogueCity {
  const content = catalogue.cities.get(key);
  if (!content) {
    throw new RangeError(`the catalogue has no ${key}`);
  }
  return content;
}
