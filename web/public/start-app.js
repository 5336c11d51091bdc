// Starts the app after the first paint: until then its modules stay in a template, so that they don't compete with the text for
// network and processor. A page in the background is never painted, so it starts at once; a plan, of which the page has no words yet, has been
// started by `prerender/theme.js`. A control that was pressed too early
// is pressed again when the app is ready; until then, a button that sends a form is shown as busy.
(() => {
  let pressed;
  const isPlan = document.documentElement.dataset.opening !== undefined;

  const keep = (event) => {
    const control = event.target.closest('button, input[type="radio"]');
    if (control) {
      pressed?.removeAttribute('aria-busy');
      pressed = control;
    }
    // The browser would submit the form and reload the page.
    if (control?.type === 'submit') {
      event.preventDefault();
      control.setAttribute('aria-busy', 'true');
    }
  };

  const pressAgain = () => {
    document.removeEventListener('click', keep, true);
    pressed?.removeAttribute('aria-busy');
    if (pressed && !pressed.isConnected) {
      // The page of a plan has replaced it by the app's own.
      pressed = [...document.querySelectorAll('header button')].find(({ ariaLabel }) => ariaLabel && ariaLabel === pressed.ariaLabel);
    }
    if (!pressed) {
      return;
    }
    if (pressed.type === 'radio') {
      pressed.checked = false;
    }
    // Makes React hydrate this part of the page at once; otherwise it would miss the radio's change.
    pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    pressed.click();
  };

  const start = () => {
    for (const part of document.querySelectorAll('#app, #app-choose')) {
      document.head.append(part.content);
      part.remove();
    }
  };

  document.addEventListener('click', keep, true);
  document.addEventListener('app-ready', pressAgain, { once: true });
  if (isPlan) {
    return;
  }
  if (document.hidden) {
    start();
  } else {
    // When the second frame begins, the first one has been rendered.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  }
})();
