import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button-class.js';
import { paths } from '../paths.js';

export function NotFoundPage() {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16 text-center sm:px-6 sm:py-24">
      <h1 className="text-4xl sm:text-6xl">404 Page Not Found</h1>
      <p className="mx-auto mt-4 max-w-prose text-ink-soft">Even a genie can lose a street now and then. Nothing is at this address.</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to={paths.home} className={buttonClass()}>
          Back to Home
        </Link>
        <Link to={paths.city('paris')} className={buttonClass('secondary')}>
          Explore Paris
        </Link>
      </div>
    </div>
  );
}
