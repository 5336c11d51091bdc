import { MapPin, Navigation } from 'lucide-react';
import { buttonClass } from '../button-class.js';
import { OutLink } from '../OutLink.js';

/** Pages of the external map service; `place` is "location, city". */
function mapAddress(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

export function directionsAddress(place: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}

type MapLinkProps = { name: string; location: string; city: string; text: string };

/** A link to a place on the map; `name` distinguishes equal links for screen readers. */
export function MapLink({ name, location, city, text }: MapLinkProps) {
  return (
    <OutLink
      href={mapAddress(`${location}, ${city}`)}
      of={name}
      icon={<MapPin aria-hidden="true" className="size-4" />}
      className={buttonClass('secondary', 'text-small print:hidden')}
    >
      {text}
    </OutLink>
  );
}

/** A link to the way to a place; `name` distinguishes equal links for screen readers. */
export function DirectionsLink({ name, location, city, text }: MapLinkProps) {
  return (
    <OutLink
      href={directionsAddress(`${location}, ${city}`)}
      of={name}
      icon={<Navigation aria-hidden="true" className="size-4" />}
      className={buttonClass('secondary', 'text-small print:hidden')}
    >
      {text}
    </OutLink>
  );
}

type MapLinksProps = { name: string; location: string; city: string; mapText: string; directionsText: string };

/** Both links to a place. */
export function MapLinks({ mapText, directionsText, ...place }: MapLinksProps) {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <MapLink {...place} text={mapText} />
      <DirectionsLink {...place} text={directionsText} />
    </div>
  );
}
