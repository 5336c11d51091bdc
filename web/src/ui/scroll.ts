/** `auto` for people who asked for less motion. */
function scrollBehaviour(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** Brings an element to the top of the view, below the header. */
export function scrollToElement(element: Element | null | undefined): void {
  element?.scrollIntoView({ behavior: scrollBehaviour(), block: 'start' });
}
