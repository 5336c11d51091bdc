import type { Geo } from './geo.js';
import type { Box, Point } from './plane.js';

/** Average length of a degree of latitude in metres. */
const metersPerDegree = 111_195;

/** Even a plan around a single square shows the streets around it. */
const usualSpanMeters = 500;

/** A place as a point of a drawing, true to scale. */
export type Projection = { toPoint: (geo: Geo) => Point; unitsPerMeter: number };

/**
 * Local equirectangular projection, accurate enough for a city. North is up, and the places fill the area as far as its aspect
 * ratio allows.
 *
 * @param minSpanMeters what the area shows at least
 */
export function fitProjection(places: readonly Geo[], area: Box, minSpanMeters = usualSpanMeters): Projection {
  const lats = places.map((place) => place.lat);
  const lons = places.map((place) => place.lon);
  const middle = {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lon: (Math.min(...lons) + Math.max(...lons)) / 2,
  };
  const metersPerLon = metersPerDegree * Math.cos((middle.lat * Math.PI) / 180);
  const spanX = Math.max(minSpanMeters, (Math.max(...lons) - Math.min(...lons)) * metersPerLon);
  const spanY = Math.max(minSpanMeters, (Math.max(...lats) - Math.min(...lats)) * metersPerDegree);
  const unitsPerMeter = Math.min(area.width / spanX, area.height / spanY);
  return {
    unitsPerMeter,
    toPoint: ({ lat, lon }) => ({
      x: area.x + area.width / 2 + (lon - middle.lon) * metersPerLon * unitsPerMeter,
      y: area.y + area.height / 2 - (lat - middle.lat) * metersPerDegree * unitsPerMeter,
    }),
  };
}

const steps = [100, 200, 250, 500, 1000, 2000, 2500, 5000, 10_000] as const;

/** The longest round length that fits into this many units. */
export function scaleMeters(unitsPerMeter: number, maxUnits: number): number {
  return steps.findLast((meters) => meters * unitsPerMeter <= maxUnits) ?? steps[0];
}

/** A length on a scale, `250 m` or `2.5 km`, with a space that doesn't break. */
export function lengthText(meters: number): string {
  return meters < 1000 ? `${meters}\u00a0m` : `${meters / 1000}\u00a0km`;
}
