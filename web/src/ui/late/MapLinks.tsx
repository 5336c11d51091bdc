import { namedAddress } from '@city-genie/city-data/named-address';
import { MapPin, Navigation } from 'lucide-react';
import { buttonClass } from '../button-class.js';
import { OutLink } from '../OutLink.js';

type Spot = { name: string; location: string; city: string };

/**
 * What the map service is asked for: the place by its name, so that it shows the place and not a house number, then "location, city".
 */
export function mapQuery({ name, location, city }: Spot): string {
  return `${namedAddress(name, location)}, ${city}`;
}

/** A page of the external map service that shows a place. */
function mapAddress(spot: Spot): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(mapQuery(spot))}`;
}

/** A page of the external map service that leads to a place. */
export function directionsAddress(spot: Spot): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(mapQuery(spot))}`;
}

type MapLinkProps = Spot & { text: string };

/** A link to a place on the map; `name` distinguishes equal links for screen readers. */
export function MapLink({ name, location, city, text }: MapLinkProps) {
  return (
    <OutLink
      href={mapAddress({ name, location, city })}
      of={name}
      icon={<MapPin aria-hidden="true" className="size-4" />}
      className={buttonClass('secondary', 'text-small max-sm:px-3.5 print:hidden')}
    >
      {text}
    </OutLink>
  );
}

/** A link to the way to a place; `name` distinguishes equal links for screen readers. */
export function DirectionsLink({ name, location, city, text }: MapLinkProps) {
  return (
    <OutLink
      href={directionsAddress({ name, location, city })}
      of={name}
      icon={<Navigation aria-hidden="true" className="size-4" />}
      className={buttonClass('secondary', 'text-small max-sm:px-3.5 print:hidden')}
    >
      {text}
    </OutLink>
  );
}

type MapLinksProps = Spot & { mapText: string; directionsText: string };

/** Both links to a place. */
export function MapLinks({ mapText, directionsText, ...place }: MapLinksProps) {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <MapLink {...place} text={mapText} />
      <DirectionsLink {...place} text={directionsText} />
    </div>
  );
}
