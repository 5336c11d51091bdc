import { useEffect, useRef } from 'react';
import '../skyline.css';
import type { SkyTime } from '../sky-time.js';
import { useIsSeen } from '../use-is-seen.js';
import type { DrawnPlace } from './drawn-places.js';
import './vignette.css';

/** Beside the place, so that a square shows none. */
const stars = [
  [-120, 52],
  [-40, 30],
  [22, 26],
  [58, 48],
  [96, 18],
  [262, 44],
  [348, 62],
  [410, 40],
  [480, 20],
] as const;

type VignetteProps = { place: DrawnPlace; time?: SkyTime | undefined; className?: string; onMissing?: (() => void) | undefined };

/** The drawing of a place under the sky of a time of day. The sky is there at once, the place when it is nearly in sight. Decorative. */
export function Vignette({ place: { href, city }, time = 'day', className = '', onMissing }: VignetteProps) {
  const box = useRef<HTMLDivElement>(null);
  const use = useRef<SVGUseElement>(null);
  const isSeen = useIsSeen(box);
  const { sky, far, mid, near, accent } = city.palette;
  const colours = { '--city-sky': sky, '--city-far': far, '--city-mid': mid, '--city-near': near, '--city-accent': accent };

  // Not `onError`: React doesn't listen for it on this element. A browser that doesn't tell leaves the sky.
  useEffect(() => {
    const element = isSeen ? use.current : null;
    const listener = () => onMissing?.();
    element?.addEventListener('error', listener);
    return () => element?.removeEventListener('error', listener);
  }, [isSeen, onMissing]);

  return (
    <div ref={box} className={`skyline vignette ${className}`} data-time={time} style={colours} aria-hidden="true">
      <svg viewBox="0 0 360 144" aria-hidden="true" focusable="false">
        <g className="vignette-stars">
          {stars.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="1" />
          ))}
        </g>
        <circle className="vignette-sun" cx="326" cy="34" r="15" />
        {isSeen && <use ref={use} href={href} />}
      </svg>
    </div>
  );
}
