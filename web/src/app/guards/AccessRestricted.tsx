import type { City } from '@city-genie/city-data/city';
import { moodNameOf } from '@city-genie/city-data/mood-name';
import { Link, useLocation } from 'react-router-dom';
import { TeaserSpace } from '../../features/guide/TeaserSpace.js';
import { BackLink } from '../../ui/BackLink.js';
import { buttonClass } from '../../ui/button-class.js';
import { Card } from '../../ui/Card.js';
import { ErrorBoundary } from '../../ui/ErrorBoundary.js';
import { LatePart, lazyPart } from '../../ui/lazy-part.js';
import { Skyline } from '../../ui/Skyline.js';
import { paths } from '../paths.js';
import { RegisterButton } from '../RegisterButton.js';
import { useIsRegistrationOpen } from '../use-is-registration-open.js';
import { WaitlistSpot } from '../WaitlistSpot.js';

// Late, since it asks the server, and what is here comes with the page.
const teaser = lazyPart(async () => (await import('../../features/guide/Teaser.js')).Teaser);

function WhatWaits({ city }: { city: City }) {
  return (
    <section aria-labelledby="waits-heading" className="mt-12">
      <h2 id="waits-heading" className="text-title">
        Four moods wait behind the door
      </h2>
      <ul className="mt-4 border-b border-line">
        {city.moods.map((id) => (
          <li key={id} className="border-t border-line py-3 font-serif text-lead">
            {moodNameOf(id)}
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-prose text-small text-pretty text-ink-soft">
        Each with plans for an hour or two, half a day or all of it, tables that suit it, and the weather of the hours that you are out.
      </p>
    </section>
  );
}

/** What an anonymous visitor sees of a locked city, with links on. */
export function AccessRestricted({ city }: { city: City }) {
  const { pathname, search, hash } = useLocation();
  const isRegistrationOpen = useIsRegistrationOpen();
  return (
    <>
      <Skyline city={city} time="night" crop="wide" className="h-[max(14rem,30vw)]" />
      <div className="mx-auto grid max-w-7xl gap-x-12 gap-y-8 px-4 py-8 sm:px-6 sm:py-10 lg:grid-cols-12 lg:px-10">
        <div className="lg:col-span-12">
          <BackLink to={paths.home}>Home</BackLink>
        </div>
        <h1 className="-mt-6 text-display leading-[1.02] lg:col-span-12">{`${city.name} Access Restricted`}</h1>
        <div className="lg:col-span-7">
          <p className="font-serif text-title text-balance text-ink-soft italic">{city.tagline}</p>
          <p className="mt-4 max-w-prose text-pretty">{city.description}</p>
          <p className="mt-4 max-w-prose text-pretty">
            {city.name} is open to subscribers of City Genie.{' '}
            {isRegistrationOpen
              ? 'Register and choose a plan, or start with Paris, which is open to everyone.'
              : 'Sign-up is still closed: join the waitlist and we will write to you, or start with Paris, which is open to everyone.'}
          </p>
          <div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
            <Link to={paths.city('paris')} className={buttonClass()}>
              Explore Paris
            </Link>
            <RegisterButton text="Register Now" className={buttonClass('primary', 'w-full')} />
            <Link to={paths.loginTo(pathname + search + hash)} className={buttonClass('secondary')}>
              Login
            </Link>
          </div>
          <WhatWaits city={city} />
        </div>
        <aside aria-labelledby="card-waitlist-heading" className="lg:col-span-5 lg:row-span-2 xl:col-span-4 xl:col-start-9">
          <Card className="lg:sticky lg:top-[calc(var(--header)+1.5rem)]">
            <h2 id="card-waitlist-heading" className="text-title">
              Hear when {city.name.replaceAll(' ', '\u00a0')} opens
            </h2>
            <p className="mt-2 mb-5 text-small text-pretty text-ink-soft">
              We will write when your city opens. No advertising, no passing on of your address.
            </p>
            <WaitlistSpot look="card" city={city.name} />
          </Card>
        </aside>
        {/* After the form, which must not move where the teaser can't be had. */}
        <div className="lg:col-span-7 lg:col-start-1">
          <ErrorBoundary fallback={null}>
            <LatePart part={teaser} props={{ city }} waiting={<TeaserSpace />} />
          </ErrorBoundary>
        </div>
      </div>
    </>
  );
}
