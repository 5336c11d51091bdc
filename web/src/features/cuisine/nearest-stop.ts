type Place = { geo: { lat: number; lon: number } };

/** A stop of the plan. */
export type NearStop = Place & { title: string };

const metersPerDegree = 111_195;

function metersBetween(a: Place['geo'], b: Place['geo']): number {
  const metersPerLon = metersPerDegree * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot((a.lat - b.lat) * metersPerDegree, (a.lon - b.lon) * metersPerLon);
}

/** `300 m from Place des Vosges`, as the crow flies; undefined without a plan. */
export function nearestStopText({ geo }: Place, stops: readonly NearStop[]): string | undefined {
  const [nearest] = stops.map((stop) => ({ title: stop.title, meters: metersBetween(geo, stop.geo) })).sort((a, b) => a.meters - b.meters);
  if (!nearest) {
    return undefined;
  }
  const { title, meters } = nearest;
  const rounded = Math.max(50, Math.round(meters / 50) * 50);
  return `${rounded < 1000 ? `${rounded}\u00a0m` : `${(meters / 1000).toFixed(1)}\u00a0km`} from ${title}`;
}
