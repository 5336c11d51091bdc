import { Link } from 'react-router-dom';
import { paths } from './paths.js';

const pages = [
  { to: paths.about, text: 'About' },
  { to: paths.privacy, text: 'Privacy Policy' },
  { to: paths.terms, text: 'Terms of Service' },
  { to: paths.cookies, text: 'Cookie Policy' },
];

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-sunk">
      <div className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-10 sm:px-6 md:flex-row md:justify-between">
        <div>
          <p className="font-serif text-lg font-semibold">City Genie</p>
          <p className="mt-1 text-sm text-ink-soft">Travel by feel, not by filter.</p>
          <p className="mt-4 text-sm text-ink-soft">© 2025 City Genie</p>
        </div>
        <nav aria-label="Footer">
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {pages.map((page) => (
              <li key={page.to}>
                <Link
                  to={page.to}
                  className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-4 hover:decoration-accent"
                >
                  {page.text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="text-sm text-ink-soft">
          <p>Contact: answer any mail that we sent you.</p>
          <p className="mt-2">Instagram, X and TikTok: soon.</p>
        </div>
      </div>
    </footer>
  );
}
