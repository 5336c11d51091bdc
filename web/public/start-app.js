// Starts the app once the words of the page are painted: until then its modules wait in a template, and leave the network and the
// processor to what is read. A page in the background is never painted; it gets ready at once. A button that is pressed too early is
// pressed again when the app is there.
(() => {
  let pressed;

  const keep = (event) => {
    const control = event.target.closest('button, input[type="radio"]');
    if (control) {
      pressed = control;
    }
    // The browser itself would send the form and load the page again.
    if (control?.type === 'submit') {
      event.preventDefault();
    }
  };

  const pressAgain = () => {
    document.removeEventListener('click', keep, true);
    if (!pressed?.isConnected) {
      return;
    }
    if (pressed.type === 'radio') {
      pressed.checked = false;
    }
    // Has React take over this part of the page at once; only then a radio's change is one for it.
    pressed.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    pressed.click();
  };

  const start = () => {
    const app = document.getElementById('app');
    document.head.append(app.content);
    app.remove();
  };

  document.addEventListener('click', keep, true);
  document.addEventListener('app-ready', pressAgain, { once: true });
  if (document.hidden) {
    start();
  } else {
    // The second frame begins when the first one is on its way to the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  }
})();
