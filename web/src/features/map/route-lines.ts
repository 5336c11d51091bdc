import type { Geo } from '@city-genie/city-data/geography/geo';
import { type Curve, legCurve, pointOn } from '../../geography/curves.js';
import type { Point } from '../../geography/plane.js';
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
      const [pin, curve] = [pins[index], curves[index]];
      return curve ? [pointOn(curve, 0.5)] : pin ? [{ x: pin.x + 2 * clearance, y: pin.y }] : [];
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
