// Runs before the first paint, so that a remembered theme doesn't flash; a module would come too late.
(() => {
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') {
      document.documentElement.dataset.theme = theme;
    }
  } catch {
    // Storage is forbidden: the system's theme it is.
  }
})();
