import { useEffect, useEffectEvent } from 'react';
import { ownBack } from '../../ui/own-back.js';

/** What a visitor does to go on: type, send a form, or go back. */
const steps = ['input', 'submit', 'popstate'] as const;

/**
 * Calls `onStep` when the visitor goes on, also by following a link. Where the site itself leads to another page, what it has to say is
 * still to be read there. Does nothing unless `isAwaited`.
 */
export function useNextStep(onStep: () => void, isAwaited: boolean): void {
  const step = useEffectEvent(onStep);

  useEffect(() => {
    if (!isAwaited) {
      return;
    }
    const take = ({ type }: Event) => {
      // A dialog that closes takes its entry out of the history; nobody has gone back.
      if (type !== 'popstate' || !ownBack.isUnderWay) {
        step();
      }
    };
    const takeLink = (press: MouseEvent) => {
      const { target } = press;
      // The toast's own link must not be gone before it is followed; it closes the toast itself.
      if (target instanceof Element && target.closest('a') && !target.closest('[role="alert"]')) {
        take(press);
      }
    };
    // Captured at the window, so that what a form says about the same step comes after.
    const options = { capture: true };
    for (const name of steps) {
      window.addEventListener(name, take, options);
    }
    window.addEventListener('click', takeLink, options);
    return () => {
      for (const name of steps) {
        window.removeEventListener(name, take, options);
      }
      window.removeEventListener('click', takeLink, options);
    };
  }, [isAwaited]);
}
