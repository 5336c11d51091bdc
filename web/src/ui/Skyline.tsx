import type { City } from '@city-genie/city-data/city';
import './skyline.css';
import type { SkyTime } from './sky-time.js';

/** The part of the drawing that is always visible: all of it, or its middle. */
const crops = { wide: '0 0 1200 420', middle: '200 0 800 420', card: '300 0 600 420' } as const;

const layers = ['far', 'mid', 'near', 'lights'] as const;
const stars = [
  [340, 60],
  [412, 118],
  [505, 44],
  [596, 96],
  [676, 38],
  [748, 124],
  [838, 66],
  [905, 132],
  [130, 84],
  [1080, 90],
] as const;

type SkylineProps = {
  city: Pick<City, 'key' | 'palette'>;
  time?: SkyTime;
  crop?: keyof typeof crops;
  className?: string;
};

/**
 * A city's skyline in its five colours, by time of day, tinted by the page's mood. Decorative. The layers are drawings in
 * `public/skylines/`, which inherit the colours of this element.
 */
export function Skyline({ city, time = 'golden', crop = 'middle', className = '' }: SkylineProps) {
  const { sky, far, mid, near, accent } = city.palette;
  const colours = { '--city-sky': sky, '--city-far': far, '--city-mid': mid, '--city-near': near, '--city-accent': accent };
  return (
    <div className={`skyline ${className}`} data-time={time} style={colours} aria-hidden="true">
      <svg viewBox={crops[crop]} preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
        <g className="skyline-stars">
          {stars.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="2" />
          ))}
        </g>
        <circle className="skyline-sun" cx="705" cy="128" r="46" />
        {layers.map((layer) => (
          <use key={layer} className={`skyline-${layer}`} href={`/skylines/${city.key}.svg#${layer}`} />
        ))}
      </svg>
    </div>
  );
}
