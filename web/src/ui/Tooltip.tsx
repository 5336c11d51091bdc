import { type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

/** Delay before a resting pointer opens a tooltip (docs/rules/site.md#numbers-that-were-ordered). */
export const tooltipDelayMs = 700;
/** Within this time after one has closed, the next opens at once (also ordered). */
export const tooltipSkipMs = 300;

let lastClosedAtMs = Number.NEGATIVE_INFINITY;

/** Whether the pointer rests on an element or the focus is in it; Escape ends it. */
function useAttention(element: { readonly current: HTMLElement | null }): boolean {
  const [attention, setAttention] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) {
      return;
    }
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => setAttention(true);
    const end = () => {
      clearTimeout(timer);
      setAttention(false);
    };
    target.addEventListener(
      'pointerenter',
      () => {
        timer = setTimeout(begin, performance.now() - lastClosedAtMs < tooltipSkipMs ? 0 : tooltipDelayMs);
      },
      { signal: stop.signal },
    );
    target.addEventListener('pointerleave', end, { signal: stop.signal });
    target.addEventListener('focusin', begin, { signal: stop.signal });
    target.addEventListener('focusout', end, { signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [element]);

  useEffect(() => {
    if (!attention) {
      return;
    }
    // On the document, because the focus may be elsewhere while the pointer rests here.
    const endOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setAttention(false);
    document.addEventListener('keydown', endOnEscape);
    return () => {
      lastClosedAtMs = performance.now();
      document.removeEventListener('keydown', endOnEscape);
    };
  }, [attention]);

  return attention;
}

/** Minimum distance of a tooltip from the sides of the window. */
const marginPx = 8;

/** Pixels by which an open tooltip must move to lie within the window. */
function shiftOf(bubble: HTMLElement): number {
  const { left, right } = bubble.getBoundingClientRect();
  const windowWidth = document.documentElement.clientWidth;
  return right > windowWidth - marginPx ? Math.max(windowWidth - marginPx - right, marginPx - left) : 0;
}

type TooltipProps = {
  text: string;
  /** In a menu, which is a list of rows on phones: shown next to the control there, so that it doesn't cover the next row. */
  inMenu?: boolean;
  children: (describedBy: string) => ReactElement;
};

/** A short explanation of a control: opens on focus at once, on hover after the delay; Escape closes it. */
export function Tooltip({ text, inMenu = false, children }: TooltipProps) {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const open = useAttention(wrapper);

  useLayoutEffect(() => {
    const shown = bubble.current;
    if (!open || !shown) {
      return;
    }
    const place = () => {
      // Measured where it is by itself.
      shown.style.removeProperty('--shift');
      shown.style.setProperty('--shift', `${shiftOf(shown)}px`);
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [open]);

  return (
    <span ref={wrapper} className="relative inline-flex">
      {children(id)}
      <span
        ref={bubble}
        role="tooltip"
        id={id}
        // Hidden while closed, because it would otherwise widen the page.
        hidden={!open}
        className={`absolute top-full left-(--shift,0px) z-10 w-max max-w-60 rounded-control bg-ink px-3 py-1.5 text-note text-paper shadow-rise-2 ${inMenu ? 'max-md:top-1.5 max-md:left-full' : ''}`}
      >
        {text}
      </span>
    </span>
  );
}
