import { berlin } from '@city-genie/city-data/cities/berlin';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import { buttonClass } from '../../ui/button-class.js';
import { Skyline } from '../../ui/Skyline.js';

/** In the dashboard's place for whoever is signed in and no administrator. */
export function AccessDenied() {
  return (
    <>
      <Skyline city={berlin} time="night" crop="wide" className="h-[max(14rem,30vw)]" />
      <div className="mx-auto max-w-7xl px-4 py-10 sm:px-6 sm:py-14 lg:px-10">
        <h1 className="-ml-[0.04em] text-display leading-[1.02]">Access Denied</h1>
        <p className="mt-5 max-w-prose text-lead text-pretty text-ink-soft">You don't have administrator privileges to access this page.</p>
        <div className="mt-8">
          <Link to={paths.home} className={buttonClass()}>
            Return to Home
          </Link>
        </div>
      </div>
    </>
  );
}
