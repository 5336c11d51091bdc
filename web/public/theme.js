// Runs before the first paint, so that a saved theme doesn't flash; a module would run too late.
(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') {
      document.documentElement.dataset.theme = theme;
    }
  } catch {
    // Storage is blocked: the system's theme is used.
  }
})();
