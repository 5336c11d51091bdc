import { MapPin, Navigation } from 'lucide-react';
import { buttonClass } from './button-class.js';

/** Pages of the external map service; `place` is "location, city". */
export function mapAddress(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

export function directionsAddress(place: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}

type MapLinksProps = { name: string; location: string; city: string; mapText: string; directionsText: string };

/** Two links out of the site; `name` tells listeners which of many equal links this is. */
export function MapLinks({ name, location, city, mapText, directionsText }: MapLinksProps) {
  const place = `${location}, ${city}`;
  return (
    <div className="flex flex-wrap gap-2">
      <a className={buttonClass('secondary', 'text-sm')} href={mapAddress(place)} target="_blank" rel="noopener noreferrer">
        <MapPin aria-hidden="true" className="size-4" />
        {mapText}
        <span className="sr-only">: {name} (opens in a new tab)</span>
      </a>
      <a className={buttonClass('secondary', 'text-sm')} href={directionsAddress(place)} target="_blank" rel="noopener noreferrer">
        <Navigation aria-hidden="true" className="size-4" />
        {directionsText}
        <span className="sr-only">: {name} (opens in a new tab)</span>
      </a>
    </div>
  );
}
