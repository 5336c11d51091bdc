export type Theme = 'system' | 'light' | 'dark';

/** Also read by `prerender/theme.js`, before the first paint. */
const key = 'theme';

const following = { system: 'light', light: 'dark', dark: 'system' } as const satisfies Record<Theme, Theme>;

export function nextTheme(theme: Theme): Theme {
  return following[theme];
}

function themeOf(text: string | null | undefined): Theme {
  return text === 'light' || text === 'dark' ? text : 'system';
}

/** The theme that the page shows now. */
export function shownTheme(): Theme {
  return themeOf(document.documentElement.dataset.theme);
}

/** The browser's toolbar follows the page, not the system. */
function paintBrowserBar(theme: Theme): void {
  for (const meta of document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = meta.dataset.scheme ?? (meta.media.includes('dark') ? 'dark' : 'light');
    meta.dataset.scheme = scheme;
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : theme === scheme ? 'all' : 'not all';
  }
}

function showTheme(theme: Theme): void {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme;
  } else {
    document.documentElement.dataset.theme = theme;
  }
  paintBrowserBar(theme);
}

export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    if (theme === 'system') {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, theme);
    }
  } catch {
    // Storage is blocked or full: the choice lasts as long as the page.
  }
}

/** Calls back when the theme changes, here or in another tab. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const follow = (event: StorageEvent) => event.key === key && showTheme(themeOf(event.newValue));
  window.addEventListener('storage', follow);
  paintBrowserBar(shownTheme());
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', follow);
  };
}
