import type { Geo } from '@city-genie/city-data/geography/geo';
import type { Box, Point } from '@city-genie/city-data/geography/plane';

/** Average length of a degree of latitude in metres. */
const metresPerDegree = 111_195;
/** Even a plan around a single square shows the streets around it. */
const leastSpanMetres = 420;

/** A place as a point of the picture, true to scale. */
export type Projection = { toPoint: (geo: Geo) => Point; unitsPerMetre: number };

/** Local equirectangular projection: north is up, and the places fill the area as far as its form allows. */
export function projectionOf(places: readonly Geo[], area: Box): Projection {
  const [lats, lons] = [places.map(({ lat }) => lat), places.map(({ lon }) => lon)];
  const range = (values: readonly number[]) => ({ low: Math.min(...values), high: Math.max(...values) });
  const [lat, lon] = [range(lats), range(lons)];
  const middle = { lat: (lat.low + lat.high) / 2, lon: (lon.low + lon.high) / 2 };
  const metresPerLon = metresPerDegree * Math.cos((middle.lat * Math.PI) / 180);
  const across = Math.max(leastSpanMetres, (lon.high - lon.low) * metresPerLon);
  const down = Math.max(leastSpanMetres, (lat.high - lat.low) * metresPerDegree);
  const unitsPerMetre = Math.min(area.width / across, area.height / down);
  return {
    unitsPerMetre,
    toPoint: (geo) => ({
      x: area.x + area.width / 2 + (geo.lon - middle.lon) * metresPerLon * unitsPerMetre,
      y: area.y + area.height / 2 - (geo.lat - middle.lat) * metresPerDegree * unitsPerMetre,
    }),
  };
}
