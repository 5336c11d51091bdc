import { useEffect, useLayoutEffect, useRef } from 'react';
import { ownBack } from '../own-back.js';

/** How many layers lie above the page at this entry of the browser's history. */
function depthOf(state: unknown): number {
  const depth = typeof state === 'object' && state !== null && 'layers' in state ? state.layers : 0;
  return typeof depth === 'number' ? depth : 0;
}

/** Puts an entry for one more layer into the history: the same page, with what the router keeps of it, so that the router sees no change. */
function pushLayer(): number {
  const layers = depthOf(history.state) + 1;
  history.pushState({ ...history.state, layers }, '');
  return layers;
}

/** Resolves when no layer's entry is on its way out of the history. */
let gone: Promise<void> = Promise.resolve();

/** Resolves when the history has gone back. */
function goBack(steps: number): Promise<void> {
  ownBack.isUnderWay = true;
  gone = new Promise((resolve) => {
    const end = () => {
      ownBack.isUnderWay = false;
      resolve();
    };
    window.addEventListener('popstate', end, { once: true });
  });
  history.go(-steps);
  return gone;
}

/** `below` is what the history says of the entry below. */
type Layer = { depth: number; below: unknown; isGoing: boolean };

/** Takes the entry of a layer that has gone out of the history, unless it is up again or another page was opened above it. */
async function takeAway(layer: Layer): Promise<void> {
  if (layer.isGoing) {
    layer.isGoing = false;
    if (depthOf(history.state) >= layer.depth) {
      await goBack(1);
    }
  }
}

/**
 * Takes the browser's Back while the component is mounted, so that Back closes what lies above the page and doesn't leave the page. Of
 * several the uppermost gets it. `onBack` returns whether the layer stays, and then takes the next Back as well. When the component goes by
 * itself, its entry of the history goes, too.
 */
export function useBack(onBack: () => boolean): void {
  const back = useRef(onBack);
  useEffect(() => {
    back.current = onBack;
  });
  const layer = useRef<Layer>({ depth: 0, below: null, isGoing: false });
  // Before the layer can be seen.
  useLayoutEffect(() => {
    const own = layer.current;
    if (own.isGoing) {
      // StrictMode takes components down and up again, and the entry is still there.
      own.isGoing = false;
    } else {
      own.below = history.state;
      own.depth = pushLayer();
    }
    const leave = () => {
      // A link to a part of this page, such as the one to its content, is a step forward, to an entry of which nobody knows anything.
      const isForward = (history.state ?? null) === null && own.below !== null;
      if (!isForward && depthOf(history.state) < own.depth) {
        own.depth = Number.POSITIVE_INFINITY;
        if (back.current()) {
          own.depth = pushLayer();
        }
      }
    };
    window.addEventListener('popstate', leave);
    return () => {
      window.removeEventListener('popstate', leave);
      own.isGoing = true;
      gone = Promise.resolve().then(() => takeAway(own));
    };
  }, []);
}

/**
 * Goes back to the page below all layers, so that a page that is loaded then takes the place of that page and not of a layer's entry.
 * Resolves when that is done, at once without layers.
 */
export async function leaveLayers(): Promise<void> {
  // A layer that has just gone by itself has begun this already.
  await gone;
  const depth = depthOf(history.state);
  if (depth > 0) {
    await goBack(depth);
  }
}
