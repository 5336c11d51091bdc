import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';

/** Pixels to the right after which a toast closes (docs/rules/site.md#numbers-that-were-ordered). */
const swipeThresholdPx = 50;

/** Handlers and style of an element that can be swiped away to the right. */
export function useSwipe(onSwiped: () => void) {
  const startX = useRef<number | null>(null);
  const [offsetPx, setOffsetPx] = useState(0);

  const stop = () => {
    startX.current = null;
    setOffsetPx(0);
  };

  return {
    style: { transform: offsetPx > 0 ? `translateX(${offsetPx}px)` : undefined, touchAction: 'pan-y' } satisfies CSSProperties,
    onPointerDown: (event: PointerEvent) => {
      startX.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent) => {
      if (startX.current !== null) {
        setOffsetPx(Math.max(0, event.clientX - startX.current));
      }
    },
    onPointerUp: (event: PointerEvent) => {
      if (startX.current !== null && event.clientX - startX.current >= swipeThresholdPx) {
        onSwiped();
      }
      stop();
    },
    onPointerCancel: stop,
  };
}
