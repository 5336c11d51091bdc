import { MapPin, Navigation } from 'lucide-react';
import { buttonClass } from '../button-class.js';
import { OutLink } from '../OutLink.js';

/** Pages of the external map service; `place` is "location, city". */
function mapAddress(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

function directionsAddress(place: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}

type MapLinksProps = { name: string; location: string; city: string; mapText: string; directionsText: string };

/** Two external links; `name` distinguishes equal links for screen readers. */
export function MapLinks({ name, location, city, mapText, directionsText }: MapLinksProps) {
  const place = `${location}, ${city}`;
  const links = [
    { text: mapText, href: mapAddress(place), Icon: MapPin },
    { text: directionsText, href: directionsAddress(place), Icon: Navigation },
  ];
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {links.map(({ text, href, Icon }) => (
        <OutLink
          key={text}
          href={href}
          of={name}
          icon={<Icon aria-hidden="true" className="size-4" />}
          className={buttonClass('secondary', 'text-small')}
        >
          {text}
        </OutLink>
      ))}
    </div>
  );
}
