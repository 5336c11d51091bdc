import type { PlanPause, Recommendation } from '@city-genie/contracts/search/routes';
import type { Box, Point } from '../../../geography/plane.js';
import { spreadPins } from '../../../geography/spread-pins.js';
import { besidePin, type DrawnLeg, dotsOn, drawLegs, onLeg, pauseSide } from './layout-legs.js';
import { type DrawnRiver, drawRivers, nameBox, placeRiverName, type RiverLabel } from './layout-rivers.js';
import { boxAround, type LabelWish, placeLabels } from './place-labels.js';
import { fitProjection, lengthText, scaleMeters } from './projection.js';
import { labelArea, pinArea, sketch } from './sketch-size.js';

type Stop = Pick<Recommendation, 'id' | 'geo' | 'legMode' | 'legMinutes'>;
type Pause = Pick<PlanPause, 'after'>;

/** A drawing in the units of `sketch`, ready for SVG. */
export type SketchLayout = {
  /** `place` is where a stop is, `pin` where its pin is drawn: pins are moved apart. */
  pins: { id: string; pin: Point; place: Point }[];
  legs: (DrawnLeg & { label: Point | undefined })[];
  rivers: (DrawnRiver & { label: RiverLabel | undefined })[];
  pauses: Point[];
  scale: { units: number; text: string };
};

/** A meal is drawn on the leg that follows its stop, and beside the pin of the last stop. */
function pauseWish(index: number, legs: readonly DrawnLeg[], pins: readonly Point[]): LabelWish[] {
  const [leg, pin] = [legs[index], pins[index]];
  if (leg) {
    return [onLeg(leg)];
  }
  return pin ? [besidePin(pin)] : [];
}

function nameRivers(rivers: readonly DrawnRiver[], taken: readonly Box[], dots: readonly Point[]): SketchLayout['rivers'] {
  const used = [...taken];
  return rivers.map((river) => {
    const label = placeRiverName(river, used, dots);
    if (label) {
      used.push(nameBox(label, river.name));
    }
    return { ...river, label };
  });
}

/** The positions of all parts of a plan's sketch. Deterministic. */
export function layoutSketch(city: string, stops: readonly Stop[], pauses: readonly Pause[] = []): SketchLayout {
  const geos = stops.map((stop) => stop.geo);
  const projection = fitProjection(geos, pinArea);
  const places = geos.map(projection.toPoint);
  const pins = spreadPins(places, sketch.pinRadius * 2 + 12, pinArea);
  const legs = drawLegs(stops, pins);
  const dots = dotsOn(legs);
  const pinSide = sketch.pinRadius * 2 + 3;
  const pinBoxes = [...pins.map((pin) => boxAround(pin, pinSide, pinSide)), ...places.map((place) => boxAround(place, 6, 6))];
  const wishes = pauses.flatMap(({ after }) =>
    pauseWish(
      stops.findIndex(({ id }) => id === after),
      legs,
      pins,
    ),
  );
  const pausePoints = placeLabels(wishes, labelArea, pinBoxes, []).filter((point) => point !== undefined);
  const taken = [...pinBoxes, ...pausePoints.map((point) => boxAround(point, pauseSide, pauseSide))];
  const labels = placeLabels(
    legs.map((leg) => leg.wish),
    labelArea,
    taken,
    dots,
  );
  const labelled = legs.flatMap(({ wish }, index) => {
    const spot = labels[index];
    return spot ? [boxAround(spot, wish.width, wish.height)] : [];
  });
  const meters = scaleMeters(projection.unitsPerMeter, sketch.width / 3.2);
  return {
    pins: stops.map(({ id }, index) => ({ id, pin: pins[index] ?? { x: 0, y: 0 }, place: places[index] ?? { x: 0, y: 0 } })),
    legs: legs.map((leg, index) => ({ ...leg, label: labels[index] })),
    rivers: nameRivers(drawRivers(city, projection), [...taken, ...labelled], dots),
    pauses: pausePoints,
    scale: { units: meters * projection.unitsPerMeter, text: lengthText(meters) },
  };
}
