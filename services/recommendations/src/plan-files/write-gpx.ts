import { advice, type FileStop, type PlanFile } from './file-stops.js';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Characters that XML 1.0 forbids, even escaped. */
const notInXml = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

function xmlText(text: string): string {
  return text.replace(notInXml, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}

/** A stop as a GPX point; the schema prescribes the order of the child elements. */
function pointLines(element: 'wpt' | 'rtept', { place, arriveMs }: FileStop): string[] {
  const { lat, lon } = place.geo;
  return [
    `<${element} lat="${lat}" lon="${lon}">`,
    `<time>${new Date(arriveMs).toISOString().slice(0, 19)}Z</time>`,
    `<name>${xmlText(place.name)}</name>`,
    `<desc>${xmlText(advice(place))}</desc>`,
    ...(place.website ? [`<link href="${xmlText(place.website)}"/>`] : []),
    `</${element}>`,
  ];
}

/** A plan as a GPX 1.1 file: its stops as waypoints and as a route. */
export function writeGpx({ city, stops }: PlanFile): string {
  const name = xmlText(`${city.name}, ${stops[0].arrive.slice(0, 10)}`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="City Genie" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${name}</name></metadata>`,
    ...stops.flatMap((stop) => pointLines('wpt', stop)),
    `<rte><name>${name}</name>`,
    ...stops.flatMap((stop) => pointLines('rtept', stop)),
    '</rte>',
    '</gpx>',
    '',
  ].join('\n');
}
