/** Google Maps on a phone accepts a start, an end and at most three stops between them. */
const stopsPerLink = 5;

export type MapLink = { from: number; to: number; url: string };

/**
 * Walking directions through the places in order, as Maps URLs (developers.google.com/maps/documentation/urls), split into legs
 * that phones accept; each begins where the previous one ends. `from` and `to` are numbers of stops, from 1.
 */
export function mapLinksOf(addresses: readonly string[]): MapLink[] {
  const links: MapLink[] = [];
  for (let first = 0; first < addresses.length - 1; first += stopsPerLink - 1) {
    const leg = addresses.slice(first, first + stopsPerLink);
    const between = leg.slice(1, -1).join('|');
    const query = new URLSearchParams({ api: '1', travelmode: 'walking', origin: leg[0] ?? '', destination: leg.at(-1) ?? '' });
    if (between) {
      query.set('waypoints', between);
    }
    links.push({ from: first + 1, to: first + leg.length, url: `https://www.google.com/maps/dir/?${query}` });
  }
  return links;
}
