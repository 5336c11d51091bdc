import { curvePath, legCurve, pointOn, smoothPath } from '@city-genie/city-data/geography/curves';
import type { Box, Point } from '@city-genie/city-data/geography/plane';
import { fitProjection, lengthText, type Projection, scaleMeters } from '@city-genie/city-data/geography/projection';
import { spreadPins } from '@city-genie/city-data/geography/spread-pins';
import { watersOf } from '@city-genie/city-data/geography/waters';
import { inks } from './inks.js';
import type { MoodTones } from './mood-tones.js';
import type { PicturePlan } from './picture-plan.js';

/** The sheet with the sketch, at the right edge of the picture, and where its pins may be. */
export const sheet: Box = { x: 690, y: 0, width: 510, height: 630 };
const pinArea: Box = { x: sheet.x + 62, y: 66, width: sheet.width - 130, height: 456 };
const radius = 23;
/** Less than in the site's sketch, since the sheet is smaller. */
const leastSpanMeters = 420;

const at = ({ x, y }: Point) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

function rivers(city: string, { toPoint, unitsPerMeter }: Projection, tones: MoodTones): string {
  return watersOf(city)
    .map(({ widthMeters, line }) => {
      const width = Math.min(120, Math.max(9, widthMeters * unitsPerMeter));
      return `<path d="${smoothPath(line.map(toPoint))}" stroke="${tones.river}" stroke-width="${width.toFixed(1)}"/>`;
    })
    .join('');
}

/** Walks are dots, rides are dashes, as in the site's sketch. */
const strokes = { walk: 'stroke-width="6" stroke-dasharray="0.1 12"', transit: 'stroke-width="4" stroke-dasharray="18 11"' } as const;

/** A fork and a knife, where a meal is. */
function meal(point: Point, accent: string): string {
  return (
    `<g transform="${at(point)}" stroke="${accent}" stroke-width="2.2" fill="none"><circle r="17" fill="${inks.raised}"/>` +
    '<path d="M-5.5 -8.5v17M-9 -8.5v4.5a3.5 3.5 0 0 0 7 0v-4.5M5.5 8.5v-17c3 2.4 3.4 6.8 3.4 9.4h-3.4"/></g>'
  );
}

function legs({ stops, mealsAfter }: PicturePlan, pins: readonly Point[], accent: string): string {
  const drawn = stops.slice(1).map((stop, index) => {
    const [from = { x: 0, y: 0 }, to = from] = pins.slice(index, index + 2);
    const curve = legCurve(from, to, radius + 6);
    const [path, middle] = [curvePath(curve), pointOn(curve, 0.5)];
    const isLong = Math.hypot(to.x - from.x, to.y - from.y) > 120;
    return { line: `<path d="${path}" ${strokes[stop.legMode]}/>`, meal: isLong && mealsAfter.includes(index) ? meal(middle, accent) : '' };
  });
  return `<g stroke="${accent}">${drawn.map(({ line }) => line).join('')}</g>${drawn.map((leg) => leg.meal).join('')}`;
}

/** Where a pin was moved away from its place, and doesn't cover it, a line leads back to it. */
function tether(pin: Point, place: Point): string {
  return Math.hypot(pin.x - place.x, pin.y - place.y) < radius
    ? ''
    : `<path d="M${pin.x.toFixed(1)} ${pin.y.toFixed(1)}L${place.x.toFixed(1)} ${place.y.toFixed(1)}" stroke="${inks.ink}" stroke-width="2"/>` +
        `<circle cx="${place.x.toFixed(1)}" cy="${place.y.toFixed(1)}" r="5" fill="${inks.ink}"/>`;
}

function pinMarks(pins: readonly Point[], accent: string): string {
  return pins
    .map(
      (pin, index) =>
        `<g transform="${at(pin)}"><circle r="${radius}" fill="${accent}" stroke="${inks.raised}" stroke-width="4"/>` +
        `<text y="9" text-anchor="middle" font-family="Fraunces" font-size="26" fill="${inks.raised}">${index + 1}</text></g>`,
    )
    .join('');
}

/** The scale, of a round length, and north. */
function scale({ unitsPerMeter }: Projection): string {
  const meters = scaleMeters(unitsPerMeter, 170);
  const units = meters * unitsPerMeter;
  const [x, y] = [sheet.x + 46, 590];
  return (
    `<path d="M${x} ${y - 9}v9h${units.toFixed(1)}v-9" stroke="${inks.soft}" stroke-width="2" fill="none"/>` +
    `<text x="${(x + units / 2).toFixed(1)}" y="${y - 13}" text-anchor="middle" font-family="Inter" font-size="19" fill="${inks.soft}">${lengthText(meters)}</text>` +
    `<g transform="translate(1146 574)" fill="${inks.soft}"><path d="M0 -18L8 13L0 7L-8 13z"/>` +
    `<text x="-25" y="10" text-anchor="middle" font-family="Fraunces" font-size="21">N</text></g>`
  );
}

/** The sketch of a plan's route: water, legs and pins, true to scale, on a sheet that its mood's lamp lights. */
export function routeSvg(plan: PicturePlan, tones: MoodTones): string {
  const geos = plan.stops.map(({ geo }) => geo);
  const projection = fitProjection(geos, pinArea, leastSpanMeters);
  const places = geos.map(projection.toPoint);
  const pins = spreadPins(places, radius * 2 + 12, pinArea);
  const { accent, wash } = tones;
  const [middle = { x: 945, y: 300 }] = places;
  return (
    `<defs><radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="${((middle.x + 945) / 2).toFixed(0)}" cy="${((middle.y + 290) / 2).toFixed(0)}" r="430">` +
    `<stop stop-color="${inks.glow}"/><stop offset="1" stop-color="${wash}"/></radialGradient>` +
    `<linearGradient id="edge"><stop stop-color="${inks.ink}" stop-opacity=".1"/><stop offset="1" stop-color="${inks.ink}" stop-opacity="0"/></linearGradient>` +
    `<clipPath id="sheet"><rect x="${sheet.x}" width="${sheet.width}" height="${sheet.height}"/></clipPath></defs>` +
    `<g clip-path="url(#sheet)" stroke-linecap="round" stroke-linejoin="round">` +
    `<rect x="${sheet.x}" width="${sheet.width}" height="${sheet.height}" fill="url(#lamp)"/>` +
    `<g fill="none">${rivers(plan.city.key, projection, tones)}${legs(plan, pins, accent)}` +
    `${pins.map((pin, index) => tether(pin, places[index] ?? pin)).join('')}</g>${pinMarks(pins, accent)}</g>` +
    `<rect x="${sheet.x}" width="14" height="${sheet.height}" fill="url(#edge)"/>${scale(projection)}`
  );
}
