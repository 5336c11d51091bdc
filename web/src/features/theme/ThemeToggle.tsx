import { Contrast, type LucideIcon, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../../ui/IconButton.js';
import { chooseTheme, nextTheme, shownTheme, type Theme, watchTheme } from './theme.js';

const icons: Readonly<Record<Theme, LucideIcon>> = { system: Contrast, light: Sun, dark: Moon };

/** A button that cycles through system, light and dark; its name states the current one. */
export function ThemeToggle() {
  const theme = useSyncExternalStore(watchTheme, shownTheme, () => 'system' as const);
  const Icon = icons[theme];
  return (
    <IconButton label={`Theme: ${theme}`} className="text-ink-soft hover:text-ink md:-mr-3" onClick={() => chooseTheme(nextTheme(theme))}>
      <Icon aria-hidden="true" className="size-5 [&>path]:fill-current" strokeWidth={1.75} />
    </IconButton>
  );
}
