// Starts the app once the words of the page are painted: until then its modules wait in a template, and leave the network and the
// processor to what is read. A page in the background is never painted; it gets ready at once.
(() => {
  const start = () => {
    const app = document.getElementById('app');
    document.head.append(app.content);
    app.remove();
  };
  if (document.hidden) {
    start();
  } else {
    // The second frame begins when the first one is on its way to the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  }
})();
