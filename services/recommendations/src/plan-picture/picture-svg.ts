import { escapeXml } from './escape-xml.js';
import { emsOf, fitText } from './fit-text.js';
import { inks } from './inks.js';
import { type MoodTones, moodTones } from './mood-tones.js';
import type { PicturePlan } from './picture-plan.js';
import { routeSvg, sheet } from './route-svg.js';

/** The size that readers of Open Graph show without cropping, as that of the site's other pictures. */
const size = { width: 1200, height: 630 } as const;
const left = 64;
const nameStart = 190;

function text(content: string, x: number, y: number, more: string): string {
  return `<text x="${x}" y="${y}" ${more}>${escapeXml(content)}</text>`;
}

const serif = 'font-family="Fraunces"';
const sans = 'font-family="Inter"';

/** A compass whose needle is a lamp, as the site's mark, and the name beside it. */
function signature({ accent }: MoodTones): string {
  return (
    `<g transform="translate(${left} 42) scale(1.2)"><circle cx="16" cy="16" r="14" fill="none" stroke="${inks.ink}" stroke-width="2"/>` +
    `<path d="M20.5 5.5 19.4 18l-6.2-2.2z" fill="${accent}"/><path d="M11.5 26.5 19.4 18l-6.2-2.2z" fill="${inks.ink}"/></g>` +
    text('City Genie', left + 52, 70, `${serif} font-size="28" fill="${inks.ink}"`)
  );
}

/** Letters of Fraunces are half as wide as they are high, or less. */
const titleSizeOf = (lines: readonly string[]) =>
  Math.min(60, ...lines.map((line) => Math.floor((2 * (sheet.x - left - 20)) / line.length)));

function head({ title, when }: PicturePlan, { accent }: MoodTones): string {
  const [first, second] = title;
  const font = `${serif} font-size="${titleSizeOf(title)}" letter-spacing="-1.2"`;
  return (
    text(first, left - 2, 162, `${font} fill="${inks.ink}"`) +
    text(second, left - 2, 226, `${font} fill="${accent}"`) +
    text(when, left, 276, `${sans} font-size="26" fill="${inks.soft}"`)
  );
}

/** Where the rows may be, and the room that each takes when there are few. */
const list = { top: 304, bottom: 602, tallest: 62 } as const;

/** The first stops, each with its pin's number, its time and its name, and how many more there are. */
function rowsSvg({ rows, more }: PicturePlan, { accent }: MoodTones): string {
  const step = Math.min(list.tallest, (list.bottom - list.top) / (rows.length + (more > 0 ? 1 : 0)));
  const middle = (index: number) => Math.round(list.top + step * (index + 0.5));
  // One size for all of them; only a name that needs it is smaller.
  const room = sheet.x - 36 - nameStart;
  const most = step > 55 && rows.every(({ name }) => emsOf(name) * 29 <= room) ? 29 : 26;
  const drawn = rows.map(({ time, name }, index) => {
    const y = middle(index);
    const fitted = fitText(name, room, { most, least: 21 });
    return (
      `<circle cx="${left + 16}" cy="${y}" r="16" fill="${accent}"/>` +
      text(String(index + 1), left + 16, y + 7, `${serif} font-size="19" text-anchor="middle" fill="${inks.raised}"`) +
      text(time, left + 46, y + 8, `${sans} font-size="23" fill="${inks.soft}"`) +
      text(fitted.text, nameStart, y + 9, `${sans} font-size="${fitted.size}" fill="${inks.ink}"`)
    );
  });
  const rest = more > 0 ? text(`+${more} more`, nameStart, middle(rows.length) + 8, `${sans} font-size="23" fill="${inks.soft}"`) : '';
  return drawn.join('') + rest;
}

/** The picture that is shown for a plan's link, 1200 by 630. Deterministic: equal plans give equal pictures. */
export function pictureSvg(plan: PicturePlan): string {
  const { width, height } = size;
  const tones = moodTones(plan.mood);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${inks.paper}"/>${routeSvg(plan, tones)}` +
    `${signature(tones)}${head(plan, tones)}${rowsSvg(plan, tones)}</svg>`
  );
}
