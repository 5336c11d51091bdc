import type { Geo } from '@city-genie/city-data/geography/geo';
import { useEffect, useState } from 'react';

export type OwnPosition = { state: 'unasked' | 'asked' | 'refused' | 'unknown' } | { state: 'known'; at: Geo; accuracyMetres: number };

const options: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 30_000 };

/** The code of an error for which the visitor, or the browser, has refused; all others may pass. */
const denied = 1;

/**
 * Where the visitor is, from the press of a button until the map closes. It stays in the page. Where it can't be found for a while, as under
 * ground, it is found again by itself.
 *
 * @returns the position, and what asks for it, also again after a failure
 */
export function useOwnPosition(): [OwnPosition, () => void] {
  const [position, setPosition] = useState<OwnPosition>({ state: 'unasked' });
  /** Counts the presses, each of which looks anew; undefined while nothing is watched. */
  const [watched, setWatched] = useState<number>();
  useEffect(() => {
    if (watched === undefined) {
      return;
    }
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        setPosition({ state: 'known', at: { lat: latitude, lon: longitude }, accuracyMetres: accuracy }),
      ({ code }) => {
        setPosition({ state: code === denied ? 'refused' : 'unknown' });
        if (code === denied) {
          setWatched(undefined);
        }
      },
      options,
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [watched]);
  const ask = () => {
    if (!('geolocation' in navigator)) {
      setPosition({ state: 'unknown' });
    } else if (position.state !== 'asked' && position.state !== 'known') {
      setPosition({ state: 'asked' });
      setWatched((presses = 0) => presses + 1);
    }
  };
  return [position, ask];
}
