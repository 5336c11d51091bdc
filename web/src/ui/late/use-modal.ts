import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { useBack } from './use-back.js';

type Modal = { ref: RefObject<HTMLDialogElement | null>; onCancel: (event: SyntheticEvent) => void };

/**
 * Makes a native dialog modal while its component is mounted: it traps the focus, closes on Escape and on the browser's Back, and restores
 * the focus. The result goes to the `dialog` element; `onClose` must unmount it.
 */
export function useModal(onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect, because its cleanup runs before the element is removed, and only then does `close` restore the focus.
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useBack(() => {
    onClose();
    return false;
  });
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
  };
}
