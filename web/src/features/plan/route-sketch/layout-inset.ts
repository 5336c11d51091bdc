import type { Geo } from '@city-genie/city-data/geography/geo';
import { type Box, distance, type Point } from '@city-genie/city-data/geography/plane';
import type { Stop } from './layout-legs.js';
import type { DrawnPart, Spot } from './layout-part.js';
import { type DrawnRiver, drawRivers } from './layout-rivers.js';
import { placeLabels } from './place-labels.js';
import { labelHeight, letterWidth } from './sketch-size.js';

/** A cluster, magnified. In its place is a ring with a dot for each stop, and a thin line leads from there to the frame. */
export type Inset = {
  frame: Box;
  ring: { at: Point; radius: number; dots: Point[] };
  leader: { from: Point; to: Point };
  rivers: DrawnRiver[];
  /** How many times larger it is than the sketch, in a corner that is free. */
  scale: { text: string; at: Point } | undefined;
};

const nowhere: Point = { x: 0, y: 0 };

const ringRadius = 18;

/** What stands for a cluster in the sketch. */
export function ringFor(cluster: readonly Stop[]): Spot {
  return { geo: middleOf(cluster), radius: ringRadius };
}

function middleOf(stops: readonly Stop[]): Geo {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(stops.map(({ geo }) => geo.lat)), lon: mean(stops.map(({ geo }) => geo.lon)) };
}

/** The point of a box that is nearest to a point outside it. */
function nearestOn({ x, y, width, height }: Box, to: Point): Point {
  return { x: Math.min(x + width, Math.max(x, to.x)), y: Math.min(y + height, Math.max(y, to.y)) };
}

function towards(from: Point, to: Point, by: number): Point {
  const length = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
}

/** A dot for each place, as they lie to one another, well inside the ring. */
function dotsIn(ring: Point, places: readonly Point[], middle: Point): Point[] {
  const farthest = Math.max(...places.map((place) => distance(place, middle)));
  const shrink = Math.min(1, (ringRadius - 6) / farthest);
  return places.map(({ x, y }) => ({ x: ring.x + (x - middle.x) * shrink, y: ring.y + (y - middle.y) * shrink }));
}

/** A frame no larger than what is in it. */
function trim(frame: Box, boxes: readonly Box[]): Box {
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const [x, y] = [Math.max(frame.x, left - frameAir), Math.max(frame.y, top - frameAir)];
  return {
    x,
    y,
    width: Math.min(frame.x + frame.width, right + frameAir) - x,
    height: Math.min(frame.y + frame.height, bottom + frameAir) - y,
  };
}

const frameAir = 14;

function placeScale(times: number, { x, y, width, height }: Box, taken: readonly Box[]): Inset['scale'] {
  const text = `×\u2060${times}`;
  const [halfWidth, halfHeight] = [(times.toString().length + 1) * (letterWidth / 2) + 3, labelHeight / 2];
  const [left, right] = [x + 5 + halfWidth, x + width - 5 - halfWidth];
  const [upper, lower] = [y + 4 + halfHeight, y + height - 4 - halfHeight];
  const spots = [lower, upper].flatMap((at) => [right, left].map((side) => ({ x: side, y: at })));
  const [at] = placeLabels([{ width: halfWidth * 2, height: labelHeight, spots }], { x, y, width, height }, taken, []);
  return at && times > 1 ? { text, at } : undefined;
}

/** The inset of a cluster, which is the last spot of the sketch; no larger than what is in it. */
export function drawInset(city: string, cluster: readonly Stop[], main: DrawnPart, inset: DrawnPart, room: Box): Inset {
  const [at = nowhere, middle = nowhere] = [main.points.at(-1), main.places.at(-1)];
  const dots = dotsIn(
    at,
    cluster.map(({ geo }) => main.projection.toPoint(geo)),
    middle,
  );
  const frame = trim(room, inset.taken);
  const to = nearestOn(frame, at);
  return {
    frame,
    ring: { at, radius: ringRadius, dots },
    leader: { from: towards(at, to, ringRadius), to },
    rivers: drawRivers(city, inset.projection),
    scale: placeScale(Math.round(inset.projection.unitsPerMeter / main.projection.unitsPerMeter), frame, inset.taken),
  };
}
