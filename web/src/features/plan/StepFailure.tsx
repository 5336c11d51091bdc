import { useEffect, useRef } from 'react';

/** Why a step was refused, where it was taken; it comes into view, as there may be a bar at the bottom of the window. */
export function StepFailure({ text }: { text: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The browser first goes back to where the page was.
    const frame = requestAnimationFrame(() => element.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <p ref={element} role="alert" className="mb-2 max-w-prose text-small font-medium text-pretty text-danger print:hidden">
      Nothing has changed. {text}
    </p>
  );
}
