import type { Recommendation, SearchReply } from '@city-genie/contracts/search/routes';
import { type DrawnLeg, dotsOn, drawLegs, pauseSide, pauseWish } from './layout-legs.js';
import { type DrawnRiver, drawRivers, nameBox, placeRiverName, type RiverLabel } from './layout-rivers.js';
import { boxAround, placeLabels } from './place-labels.js';
import { type Box, fitProjection, lengthText, type Point, scaleMeters } from './projection.js';
import { labelArea, pinArea, sketch } from './sketch-size.js';
import { spreadPins } from './spread-pins.js';

type Stop = Pick<Recommendation, 'id' | 'geo' | 'legMode' | 'legMinutes' | 'leave' | 'arrive'>;
type Pause = NonNullable<SearchReply['plan']>['pause'];

/** A drawing in the units of `sketch`, ready for SVG. */
export type SketchLayout = {
  /** `place` is where a stop is, `pin` where its pin is drawn: pins are moved apart. */
  pins: { id: string; pin: Point; place: Point }[];
  legs: (DrawnLeg & { label: Point | undefined })[];
  rivers: (DrawnRiver & { label: RiverLabel | undefined })[];
  pause: Point | undefined;
  scale: { units: number; text: string };
};

/** The leg during which the meal is taken. */
function pausedLeg(stops: readonly Stop[], legs: readonly DrawnLeg[], pause: Pause): DrawnLeg | undefined {
  return pause && legs.find((_leg, index) => (stops[index]?.leave ?? '') <= pause.start && pause.start < (stops[index + 1]?.arrive ?? ''));
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
export function layoutSketch(city: string, stops: readonly Stop[], pause: Pause): SketchLayout {
  const geos = stops.map((stop) => stop.geo);
  const projection = fitProjection(geos, pinArea);
  const places = geos.map(projection.toPoint);
  const pins = spreadPins(places, sketch.pinRadius * 2 + 12, pinArea);
  const legs = drawLegs(stops, pins);
  const dots = dotsOn(legs);
  const paused = pausedLeg(stops, legs, pause);
  const pinSide = sketch.pinRadius * 2 + 3;
  const pinBoxes = [...pins.map((pin) => boxAround(pin, pinSide, pinSide)), ...places.map((place) => boxAround(place, 6, 6))];
  const [pausePoint] = paused ? placeLabels([pauseWish(paused)], labelArea, pinBoxes, []) : [];
  const taken = [...pinBoxes, ...(pausePoint ? [boxAround(pausePoint, pauseSide, pauseSide)] : [])];
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
    pause: pausePoint,
    scale: { units: meters * projection.unitsPerMeter, text: lengthText(meters) },
  };
}
