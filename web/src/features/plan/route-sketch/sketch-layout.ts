import type { Geo } from '@city-genie/city-data/geography/geo';
import type { Box, Point } from '@city-genie/city-data/geography/plane';
import { fitProjection, lengthText, scaleMeters } from '@city-genie/city-data/geography/projection';
import type { PlanPause } from '@city-genie/contracts/search/routes';
import { findCluster } from './clusters.js';
import { type DividedPlan, dividePlan } from './divide-plan.js';
import { type DividedSheet, divideSheet } from './divide-sheet.js';
import { drawInset, type Inset, ringFor } from './layout-inset.js';
import type { Stop } from './layout-legs.js';
import { type DrawnPart, dotsOfPart, type LabelledLeg, layoutPart } from './layout-part.js';
import { drawRivers, type NamedRiver, nameRivers } from './layout-rivers.js';
import { labelArea, pinArea, type SketchSize } from './sketch-size.js';

type Pause = Pick<PlanPause, 'after'>;

/** A drawing in units of its size, ready for SVG. */
export type SketchLayout = {
  /** In the order of the plan. `place` is where a stop is, `pin` where its pin is drawn: pins are moved apart. */
  pins: { id: string; pin: Point; place: Point }[];
  /** Those of the inset come after the frame, which lies on the others. */
  legs: LabelledLeg[];
  insetLegs: LabelledLeg[];
  rivers: NamedRiver[];
  pauses: Point[];
  inset: Inset | undefined;
  scale: { units: number; text: string };
};

const insetSpanMeters = 120;
const nowhere: Point = { x: 0, y: 0 };

function pinsOf(
  stops: readonly Stop[],
  cluster: readonly number[],
  { spotOf }: DividedPlan,
  main: DrawnPart,
  inset: DrawnPart | undefined,
): SketchLayout['pins'] {
  return stops.map(({ id }, index) => {
    const part = inset && cluster.includes(index) ? inset : main;
    const spot = spotOf[index] ?? 0;
    return { id, pin: part.points[spot] ?? nowhere, place: part.places[spot] ?? nowhere };
  });
}

/** The cluster, and the sheet divided for it; on what is left of the sheet more places may be too near to one another. */
function divide(geos: readonly Geo[], sheet: Box): { cluster: number[]; divided: DividedSheet | undefined } {
  const clusterIn = (area: Box) => findCluster(geos.map(fitProjection(geos, pinArea(area)).toPoint));
  const first = clusterIn(sheet);
  if (first.length === 0) {
    return { cluster: [], divided: undefined };
  }
  const divided = divideSheet(sheet, geos);
  const later = clusterIn(divided.rest);
  return { cluster: later.length > 0 ? later : first, divided };
}

/** The positions of all parts of a plan's sketch. Deterministic. */
export function layoutSketch(city: string, stops: readonly Stop[], pauses: readonly Pause[], size: SketchSize): SketchLayout {
  const sheet = labelArea(size);
  const { cluster, divided } = divide(
    stops.map((stop) => stop.geo),
    sheet,
  );
  const clustered = cluster.flatMap((index) => stops[index] ?? []);
  const area = divided?.rest ?? sheet;
  const ring = divided && ringFor(clustered);
  const plan = dividePlan(stops, pauses, cluster, ring);
  const main = layoutPart(plan.main, area);
  const inset = divided && layoutPart(plan.inset, divided.frame, insetSpanMeters);
  const meters = scaleMeters(main.projection.unitsPerMeter, Math.min(size.width / 3.2, 180));
  return {
    pins: pinsOf(stops, cluster, plan, main, inset),
    legs: main.legs,
    insetLegs: inset?.legs ?? [],
    rivers: nameRivers(drawRivers(city, main.projection), area, main.taken, dotsOfPart(main)),
    pauses: [...main.meals, ...(inset?.meals ?? [])],
    inset: divided && inset && drawInset(city, clustered, main, inset, divided.frame),
    scale: { units: meters * main.projection.unitsPerMeter, text: lengthText(meters) },
  };
}
