/** `auto` for visitors who prefer reduced motion. */
function scrollBehaviour(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** Scrolls an element to the top of the window, below the header. */
export function scrollToElement(element: Element | null | undefined): void {
  element?.scrollIntoView({ behavior: scrollBehaviour(), block: 'start' });
}
