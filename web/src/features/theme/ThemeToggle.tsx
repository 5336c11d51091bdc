import { Contrast, type LucideIcon, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme, nextTheme, shownTheme, type Theme, watchTheme } from './theme.js';

const icons: Readonly<Record<Theme, LucideIcon>> = { system: Contrast, light: Sun, dark: Moon };

/** One button through the system's colours, light and dark; its name says what is on. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(watchTheme, shownTheme, () => 'system' as const);
  const Icon = icons[theme];
  return (
    <button
      type="button"
      onClick={() => chooseTheme(nextTheme(theme))}
      className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft md:-mr-3 transition-colors duration-[var(--quick)] hover:bg-sunk hover:text-ink"
    >
      <Icon aria-hidden="true" className="size-5 [&>path]:fill-current" strokeWidth={1.75} />
      <span className="sr-only">Theme: {theme}</span>
    </button>
  );
}
