import { Menu, Sparkles, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '../ui/Button.js';
import { Tooltip } from '../ui/Tooltip.js';
import { selectCurrentUser } from './access.js';
import { waitlistOpened } from './dialog-slice.js';
import { useAppDispatch, useAppSelector } from './hooks.js';
import { paths } from './paths.js';

const linkClass = 'inline-flex min-h-11 items-center px-3 text-sm font-medium underline-offset-4';

function NavItems() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectCurrentUser);
  return (
    <>
      <li>
        <Link to={paths.howItWorks} className={`${linkClass} hover:underline`}>
          How It Works
        </Link>
      </li>
      <li>
        <Link to={paths.cities} className={`${linkClass} hover:underline`}>
          Cities
        </Link>
      </li>
      {user ? (
        <li className="px-3 text-sm font-medium">{user.username}</li>
      ) : (
        <>
          <li>
            <Tooltip text="Registration temporarily disabled">
              {(tooltip) => (
                <button type="button" aria-disabled="true" aria-describedby={tooltip} className={`${linkClass} text-ink-soft`}>
                  Register
                </button>
              )}
            </Tooltip>
          </li>
          <li>
            <Button className="text-sm" onClick={() => dispatch(waitlistOpened())}>
              Join Waitlist
            </Button>
          </li>
        </>
      )}
    </>
  );
}

/** Name and navigation; below 768 px the links are behind a menu button. */
export function SiteHeader() {
  const { key } = useLocation();
  // Open at one place only: every move closes the menu, the ones by its own links included.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;

  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <nav
        aria-label="Main"
        className="mx-auto flex min-h-(--header) max-w-6xl flex-wrap items-center justify-between px-4 sm:px-6"
        onKeyDown={(event) => event.key === 'Escape' && setOpenAt(null)}
      >
        <Link to={paths.home} className="flex min-h-11 items-center gap-2 font-serif text-xl font-semibold">
          <Sparkles aria-hidden="true" className="size-5 text-accent" />
          City Genie
        </Link>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="main-menu"
          onClick={() => setOpenAt(open ? null : key)}
          className="grid size-11 place-items-center rounded-full hover:bg-sunk md:hidden"
        >
          {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          <span className="sr-only">Menu</span>
        </button>
        <ul
          id="main-menu"
          className={`w-full flex-col items-start gap-1 pb-4 md:flex md:w-auto md:flex-row md:items-center md:pb-0 ${open ? 'flex' : 'hidden'}`}
        >
          <NavItems />
        </ul>
      </nav>
    </header>
  );
}
