import { type Curve, legCurve, pointOn } from '@city-genie/city-data/geography/curves';
import type { Geo } from '@city-genie/city-data/geography/geo';
import { distance, type Point } from '@city-genie/city-data/geography/plane';
import type { MapPause, MapStop } from './map-plan.js';

/** `[longitude, latitude]`, as GeoJSON and the map's library have it. */
export type LngLat = [number, number];

export function lngLat({ lat, lon }: Geo): LngLat {
  return [lon, lat];
}

/** What is drawn of a plan at the places of its pins, in the same units. `mode` says how one gets along a leg. */
export type Route = { legs: { mode: MapStop['legMode']; curve: Curve }[]; meals: Point[] };

/** The radius of a pin with some air, in pixels. */
const clearance = 19;

/** In the middle of a leg, or beside it where its pins are too near to one another. */
function mealBetween(a: Point, b: Point): Point {
  const { x, y } = pointOn(legCurve(a, b), 0.5);
  const length = distance(a, b);
  const aside = length < 3.7 * clearance ? (2 * clearance) / (length || 1) : 0;
  return { x: x - (b.y - a.y) * aside, y: y + (b.x - a.x) * aside };
}

/**
 * The lines from pin to pin, which show the order and not the streets, bowed as in the sketch, and the meals: on the way to the next stop,
 * after the last one beside it. A meal after no stop of the plan has no place.
 */
export function routeBetween(pins: readonly Point[], stops: readonly MapStop[], pauses: readonly MapPause[]): Route {
  const curves = pins.slice(1).map((pin, index) => legCurve(pins[index] ?? pin, pin, clearance));
  return {
    legs: curves.map((curve, index) => ({ mode: stops[index + 1]?.legMode ?? 'walk', curve })),
    meals: pauses.flatMap(({ after }) => {
      const index = stops.findIndex(({ id }) => id === after);
      const [pin, next] = pins.slice(index, index + 2);
      if (index < 0 || !pin) {
        return [];
      }
      return [next ? mealBetween(pin, next) : { x: pin.x + 2 * clearance, y: pin.y }];
    }),
  };
}

/** South-west and north-east of all places. */
export function boundsOf(places: readonly Geo[]): [LngLat, LngLat] {
  const [lats, lons] = [places.map(({ lat }) => lat), places.map(({ lon }) => lon)];
  return [
    [Math.min(...lons), Math.min(...lats)],
    [Math.max(...lons), Math.max(...lats)],
  ];
}

const earthMetres = 6_371_000;
const radians = Math.PI / 180;

/** The distance to the nearest of some places, as the crow flies. */
export function metresToNearest(from: Geo, places: readonly Geo[]): number {
  const squaredHalf = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2;
  return Math.min(
    ...places.map((place) => {
      const across = Math.cos(from.lat * radians) * Math.cos(place.lat * radians) * squaredHalf(place.lon - from.lon);
      return 2 * earthMetres * Math.asin(Math.sqrt(squaredHalf(place.lat - from.lat) + across));
    }),
  );
}
