import type { PlanPause } from '@city-genie/contracts/search/routes';
import type { Stop } from './layout-legs.js';
import type { PartPlan, Spot } from './layout-part.js';
import { pinRadius } from './sketch-size.js';

/** What the sketch shows, and what its inset does; `spotOf`: the index of a stop's spot in its part. */
export type DividedPlan = { main: PartPlan; inset: PartPlan; spotOf: number[] };

/**
 * Divides a plan: the stops of the cluster are in the inset, and their ring, which has the last index, is in the sketch. A leg belongs to
 * the part that has both its ends, and a meal to that of the leg after its stop, or of its stop.
 */
export function dividePlan(
  stops: readonly Stop[],
  pauses: readonly Pick<PlanPause, 'after'>[],
  cluster: readonly number[],
  ring: Spot | undefined,
): DividedPlan {
  const isIn = (index: number) => cluster.includes(index);
  const outside = [...stops.keys()].filter((index) => !isIn(index));
  const spotOf = [...stops.keys()].map((index) => (isIn(index) ? cluster : outside).indexOf(index));
  const mainSpot = (index: number) => (isIn(index) ? outside.length : (spotOf[index] ?? 0));
  const pinOf = (index: number): Spot => ({ geo: stops[index]?.geo ?? { lat: 0, lon: 0 }, radius: pinRadius });
  const parts = { main: [...outside.map(pinOf), ...(ring ? [ring] : [])], inset: cluster.map(pinOf) };
  const ways = stops.slice(1).map((stop, index) => {
    const isInset = isIn(index) && isIn(index + 1);
    const at = isInset ? (stopIndex: number) => spotOf[stopIndex] ?? 0 : mainSpot;
    return { part: isInset ? ('inset' as const) : ('main' as const), index, leg: { stop, from: at(index), to: at(index + 1) } };
  });
  const planOf = (part: 'main' | 'inset'): PartPlan => {
    const own = ways.filter((way) => way.part === part);
    const meals = pauses.flatMap(({ after }): PartPlan['meals'][number][] => {
      const stopIndex = stops.findIndex(({ id }) => id === after);
      const leg = own.findIndex(({ index }) => index === stopIndex);
      const isLast = stopIndex === stops.length - 1 && isIn(stopIndex) === (part === 'inset');
      return leg >= 0 ? [{ leg }] : isLast ? [{ beside: spotOf[stopIndex] ?? 0 }] : [];
    });
    return { spots: parts[part], legs: own.map(({ leg }) => leg), meals };
  };
  return { main: planOf('main'), inset: planOf('inset'), spotOf };
}
