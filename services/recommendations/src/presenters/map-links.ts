import { namedAddress } from '@city-genie/city-data/named-address';

/** Google Maps on a phone accepts a start, an end and at most three stops between them. */
const stopsPerLink = 5;

export type MapStop = { name: string; address: string /** How one gets there from the stop before. */; mode: 'walk' | 'transit' };
export type MapLink = { from: number; to: number; mode: MapStop['mode']; url: string };

/** Consecutive stops that are walked, or the two ends of a ride; `first` is the index of the first. */
type Run = { first: number; stops: MapStop[]; mode: MapStop['mode'] };

function runsOf(stops: readonly MapStop[]): Run[] {
  const runs: Run[] = [];
  stops.slice(1).forEach((stop, index) => {
    const before = stops[index];
    const run = runs.at(-1);
    if (run && run.mode === 'walk' && stop.mode === 'walk' && run.stops.length < stopsPerLink) {
      run.stops.push(stop);
    } else if (before) {
      runs.push({ first: index, stops: [before, stop], mode: stop.mode });
    }
  });
  return runs;
}

function linkOf({ first, stops, mode }: Run): MapLink {
  const texts = stops.map(({ name, address }) => namedAddress(name, address));
  const query = new URLSearchParams({
    api: '1',
    travelmode: mode === 'walk' ? 'walking' : 'transit',
    origin: texts[0] ?? '',
    destination: texts.at(-1) ?? '',
  });
  if (texts.length > 2) {
    query.set('waypoints', texts.slice(1, -1).join('|'));
  }
  return { from: first + 1, to: first + stops.length, mode, url: `https://www.google.com/maps/dir/?${query}` };
}

/**
 * Directions through the places in order, as Maps URLs (developers.google.com/maps/documentation/urls): walks, split into pieces that
 * phones accept, and rides between them. Each link begins where the previous one ends; `from` and `to` are numbers of stops, from 1.
 */
export function mapLinksOf(stops: readonly MapStop[]): MapLink[] {
  return runsOf(stops).map(linkOf);
}
