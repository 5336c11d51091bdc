import { cities } from '@city-genie/city-data/catalog';
import type { City } from '@city-genie/city-data/city';
import { Link } from 'react-router-dom';
import { CityCard } from '../../features/home/CityCard.js';
import { Hero } from '../../features/home/Hero.js';
import { HowItWorks } from '../../features/home/HowItWorks.js';
import { Button } from '../../ui/Button.js';
import { buttonClass } from '../../ui/button-class.js';
import { selectCityAccess, selectCurrentUser, selectNeedsPayment } from '../access.js';
import { waitlistOpened } from '../dialog-slice.js';
import { useAppDispatch, useAppSelector } from '../hooks.js';
import { paths } from '../paths.js';
import type { RootState } from '../store.js';

function selectCitiesHeading(state: RootState): string {
  if (!selectCurrentUser(state)) {
    return 'Start Your Journey in Paris';
  }
  return selectNeedsPayment(state) ? 'Complete Payment to Unlock All Cities' : 'Choose Your City';
}

function CityTile({ city }: { city: City }) {
  const locked = useAppSelector((state) => selectCityAccess(state, city) !== 'open');
  return <CityCard city={city} href={paths.city(city.key)} locked={locked} />;
}

function Cities() {
  const heading = useAppSelector(selectCitiesHeading);
  return (
    <section id="cities" aria-labelledby="cities-heading" className="mx-auto max-w-6xl px-4 py-14 sm:px-6 md:py-20">
      <h2 id="cities-heading" tabIndex={-1} className="text-3xl sm:text-4xl">
        {heading}
      </h2>
      <div className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {cities.map((city) => (
          <CityTile key={city.key} city={city} />
        ))}
      </div>
    </section>
  );
}

export function HomePage() {
  const dispatch = useAppDispatch();
  const join = () => dispatch(waitlistOpened());
  return (
    <>
      <p className="border-b border-line bg-sunk px-4 py-3 text-center text-sm font-medium">
        Add your names to the waitlist. We'll be live soon!
      </p>
      <Hero
        actions={
          <>
            <Link to={paths.city('paris')} className={buttonClass()}>
              Explore Paris
            </Link>
            <Button look="secondary" onClick={join}>
              Join the Waitlist
            </Button>
          </>
        }
      />
      <HowItWorks />
      <Cities />
      <section id="waitlist" aria-labelledby="waitlist-heading" className="border-t border-line">
        <div className="mx-auto max-w-3xl px-4 py-14 text-center sm:px-6 md:py-20">
          <h2 id="waitlist-heading" tabIndex={-1} className="text-3xl sm:text-4xl">
            Be there when your city opens
          </h2>
          <p className="mx-auto mt-4 max-w-prose text-ink-soft">
            We are in closed beta in Paris, London, Madrid and New York. Leave your name and we will write once, when it is your turn.
          </p>
          <Button className="mt-8" onClick={join}>
            Join the Waitlist
          </Button>
        </div>
      </section>
    </>
  );
}
