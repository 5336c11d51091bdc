import { distanceText } from '../../ui/late/distance-text.js';

type Place = { geo: { lat: number; lon: number } };

/** A stop of the plan. */
export type NearStop = Place & { title: string };

const metersPerDegree = 111_195;

function metersBetween(a: Place['geo'], b: Place['geo']): number {
  const metersPerLon = metersPerDegree * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot((a.lat - b.lat) * metersPerDegree, (a.lon - b.lon) * metersPerLon);
}

/**
 * `300 m from Place des Vosges`, as the crow flies: from the stop before the meal, where the server measured it, else from the nearest one.
 * Undefined without a plan.
 */
export function fromStopText(
  { geo, distanceMetres }: Place & { distanceMetres?: number | undefined },
  stops: readonly NearStop[],
  before?: string,
): string | undefined {
  if (distanceMetres !== undefined && before !== undefined) {
    return `${distanceText(distanceMetres)} from ${before}`;
  }
  const [nearest] = stops.map(({ title, geo: at }) => ({ title, meters: metersBetween(geo, at) })).sort((a, b) => a.meters - b.meters);
  return nearest && `${distanceText(nearest.meters)} from ${nearest.title}`;
}
