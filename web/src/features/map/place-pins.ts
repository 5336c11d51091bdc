import { curvePath } from '@city-genie/city-data/geography/curves';
import type { Geo } from '@city-genie/city-data/geography/geo';
import { distance, type Point } from '@city-genie/city-data/geography/plane';
import { spreadPins } from '@city-genie/city-data/geography/spread-pins';
import type { MapPlan } from './map-plan.js';
import { lngLat, routeBetween } from './route-lines.js';
import type { LibraryMap } from './street-map.js';

/** Pins are this far apart, so that none covers another. */
const pinGap = 38;

/** The visitor's position, and how far off it may be. */
export type OwnPlace = { at: Geo; accuracyMetres: number };

function move(element: Element | undefined, { x, y }: Point): void {
  if (element instanceof HTMLElement) {
    element.style.transform = `translate(${x}px, ${y}px)`;
  }
}

function metresPerPixel(map: LibraryMap, lat: number): number {
  return (40_075_016 * Math.cos((lat * Math.PI) / 180)) / (512 * 2 ** map.getZoom());
}

/** Puts what lies on the map (`MapPins`) where it is as the map is seen now. React isn't asked, since this is done for every frame. */
export function placePins(map: LibraryMap, layer: HTMLElement, { stops, pauses }: MapPlan, own: OwnPlace | undefined): void {
  const all = (name: string) => [...layer.querySelectorAll(`[data-map="${name}"]`)];
  const places = stops.map(({ geo }) => map.project(lngLat(geo)));
  const pins = spreadPins(places, pinGap);
  const route = routeBetween(pins, stops, pauses);
  for (const [index, element] of all('pin').entries()) {
    move(element, pins[index] ?? { x: 0, y: 0 });
  }
  for (const [index, element] of all('leader').entries()) {
    const [pin, at] = [pins[index], places[index]];
    // From a pin to its place, where they are apart.
    element.setAttribute('d', pin && at && distance(pin, at) > 6 ? `M${pin.x} ${pin.y}L${at.x} ${at.y}` : '');
  }
  for (const [index, element] of all('leg').entries()) {
    const curve = route.legs[index % route.legs.length]?.curve;
    element.setAttribute('d', curve ? curvePath(curve) : '');
  }
  for (const [index, element] of all('meal').entries()) {
    move(element, route.meals[index] ?? { x: 0, y: 0 });
  }
  const [dot] = all('own');
  if (own && dot instanceof HTMLElement) {
    move(dot, map.project(lngLat(own.at)));
    dot.style.setProperty('--reach', `${Math.min(600, (2 * own.accuracyMetres) / metresPerPixel(map, own.at.lat))}px`);
  }
}
