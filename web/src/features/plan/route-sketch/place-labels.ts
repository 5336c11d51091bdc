import type { Box, Point } from '@city-genie/city-data/geography/plane';

export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export function boxAround(center: Point, width: number, height: number): Box {
  return { x: center.x - width / 2, y: center.y - height / 2, width, height };
}

export function inside(box: Box, area: Box): boolean {
  return box.x >= area.x && box.y >= area.y && box.x + box.width <= area.x + area.width && box.y + box.height <= area.y + area.height;
}

const holds = (box: Box, { x, y }: Point) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

export type LabelWish = { width: number; height: number /** Possible centres, the best first. */; spots: readonly Point[] };

/**
 * Places each label in turn: inside the area, not overlapping anything placed, and on as few dots of the lines as possible. A
 * label without such a position is left out; the list next to the sketch has its text.
 */
export function placeLabels(wishes: readonly LabelWish[], area: Box, taken: readonly Box[], dots: readonly Point[]): (Point | undefined)[] {
  const used = [...taken];
  return wishes.map(({ width, height, spots }) => {
    const free = spots
      .map((spot) => ({ spot, box: boxAround(spot, width, height) }))
      .filter(({ box }) => inside(box, area) && !used.some((other) => overlaps(box, other)))
      .map((choice, rank) => ({ ...choice, cost: dots.filter((dot) => holds(choice.box, dot)).length + rank / 100 }))
      .sort((a, b) => a.cost - b.cost)[0];
    if (free) {
      used.push(free.box);
    }
    return free?.spot;
  });
}
