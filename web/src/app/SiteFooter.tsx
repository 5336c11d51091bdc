import { cities } from '@city-genie/city-data/catalog';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { standingLink, textLink } from '../ui/link-class.js';
import { selectCityAccess } from './access.js';
import { dialogOpened } from './dialog-slice.js';
import { FooterContact } from './FooterContact.js';
import { useAppDispatch, useAppSelector } from './hooks.js';
import { paths } from './paths.js';
import { SiteMark } from './SiteMark.js';
import { WaitlistSpot } from './WaitlistSpot.js';

const pages = [
  { to: paths.about, text: 'About' },
  { to: paths.news, text: 'News & Stories' },
  { to: paths.search, text: 'Search' },
  { to: paths.privacy, text: 'Privacy Policy' },
  { to: paths.terms, text: 'Terms of Service' },
  { to: paths.cookies, text: 'Cookie Policy' },
];

/** The way to the waitlist: the form in one line where somebody reads about us, a dialog elsewhere. */
function Waitlist({ hasFields }: { hasFields: boolean }) {
  const dispatch = useAppDispatch();
  return (
    <div className="mt-6 grid gap-x-12 gap-y-4 border-t sm:mt-10 border-edge pt-6 text-small text-ink-soft lg:grid-cols-12">
      <p className={`text-pretty ${hasFields ? 'lg:col-span-3' : 'lg:col-span-12'}`}>
        Hear from us when your city opens. No advertising.
        {!hasFields && (
          <>
            {' '}
            <button type="button" className={`text-ink ${standingLink}`} onClick={() => dispatch(dialogOpened('waitlist'))}>
              Join the Waitlist
            </button>
          </>
        )}
      </p>
      {hasFields && (
        <div className="text-ink lg:col-span-9">
          <WaitlistSpot look="compact" />
        </div>
      )}
    </div>
  );
}

/** The footer: about the site, its pages, and the way to the waitlist. */
export function SiteFooter() {
  const { pathname } = useLocation();
  const city = cities.find(({ key }) => matchPath(paths.city(key), pathname));
  const isLocked = useAppSelector((state) => city !== undefined && selectCityAccess(state, city) === 'restricted');
  // These pages have a form of their own; the same fields would be there twice.
  const hasForm = pathname === paths.home || isLocked;
  return (
    <footer className="border-t border-line bg-sunk">
      <div className="mx-auto max-w-7xl px-4 pt-8 pb-5 sm:px-6 sm:pt-12 sm:pb-8 lg:px-10">
        <div className="grid gap-x-12 gap-y-6 text-small sm:grid-cols-2 lg:grid-cols-12">
          <div className="lg:col-span-3">
            <p className="flex items-center gap-2.5 font-serif text-[1.3125rem] font-[600] tracking-tight">
              <SiteMark className="size-7" />
              City Genie
            </p>
            <p className="mt-2 text-ink-soft">Travel by feel, not by filter.</p>
          </div>
          <nav aria-label="Footer" className="lg:col-span-5">
            <ul className="-my-2 grid grid-cols-2 gap-x-6">
              {pages.map((page) => (
                <li key={page.to}>
                  <Link to={page.to} className={`inline-flex min-h-11 items-center ${textLink}`}>
                    {page.text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="text-ink-soft sm:col-span-2 lg:col-span-4">
            <FooterContact />
            <p className="mt-1">Instagram, X and TikTok: soon.</p>
          </div>
        </div>
        {!hasForm && <Waitlist hasFields={pathname === paths.about} />}
        <p className="mt-6 text-note sm:mt-10 text-ink-soft">© 2025 City Genie</p>
      </div>
    </footer>
  );
}
