import { scrollToElement } from './scroll.js';

/** Scrolls to a section, and moves the focus to its heading. */
export function goOnTo(id: string): void {
  const section = document.getElementById(id);
  scrollToElement(section);
  section?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
}
