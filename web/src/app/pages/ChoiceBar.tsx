import { useEffect, useId, useState } from 'react';
import { Button } from '../../ui/Button.js';

/** Whether a bar leaves most of the window to the page, with the text in the size that it really has. */
function hasRoom(): boolean {
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return innerWidth >= 16 * remPx;
}

/** Whether an element is further down than the window shows, which has room for what stands in for it; false until it is known. */
function useIsBelow(elementId: string): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    const element = document.getElementById(elementId);
    if (!element) {
      return;
    }
    // What is above the window counts as seen: a jump from before it to behind it would tell nothing else.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting } of entries) {
          setBelow(!isIntersecting && hasRoom());
        }
      },
      { rootMargin: '1000000px 0px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [elementId]);
  return isBelow;
}

type ChoiceBarProps = {
  /** Id of the form that it sends, and of the form's own button, in whose place it stands. */
  form: string;
  button: string;
  mood: string | undefined;
  /** Slot and start in a few words. */
  slot: string | undefined;
  isReady: boolean;
  /** Leads to the question that is open. */
  onGoOn: () => void;
};

/** On phones: the choices so far and the way to a plan at the bottom of the window, until the form's own button is in view. */
export function ChoiceBar({ form, button, mood, slot, isReady, onGoOn }: ChoiceBarProps) {
  const isShown = useIsBelow(button);
  const hintId = useId();
  if (!isShown) {
    return null;
  }
  return (
    <section
      id="choice-bar"
      aria-label="Your choices"
      className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-raised pt-2 pr-[max(1rem,env(safe-area-inset-right))] pb-[max(0.5rem,env(safe-area-inset-bottom))] pl-[max(1rem,env(safe-area-inset-left))] shadow-rise-2 print:hidden"
    >
      <button
        type="button"
        onClick={onGoOn}
        className="flex min-h-11 min-w-0 flex-[1_1_8rem] flex-col justify-center text-left text-note leading-snug"
      >
        {mood || slot ? (
          <>
            <span className={mood ? 'font-semibold' : 'text-accent underline underline-offset-3'}>{mood ?? 'Choose a mood'}</span>{' '}
            <span className={slot ? 'text-ink-soft tabular-nums' : 'text-accent underline underline-offset-3'}>{slot ?? 'How long?'}</span>
          </>
        ) : (
          'Please select both mood and timeframe'
        )}
      </button>
      {!isReady && (
        <p id={hintId} hidden>
          Please select both mood and timeframe
        </p>
      )}
      <Button
        type="submit"
        form={form}
        className="min-h-12 shrink-0 grow-0 px-6"
        aria-disabled={!isReady}
        aria-describedby={isReady ? undefined : hintId}
      >
        Generate
      </Button>
    </section>
  );
}
