import type { City } from '@city-genie/city-data/city';
import { useId } from 'react';

/** Degrees as on a map: 48.86° N. */
const degrees = (value: number, [plus, minus]: readonly [string, string]) => `${Math.abs(value).toFixed(2)}° ${value < 0 ? minus : plus}`;

/** A city's postmark, with its place on the map in the middle. Decorative. */
export function Postmark({ city: { name, geo }, className }: { city: Pick<City, 'name' | 'geo'>; className: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 190 120" className={className} aria-hidden="true" focusable="false" fill="none" stroke="currentColor">
      <path id={id} stroke="none" d="M20.5 60a39.5 39.5 0 0 1 79 0" />
      <path id={`${id}-low`} stroke="none" d="M13.5 60a46.5 46.5 0 0 0 93 0" />
      <circle cx="60" cy="60" r="57" strokeWidth="2" />
      <circle cx="60" cy="60" r="33" strokeWidth="1.25" />
      <path
        strokeWidth="2"
        d="M119 38q9-7 18 0t18 0 18 0 17 0M122 53q9-7 18 0t18 0 18 0 14 0M122 68q9-7 18 0t18 0 18 0 14 0M119 83q9-7 18 0t18 0 18 0 17 0"
      />
      <g stroke="none" className="fill-current font-sans font-semibold" textAnchor="middle">
        <text fontSize="13" letterSpacing="2">
          <textPath href={`#${id}`} startOffset="50%">
            {name.toUpperCase()}
          </textPath>
        </text>
        <text fontSize="9" letterSpacing="1.5">
          <textPath href={`#${id}-low`} startOffset="50%">
            CITY GENIE
          </textPath>
        </text>
        <text x="60" y="57" fontSize="10">
          {degrees(geo.lat, ['N', 'S'])}
        </text>
        <text x="60" y="71" fontSize="10">
          {degrees(geo.lon, ['E', 'W'])}
        </text>
      </g>
    </svg>
  );
}
