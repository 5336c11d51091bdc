// Runs before the first paint, so that a saved theme doesn't flash and what comes later finds its place; a module would run too late.
(() => {
  const { dataset } = document.documentElement;
  const page = location.pathname.slice(1);
  // A link to a plan shows its outline at once (`src/app/pages/OpeningPlan.tsx`), not the page that the city would have without it.
  const asked = new URLSearchParams(location.search);
  const isPlan = ['mood', 'time', 'seed'].every((name) => asked.get(name));
  if (isPlan) {
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
    const until = Object.entries(JSON.parse(localStorage.getItem('city-genie.last-plans') ?? '{}'));
    if (until.some(([city, end]) => (page === '' || page === city) && end > Date.now())) {
      dataset.lastPlan = '';
    }
  } catch {
    // Storage is blocked, or holds something else: the system's theme is used.
  }

  if (isPlan) {
    // The code of a plan is all that its page waits for, so it is fetched at once; the page itself has arrived by then.
    document.addEventListener('DOMContentLoaded', () => {
      for (const part of document.querySelectorAll('#app, #app-choose, #app-plan')) {
        if (part.id !== 'app-choose') {
          document.head.append(part.content);
        }
        part.remove();
      }
    });
  }

  // What the app would ask for when its code is there, it finds under way (`src/api/early-search.ts`): the plan of a link, in a city that is
  // open to everybody, which this browser opens for the first time. Other addresses hold more than is understood here.
  const { mood, time, at, seed, ...more } = Object.fromEntries(asked);
  const isNew = history.state === null && dataset.lastPlan === undefined && dataset.offline === undefined;
  const isStillToCome = at === undefined || at.slice(0, 10) >= new Date().toISOString().slice(0, 10);
  if (isPlan && page === 'paris' && isNew && isStillToCome && Object.keys(more).length === 0) {
    const path = `/api/${page}/search`;
    const body = JSON.stringify({ mood, timeframe: time, seed, ...(at && { startAt: at }) });
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    const reply = fetch(path, { method: 'POST', headers, body, signal: AbortSignal.timeout(15_000) });
    // The app asks again when there is no reply.
    reply.catch(() => undefined);
    globalThis.earlySearch = { path, body, reply };
  }
})();
