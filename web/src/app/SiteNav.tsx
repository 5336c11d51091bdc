import { Link, useLocation } from 'react-router-dom';
import { Button } from '../ui/Button.js';
import { useSearchOrigin } from '../ui/use-search-origin.js';
import { selectCurrentUser } from './access.js';
import { dialogOpened } from './dialog-slice.js';
import { useAppDispatch, useAppSelector } from './hooks.js';
import { navItemClass } from './nav-item-class.js';
import { paths } from './paths.js';
import { RegisterButton } from './RegisterButton.js';
import { SessionPart } from './SessionPart.js';
import type { SiteParts } from './site-parts.js';

const linkClass = `${navItemClass} underline-offset-4 hover:underline decoration-accent decoration-2`;

type SiteNavProps = {
  open: boolean;
  /** Called before something opens above the page. */
  onAct: () => void;
} & Pick<SiteParts, 'accountMenu'>;

const sections = [
  { to: paths.howItWorks, text: 'How It Works' },
  { to: paths.cities, text: 'Cities' },
];

/**
 * The links of the header: a row, or a sheet below the header on narrow windows. The sections stay on the left, so that they don't move
 * when the page learns who is here. On the page of registration, Register is a link. News is for administrators, and in the sheet of that
 * page (docs/rules/site.md#news).
 */
export function SiteNav({ open, accountMenu, onAct }: SiteNavProps) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectCurrentUser);
  const isSignedIn = user !== null;
  const joinWaitlist = () => {
    onAct();
    dispatch(dialogOpened('waitlist'));
  };
  const searchOrigin = useSearchOrigin();
  const isRegistering = useLocation().pathname === paths.register;
  return (
    <ul
      id="main-menu"
      className={`absolute inset-x-0 top-full flex-col gap-1 border-y border-line bg-paper px-4 py-4 shadow-rise-2 sm:px-6 md:static md:flex md:grow md:flex-row md:items-center md:border-0 md:p-0 md:shadow-none ${open ? 'flex' : 'hidden'}`}
    >
      {sections.map(({ to, text }) => (
        <li key={to} className="border-b border-line md:border-0">
          <Link to={to} className={linkClass}>
            {text}
          </Link>
        </li>
      ))}
      {/* In a row it is an icon beside the switch of colours. */}
      <li className="border-b border-line md:hidden">
        <Link to={paths.search} state={searchOrigin} className={linkClass}>
          Search
        </Link>
      </li>
      {(user?.isAdmin || isRegistering) && (
        <li className={`border-b border-line md:border-0 ${isRegistering ? 'md:hidden' : ''}`}>
          <Link to={paths.news} className={linkClass}>
            News
          </Link>
        </li>
      )}
      {!isSignedIn && (
        <>
          <li className="border-b border-line md:ml-auto md:border-0">
            <Link to={paths.login} className={linkClass}>
              Login
            </Link>
          </li>
          <li>
            {isRegistering ? (
              <Link to={paths.register} aria-current="page" className={linkClass}>
                Register
              </Link>
            ) : (
              <RegisterButton inMenu className={`${navItemClass} aria-disabled:text-ink-soft`} text="Register" />
            )}
          </li>
          {!isRegistering && (
            <li className="mt-2 md:mt-0 md:ml-2">
              <Button className="w-full text-small md:w-auto" onClick={joinWaitlist}>
                Join Waitlist
              </Button>
            </li>
          )}
        </>
      )}
      <SessionPart part={accountMenu} />
    </ul>
  );
}
