// Runs before the first paint, so that a saved theme doesn't flash and what comes later finds its place; a module would run too late.
(() => {
  const { dataset } = document.documentElement;
  // A link to a plan shows its outline at once (`src/app/pages/OpeningPlan.tsx`), not the page that the city would have without it.
  const asked = new URLSearchParams(location.search);
  if (['mood', 'time', 'seed'].every((name) => asked.get(name))) {
    dataset.opening = '';
  }
  if (navigator.onLine === false) {
    dataset.offline = '';
  }
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') {
      dataset.theme = theme;
    }
    // As in `src/features/plan/kept-plans/last-plans.ts`.
    const page = location.pathname.slice(1);
    const until = Object.entries(JSON.parse(localStorage.getItem('city-genie.last-plans') ?? '{}'));
    if (until.some(([city, end]) => (page === '' || page === city) && end > Date.now())) {
      dataset.lastPlan = '';
    }
  } catch {
    // Storage is blocked, or holds something else: the system's theme is used.
  }
})();
