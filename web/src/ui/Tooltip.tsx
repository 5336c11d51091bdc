import { type ReactElement, useEffect, useId, useRef, useState } from 'react';

/** Delay before a resting pointer opens a tooltip (spec §9). */
export const tooltipDelayMs = 700;

/** Tells when the pointer rests on an element or the focus is in it; Escape ends it. */
function useAttention(element: { readonly current: HTMLElement | null }): boolean {
  const [attention, setAttention] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) {
      return;
    }
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setAttention(false);
    };
    const on = (type: string, listener: (event: Event) => void) => target.addEventListener(type, listener, { signal: stop.signal });
    on('pointerenter', () => {
      timer = setTimeout(() => setAttention(true), tooltipDelayMs);
    });
    on('pointerleave', end);
    on('focusin', () => setAttention(true));
    on('focusout', end);
    on('keydown', (event) => event instanceof KeyboardEvent && event.key === 'Escape' && end());
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [element]);

  return attention;
}

/** A short explanation of a control: opens on focus at once, on hover after the delay; Escape closes it. */
export function Tooltip({ text, children }: { text: string; children: (describedBy: string) => ReactElement }) {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const open = useAttention(wrapper);
  return (
    <span ref={wrapper} className="relative inline-flex">
      {children(id)}
      <span
        role="tooltip"
        id={id}
        className={`absolute top-full left-0 z-10 w-max max-w-60 rounded-lg bg-ink px-3 py-1.5 text-sm text-paper shadow-lg md:right-0 md:left-auto ${open ? '' : 'invisible'}`}
      >
        {text}
      </span>
    </span>
  );
}
