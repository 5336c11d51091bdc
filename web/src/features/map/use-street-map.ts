import { type RefObject, useEffect, useRef, useState } from 'react';
import { readColours, watchScheme } from './map-colours.js';
import type { MapFailure, MapStop } from './map-plan.js';
import { type LibraryMap, openStreetMap, paintMap } from './street-map.js';

type Wanted = {
  container: RefObject<HTMLElement | null>;
  styleUrl: string;
  stops: readonly MapStop[];
  label: string;
  onFailure: (failure: MapFailure) => void;
};

/** The street map in an element, once it is there; drawn once, for the stops of the first render, and painted anew when the theme changes. */
export function useStreetMap({ container, ...wanted }: Wanted): LibraryMap | undefined {
  const [map, setMap] = useState<LibraryMap>();
  const first = useRef(wanted);
  useEffect(() => {
    const element = container.current;
    if (!element) {
      return;
    }
    // Not the element of the component itself, since the library fills it, and StrictMode does this twice.
    const own = element.appendChild(document.createElement('div'));
    own.className = 'absolute inset-0';
    let made: LibraryMap | undefined;
    let unwatch: (() => void) | undefined;
    let isOver = false;
    const fail = (failure: MapFailure) => !isOver && first.current.onFailure(failure);
    openStreetMap({ ...first.current, container: own, onFailure: fail }).then(
      (opened) => {
        made = opened;
        if (isOver || !opened) {
          opened?.remove();
          return;
        }
        unwatch = watchScheme(() => paintMap(opened, readColours(element)));
        setMap(opened);
      },
      () => fail('away'),
    );
    return () => {
      isOver = true;
      unwatch?.();
      setMap(undefined);
      made?.remove();
      own.remove();
    };
  }, [container]);
  return map;
}
