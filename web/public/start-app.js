// Starts the app after the first paint: until then its modules stay in a template, so that they don't compete with the text for
// network and processor. A page in the background is never painted, so it starts at once; a plan, of which the page has no words yet, has been
// started by `theme.js`. A control that was pressed too early
// is pressed again when the app is ready; until then, a button that sends a form is shown as busy.
(() => {
  let pressed;

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
    if (!pressed?.isConnected) {
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
    const app = document.getElementById('app');
    document.head.append(app?.content ?? '');
    app?.remove();
  };

  document.addEventListener('click', keep, true);
  document.addEventListener('app-ready', pressAgain, { once: true });
  if (document.hidden) {
    start();
  } else {
    // When the second frame begins, the first one has been rendered.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  }
})();
