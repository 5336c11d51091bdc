import type { Geo } from '@city-genie/city-data/geography/geo';
import { useEffect, useState } from 'react';

export type OwnPosition = { state: 'unasked' | 'asked' | 'refused' | 'unknown' } | { state: 'known'; at: Geo; accuracyMetres: number };

const options: PositionOptions = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 30_000 };

/**
 * Where the visitor is, from the press of a button until the map closes. It stays in the page.
 *
 * @returns the position, and what asks for it, also again after a failure
 */
export function useOwnPosition(): [OwnPosition, () => void] {
  const [position, setPosition] = useState<OwnPosition>({ state: 'unasked' });
  const isAsked = position.state === 'asked' || position.state === 'known';
  useEffect(() => {
    if (!isAsked) {
      return;
    }
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        setPosition({ state: 'known', at: { lat: latitude, lon: longitude }, accuracyMetres: accuracy }),
      ({ code }) => setPosition({ state: code === 1 ? 'refused' : 'unknown' }),
      options,
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [isAsked]);
  const ask = () => {
    if (!isAsked) {
      setPosition({ state: 'geolocation' in navigator ? 'asked' : 'unknown' });
    }
  };
  return [position, ask];
}
