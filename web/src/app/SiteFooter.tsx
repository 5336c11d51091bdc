import { cities } from '@city-genie/city-data/catalog';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { textLink } from '../ui/link-class.js';
import { selectCityAccess } from './access.js';
import { useAppSelector } from './hooks.js';
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

/** The footer: about the site, its pages, and the waitlist form in one line. */
export function SiteFooter() {
  const { pathname } = useLocation();
  const city = cities.find(({ key }) => matchPath(paths.city(key), pathname));
  const isLocked = useAppSelector((state) => city !== undefined && selectCityAccess(state, city) === 'restricted');
  // These pages have a form of their own; the same fields would be there twice.
  const hasForm = pathname === paths.home || isLocked;
  return (
    <footer className="border-t border-line bg-sunk">
      <div className="mx-auto max-w-7xl px-4 pt-12 pb-8 sm:px-6 lg:px-10">
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
            <p>Contact: answer any mail that we sent you.</p>
            <p className="mt-1">Instagram, X and TikTok: soon.</p>
          </div>
        </div>
        {!hasForm && (
          <div className="mt-10 grid gap-x-12 gap-y-4 border-t border-edge pt-6 lg:grid-cols-12">
            <p className="text-small text-pretty text-ink-soft lg:col-span-3">Hear from us when your city opens. No advertising.</p>
            <div className="lg:col-span-9">
              <WaitlistSpot look="compact" />
            </div>
          </div>
        )}
        <p className="mt-10 text-note text-ink-soft">© 2025 City Genie</p>
      </div>
    </footer>
  );
}
