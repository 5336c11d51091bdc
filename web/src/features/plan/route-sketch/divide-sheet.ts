import type { Geo } from '@city-genie/city-data/geography/geo';
import type { Box } from '@city-genie/city-data/geography/plane';
import { fitProjection } from '@city-genie/city-data/geography/projection';
import { pinArea } from './sketch-size.js';

/** A sheet with a frame for an inset, and the part that is left for everything else. */
export type DividedSheet = { frame: Box; rest: Box };

const air = 6;

/** A frame on each of the four sides, over the whole height or width of it. */
function divisions({ x, y, width, height }: Box): DividedSheet[] {
  const [across, down] = [Math.max(132, width * 0.4), Math.max(112, height * 0.42)];
  return [
    { frame: { x: x + width - across, y, width: across, height }, rest: { x, y, width: width - across - air, height } },
    { frame: { x, y, width: across, height }, rest: { x: x + across + air, y, width: width - across - air, height } },
    { frame: { x, y: y + height - down, width, height: down }, rest: { x, y, width, height: height - down - air } },
    { frame: { x, y, width, height: down }, rest: { x, y: y + down + air, width, height: height - down - air } },
  ];
}

/** Divides a sheet so that the places that are left are drawn as large as possible. */
export function divideSheet(area: Box, places: readonly Geo[]): DividedSheet {
  const [first, ...others] = divisions(area);
  const scaleOf = ({ rest }: DividedSheet) => fitProjection(places, pinArea(rest)).unitsPerMeter;
  return others.reduce((best, next) => (scaleOf(next) > scaleOf(best) * 1.02 ? next : best), first ?? { frame: area, rest: area });
}
