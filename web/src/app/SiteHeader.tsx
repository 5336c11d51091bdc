import { Menu, Search, X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ThemeToggle } from '../features/theme/ThemeToggle.js';
import { IconButton, iconButtonClass } from '../ui/IconButton.js';
import { useMatches } from '../ui/use-matches.js';
import { useSearchOrigin } from '../ui/use-search-origin.js';
import { paths } from './paths.js';
import { SiteMark } from './SiteMark.js';
import { SiteNav } from './SiteNav.js';
import type { SiteParts } from './site-parts.js';

function SearchLink() {
  const origin = useSearchOrigin();
  return (
    <Link to={paths.search} state={origin} className={`${iconButtonClass} text-ink-soft hover:text-ink max-md:hidden`}>
      <Search aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span className="sr-only">Search</span>
    </Link>
  );
}

/** Name and navigation; below 768 px the links are behind a menu button. */
export function SiteHeader({ accountMenu }: Pick<SiteParts, 'accountMenu'>) {
  const { key } = useLocation();
  // The menu is open for one history entry only, so that every navigation closes it, also by its own links.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const menuButton = useRef<HTMLButtonElement>(null);
  const isSheet = useMatches('(width < 48rem)');

  // What is done from the menu goes on above the page, and comes back to the button of the menu, as its own entries are hidden by then.
  const closeMenu = () => {
    if (open) {
      setOpenAt(null);
      menuButton.current?.focus();
    }
  };

  useEffect(() => {
    // Also where the button that was pressed has no focus, as in Safari.
    const closeOnEscape = (event: KeyboardEvent) => {
      // The menu of the account, which lies in this one, has closed itself then.
      if (event.key === 'Escape' && !event.defaultPrevented) {
        setOpenAt(null);
        menuButton.current?.focus();
      }
    };
    if (!open) {
      return;
    }
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  // It would lie over what has the focus.
  const closeBehind = ({ relatedTarget }: FocusEvent) => {
    if (open && relatedTarget?.closest('main, footer')) {
      setOpenAt(null);
    }
  };

  const links = <SiteNav open={open} accountMenu={accountMenu} onAct={closeMenu} />;

  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper low:static">
      <nav
        aria-label="Main"
        // The border counts towards the header's height, so that anchors end right below it.
        className="relative mx-auto flex min-h-[calc(var(--header)-1px)] max-w-7xl low:min-h-13 items-center gap-1 px-4 sm:px-6 lg:px-10"
        onBlur={closeBehind}
      >
        <Link
          to={paths.home}
          className="mr-auto flex min-h-11 items-center gap-2.5 font-serif md:mr-1 lg:mr-3 text-[1.3125rem] font-[600] tracking-tight"
        >
          <SiteMark className="size-7" />
          City Genie
        </Link>
        {!isSheet && links}
        <SearchLink />
        <ThemeToggle />
        <IconButton
          ref={menuButton}
          label="Menu"
          aria-expanded={open}
          aria-controls="main-menu"
          onClick={() => setOpenAt(open ? null : key)}
          className="-mr-2.5 md:hidden"
        >
          {open ? <X aria-hidden="true" className="size-5" /> : <Menu aria-hidden="true" className="size-5" />}
        </IconButton>
        {/* What it opens is next in the order of the focus. */}
        {isSheet && links}
      </nav>
    </header>
  );
}
