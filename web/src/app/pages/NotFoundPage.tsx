import { newyork } from '@city-genie/city-data/cities/newyork';
import { Link } from 'react-router-dom';
import { SearchForm } from '../../features/search/SearchForm.js';
import { buttonClass } from '../../ui/button-class.js';
import { Skyline } from '../../ui/Skyline.js';
import { paths } from '../paths.js';

/** For every address without a page; the server sends it with status 404. */
export function NotFoundPage() {
  return (
    <>
      <Skyline city={newyork} time="night" crop="wide" className="h-[clamp(13rem,34vw,34rem)]" />
      <div className="mx-auto grid max-w-7xl gap-x-12 gap-y-10 px-4 py-10 sm:px-6 sm:py-14 lg:grid-cols-12 lg:px-10">
        <div className="lg:col-span-7">
          <h1 className="-ml-[0.04em] text-display leading-[1.02]">404 Page Not Found</h1>
          <p className="mt-5 max-w-[40ch] font-serif text-title leading-snug text-pretty">
            It is late, the map is upside down, and there is no such street. Every traveller takes this turn once.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to={paths.home} className={buttonClass()}>
              Back to Home
            </Link>
            <Link to={paths.city('paris')} className={buttonClass('secondary')}>
              Explore Paris
            </Link>
          </div>
        </div>
        <div className="self-end lg:col-span-5">
          <SearchForm label="Or ask for the way: a city, a mood" />
        </div>
      </div>
    </>
  );
}
