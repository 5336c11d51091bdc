import type { City } from '@city-genie/city-data/city';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.js';
import { buttonClass } from '../../ui/button-class.js';
import { Skyline } from '../../ui/Skyline.js';
import { waitlistOpened } from '../dialog-slice.js';
import { useAppDispatch } from '../hooks.js';
import { paths } from '../paths.js';

/** What an anonymous visitor sees of a locked city, and the ways on. */
export function AccessRestricted({ city }: { city: City }) {
  const dispatch = useAppDispatch();
  return (
    <div className="mx-auto max-w-3xl px-4 py-10 sm:px-6 sm:py-16">
      <Skyline seed={city.key} palette={city.palette} width={640} className="h-40 rounded-3xl sm:h-52" />
      <h1 className="mt-8 text-3xl sm:text-5xl">{`${city.name} Access Restricted`}</h1>
      <p className="mt-4 font-serif text-xl text-ink-soft italic">{city.tagline}</p>
      <p className="mt-4 max-w-prose">{city.description}</p>
      <p className="mt-4 max-w-prose">
        {city.name} is open to subscribers of City Genie. Sign-up is still closed: join the waitlist and we will write to you, or start with
        Paris, which is open to everyone.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => dispatch(waitlistOpened())}>Join Waitlist</Button>
        <Link to={paths.city('paris')} className={buttonClass('secondary')}>
          Explore Paris
        </Link>
      </div>
    </div>
  );
}
