import { useState } from 'react';
import type { SkyTime } from '../sky-time.js';
import { drawnPlaceOf } from './drawn-places.js';
import { PlacePattern } from './PlacePattern.js';
import { Vignette } from './Vignette.js';

type PlaceVignetteProps = {
  id: string;
  category: string;
  /** The light in which a drawn place is seen. */
  time?: SkyTime;
  /** Has to give it a size. */
  className?: string;
};

/**
 * A picture of a place: its drawing when there is one and it can be loaded, else its pattern. As high as its box; a square shows
 * the middle, a wide box more of what is beside it. Decorative.
 */
export function PlaceVignette({ id, category, time = 'day', className = '' }: PlaceVignetteProps) {
  const [missing, setMissing] = useState<string>();
  const place = missing === id ? undefined : drawnPlaceOf(id);
  return place ? (
    <Vignette key={id} place={place} time={time} className={className} onMissing={() => setMissing(id)} />
  ) : (
    <PlacePattern id={id} category={category} className={className} />
  );
}
