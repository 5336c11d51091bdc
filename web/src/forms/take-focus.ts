/** A ref for what replaces a form: the pressed button is gone, and the focus would be lost with it. Doesn't scroll. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
