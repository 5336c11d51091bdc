import type { FileEntry } from './file-entry.js';
import type { PlanFile } from './plan-file.js';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Characters that XML 1.0 forbids, even escaped. */
const notInXml = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

function xmlText(text: string): string {
  return text.replace(notInXml, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

/** A stop or a table as a GPX point; the schema prescribes the order of the child elements. */
function pointLines(element: 'wpt' | 'rtept', { title, spot, advice, startMs }: FileEntry): string[] {
  const { lat, lon } = spot.geo;
  return [
    `<${element} lat="${lat}" lon="${lon}">`,
    `<time>${new Date(startMs).toISOString().slice(0, 19)}Z</time>`,
    `<name>${xmlText(title)}</name>`,
    `<desc>${xmlText(advice)}</desc>`,
    ...(spot.website ? [`<link href="${xmlText(spot.website)}"/>`] : []),
    `</${element}>`,
  ];
}

/** A plan as a GPX 1.1 file: its stops and tables as waypoints and as a route. */
export function writeGpx({ city, date, entries }: PlanFile): string {
  const name = xmlText(`${city.name}, ${date}`);
  const points = entries.filter(({ isOwnSpot }) => isOwnSpot);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="City Genie" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${name}</name></metadata>`,
    ...points.flatMap((point) => pointLines('wpt', point)),
    `<rte><name>${name}</name>`,
    ...points.flatMap((point) => pointLines('rtept', point)),
    '</rte>',
    '</gpx>',
    '',
  ].join('\n');
}
