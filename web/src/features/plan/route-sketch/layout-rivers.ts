import { smoothPath } from '@city-genie/city-data/geography/curves';
import { type Box, distance, type Point } from '@city-genie/city-data/geography/plane';
import type { Projection } from '@city-genie/city-data/geography/projection';
import { watersOf } from '@city-genie/city-data/geography/waters';
import { boxAround, placeLabels } from './place-labels.js';
import { labelHeight, letterWidth } from './sketch-size.js';

export type DrawnRiver = { name: string; points: readonly Point[]; path: string; width: number };
export type RiverLabel = { spot: Point; angle: number };
export type NamedRiver = DrawnRiver & { label: RiverLabel | undefined };

export function drawRivers(city: string, { toPoint, unitsPerMeter }: Projection): DrawnRiver[] {
  return watersOf(city).map(({ name, widthMeters, line }) => {
    const points = line.map(toPoint);
    return { name, points, path: smoothPath(points), width: Math.max(4, widthMeters * unitsPerMeter) };
  });
}

/** A label position between two points of a river, rotated so that the name reads from left to right. */
function spotBetween(start: Point, end: Point, { name, width }: DrawnRiver): RiverLabel & { size: { width: number; height: number } } {
  const raw = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI;
  const angle = raw > 90 ? raw - 180 : raw < -90 ? raw + 180 : raw;
  const radians = (angle * Math.PI) / 180;
  const length = name.length * letterWidth;
  // On the water if it is wide enough, else below the bank.
  const away = width > 16 ? 0 : width / 2 + 8;
  return {
    angle,
    spot: { x: (start.x + end.x) / 2 - Math.sin(radians) * away, y: (start.y + end.y) / 2 + Math.cos(radians) * away },
    size: {
      width: Math.abs(Math.cos(radians)) * length + labelHeight,
      height: Math.abs(Math.sin(radians)) * length + labelHeight,
    },
  };
}

/** The emptiest stretch of a river for its name, inside the area; undefined when all are taken. */
function placeRiverName(river: DrawnRiver, area: Box, taken: readonly Box[], dots: readonly Point[]): RiverLabel | undefined {
  const nearDots = ({ spot }: RiverLabel) => dots.filter((dot) => distance(dot, spot) < 40).length;
  return river.points
    .slice(1)
    .map((end, index) => spotBetween(river.points[index] ?? end, end, river))
    .filter(({ spot, size }) => river.name !== '' && placeLabels([{ ...size, spots: [spot] }], area, taken, [])[0] !== undefined)
    .sort((a, b) => nearDots(a) - nearDots(b))[0];
}

/** The rivers with their names, where there is room. `taken`: pins and labels; `dots`: points of the legs. */
export function nameRivers(rivers: readonly DrawnRiver[], area: Box, taken: readonly Box[], dots: readonly Point[]): NamedRiver[] {
  const used = [...taken];
  return rivers.map((river) => {
    const label = placeRiverName(river, area, used, dots);
    if (label) {
      used.push(boxAround(label.spot, river.name.length * letterWidth, labelHeight));
    }
    return { ...river, label };
  });
}
