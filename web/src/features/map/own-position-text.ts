import type { MapPlan } from './map-plan.js';
import { metresToNearest } from './route-lines.js';
import type { OwnPosition } from './use-own-position.js';

/** Beyond it the map doesn't go to the visitor, since it has no streets there. */
const farMetres = 20_000;

export function isFar(position: OwnPosition, stops: MapPlan['stops']): boolean {
  return (
    position.state === 'known' &&
    metresToNearest(
      position.at,
      stops.map(({ geo }) => geo),
    ) > farMetres
  );
}

/** What is said of the visitor's position; nothing when the map shows it. */
export function ownPositionText(position: OwnPosition, { city, stops }: Pick<MapPlan, 'city' | 'stops'>): string {
  switch (position.state) {
    case 'asked':
      return 'Finding where you are…';
    case 'refused':
      return 'Your browser doesn’t share your location with this page. You can allow it in its settings.';
    case 'unknown':
      return 'Your location can’t be found right now. Please try again.';
    case 'known':
      return isFar(position, stops) ? `You are too far from ${city.name} for this map.` : '';
    default:
      return '';
  }
}
