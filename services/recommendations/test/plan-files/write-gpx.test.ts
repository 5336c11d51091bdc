import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { writeGpx } from '../../src/plan-files/write-gpx.js';
import { hostileNames, planFromQuery, planOf } from './tiny-plan.js';

type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] };

/** Parses XML and checks namespaces. @throws Error on the first syntax error. */
function readXml(text: string): Element {
  const root: Element = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, uri, attributes }) => {
    expect(uri).toBe('http://www.topografix.com/GPX/1/1');
    const values = Object.entries(attributes).map(([attribute, { value }]) => [attribute, value]);
    const element = { name, attributes: Object.fromEntries(values), text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (part) => {
    const current = open.at(-1);
    if (current) {
      current.text += part;
    }
  });
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  const [element] = root.children;
  if (!element) {
    throw new Error('no element');
  }
  return element;
}

const named = ({ children }: Element, name: string) => children.filter((child) => child.name === name);
const textIn = (element: Element | undefined, name: string) => element && named(element, name).map(({ text }) => text);
const stops = [
  ['2026-10-24T23:00', '2026-10-25T01:00'],
  ['2026-10-25T02:00', '2026-10-25T04:00'],
] as const;

describe('a GPX file', () => {
  const gpx = readXml(writeGpx(planOf(stops, { website: 'https://example.org/?a=1&b="2"' })));

  it('has version 1.1 and a name', () => {
    expect([gpx.name, gpx.attributes]).toEqual([
      'gpx',
      { version: '1.1', creator: 'City Genie', xmlns: 'http://www.topografix.com/GPX/1/1' },
    ]);
    expect(named(gpx, 'metadata').map((metadata) => textIn(metadata, 'name'))).toEqual([['Paris, 2026-10-24']]);
    // The order that the schema prescribes.
    expect(gpx.children.map(({ name }) => name)).toEqual(['metadata', 'wpt', 'wpt', 'rte']);
  });

  it.each(['wpt', 'rtept'])('has a %s for each stop, in order, with its time in UTC', (name) => {
    const parent = name === 'wpt' ? gpx : named(gpx, 'rte')[0];
    const points = parent ? named(parent, name) : [];
    expect(points.map((point) => point.attributes)).toEqual([
      { lat: '48.8566', lon: '2.3522' },
      { lat: '48.8566', lon: '2.3522' },
    ]);
    expect(points.flatMap((point) => textIn(point, 'time'))).toEqual(['2026-10-24T21:00:00Z', '2026-10-25T00:00:00Z']);
    const [point] = points;
    expect(point?.children.map((child) => child.name)).toEqual(['time', 'name', 'desc', 'link']);
    expect(textIn(point, 'desc')).toEqual(['Come early; bring water, please.\nHours can change; check before you go.']);
    expect(point && named(point, 'link').map(({ attributes }) => attributes)).toEqual([{ href: 'https://example.org/?a=1&b="2"' }]);
  });

  it.each(hostileNames)('escapes %j', (name) => {
    const read = readXml(writeGpx(planOf([stops[0]], { name, tips: [name] })));
    const [point] = named(read, 'wpt');
    // An XML parser reads every line break as \n.
    const expected = name.replace(/\r\n/g, '\n').replace(/(?!\n)[\p{Cc}\p{Cs}]/gu, '');
    expect(textIn(point, 'name')).toEqual([expected]);
    expect(read.children.map((child) => child.name)).toEqual(['metadata', 'wpt', 'rte']);
  });
});

describe('a GPX file with meals', () => {
  const day = '2026-11-24';
  const stop = [`paris-a@${day}T10:00/${day}T12:00`, `paris-b@${day}T14:00/${day}T18:00`];
  const gpx = readXml(
    writeGpx(
      planFromQuery({
        query: { stop, pause: [`lunch@${day}T12:30/${day}T13:30@paris-chez-c`, `dinner@${day}T19:00/${day}T20:30`] },
        table: { name: 'Chez <C>', booking: 'advised', website: 'https://example.org/c' },
      }),
    ),
  );

  it.each(['wpt', 'rtept'])('has a %s at the table, in order of time, and none for a meal without a table', (name) => {
    const parent = name === 'wpt' ? gpx : named(gpx, 'rte')[0];
    const points = parent ? named(parent, name) : [];
    expect(points.map((point) => textIn(point, 'name'))).toEqual([['Place a'], ['Lunch: Chez <C>'], ['Place b']]);
    const [, table] = points;
    expect(table?.attributes).toEqual({ lat: '48.86', lon: '2.36' });
    expect(table?.children.map((child) => child.name)).toEqual(['time', 'name', 'desc', 'link']);
    expect(textIn(table, 'time')).toEqual(['2026-11-24T11:30:00Z']);
    expect(textIn(table, 'desc')).toEqual(['No table is reserved for you. Booking advised.\nHours can change; check before you go.']);
  });

  it('keeps the order that the schema prescribes', () => {
    expect(gpx.children.map(({ name }) => name)).toEqual(['metadata', 'wpt', 'wpt', 'wpt', 'rte']);
    expect(named(gpx, 'rte')[0]?.children.map(({ name }) => name)).toEqual(['name', 'rtept', 'rtept', 'rtept']);
  });
});
