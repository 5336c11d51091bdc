import { scrollToElement } from '../../ui/scroll.js';

/** Shows a stop of the plan and moves the focus to it. A link would add a history entry without this entry's state. */
export function goToStop(id: string): void {
  const heading = document.getElementById(`stop-${id}`);
  heading?.focus({ preventScroll: true });
  scrollToElement(heading?.closest('li'));
}
