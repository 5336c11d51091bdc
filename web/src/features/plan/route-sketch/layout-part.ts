import type { Geo } from '@city-genie/city-data/geography/geo';
import type { Box, Point } from '@city-genie/city-data/geography/plane';
import { fitProjection, type Projection } from '@city-genie/city-data/geography/projection';
import { spreadPins } from '@city-genie/city-data/geography/spread-pins';
import { besidePin, type DrawnLeg, dotsOn, drawLeg, labelWish, lineGap, mealOnLeg, pauseSide, type Stop } from './layout-legs.js';
import { boxAround, type LabelWish, placeLabels } from './place-labels.js';
import { pinArea, pinGap } from './sketch-size.js';

/** Something at a place: the pin of a stop, or the ring around a cluster. */
export type Spot = { geo: Geo; radius: number };

/** What a part of the sketch shows; the numbers are indices of spots. A meal is on the leg of this index, or beside a spot. */
export type PartPlan = {
  spots: readonly Spot[];
  legs: readonly { stop: Stop; from: number; to: number }[];
  meals: readonly ({ leg: number } | { beside: number })[];
};

export type LabelledLeg = DrawnLeg & Pick<LabelWish, 'width' | 'height'> & { label: Point | undefined };

export type DrawnPart = {
  projection: Projection;
  /** Where the spots are, and where they are drawn: they are moved apart. */
  places: Point[];
  points: Point[];
  legs: LabelledLeg[];
  meals: Point[];
  /** What is covered by now. */
  taken: Box[];
};

const nowhere: Point = { x: 0, y: 0 };

/** Lays out the whole sketch or its inset in an area, at least so many metres wide. Deterministic. */
export function layoutPart({ spots, legs, meals }: PartPlan, area: Box, minSpanMeters?: number): DrawnPart {
  const projection = fitProjection(
    spots.map(({ geo }) => geo),
    pinArea(area),
    minSpanMeters,
  );
  const places = spots.map(({ geo }) => projection.toPoint(geo));
  const points = spreadPins(places, pinGap, pinArea(area));
  const markOf = (index: number) => ({ at: points[index] ?? nowhere, clearance: (spots[index]?.radius ?? 0) + lineGap });
  const drawn = legs.map(({ stop, from, to }) => drawLeg(stop, markOf(from), markOf(to)));
  const covered = [
    ...spots.map(({ radius }, index) => boxAround(points[index] ?? nowhere, radius * 2 + 3, radius * 2 + 3)),
    ...places.map((place) => boxAround(place, 6, 6)),
  ];
  const mealWishes = meals.flatMap((meal) => {
    const leg = 'leg' in meal ? drawn[meal.leg] : undefined;
    return leg ? [mealOnLeg(leg)] : 'beside' in meal ? [besidePin(points[meal.beside] ?? nowhere)] : [];
  });
  const mealPoints = placeLabels(mealWishes, area, covered, []).filter((point) => point !== undefined);
  const taken = [...covered, ...mealPoints.map((point) => boxAround(point, pauseSide, pauseSide))];
  const wishes = drawn.map((leg) => labelWish(leg, drawn));
  const labels = placeLabels(wishes, area, taken, []);
  const labelled = drawn.map((leg, index) => ({
    ...leg,
    width: wishes[index]?.width ?? 0,
    height: wishes[index]?.height ?? 0,
    label: labels[index],
  }));
  const written = labelled.flatMap(({ label, width, height }) => (label ? [boxAround(label, width, height)] : []));
  return { projection, places, points, legs: labelled, meals: mealPoints, taken: [...taken, ...written] };
}

/** The dots of all lines of a part. */
export function dotsOfPart({ legs }: DrawnPart): Point[] {
  return dotsOn(legs);
}
