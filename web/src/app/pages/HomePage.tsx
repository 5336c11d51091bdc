import { Link } from 'react-router-dom';
import { HowItWorks } from '../../features/home/HowItWorks.js';
import { Button } from '../../ui/Button.js';
import { buttonClass } from '../../ui/button-class.js';
import { selectPayment } from '../access.js';
import { dialogOpened } from '../dialog-slice.js';
import { useAppDispatch, useAppSelector } from '../hooks.js';
import { LastPlan } from '../LastPlan.js';
import { paths } from '../paths.js';
import { WaitlistSpot } from '../WaitlistSpot.js';
import { HomePageCities } from './HomePageCities.js';
import { HomePageHero } from './HomePageHero.js';

function Waitlist() {
  return (
    <section id="waitlist" aria-labelledby="waitlist-heading" className="border-t border-line bg-lamp/12">
      <div className="mx-auto grid max-w-7xl gap-x-12 gap-y-10 px-4 py-16 sm:px-6 md:py-24 lg:grid-cols-12 lg:px-10">
        <div className="lg:col-span-5">
          <h2 id="waitlist-heading" tabIndex={-1} className="text-head">
            Be there when your city opens
          </h2>
          <p className="mt-4 max-w-prose text-pretty text-ink-soft">
            We are in closed beta in Paris, London, Madrid and New York. Leave your name, and we will write when it is your turn.
          </p>
        </div>
        <div className="lg:col-span-7">
          <WaitlistSpot look="hero" />
        </div>
      </div>
    </section>
  );
}

/** Who has every city needs no waitlist: in its place the strip and the button lead to the cities. */
export function HomePage() {
  const dispatch = useAppDispatch();
  const isEntitled = useAppSelector(selectPayment) === 'settled';
  return (
    <>
      <p className="border-b border-line bg-sunk px-2 py-2.5 text-center text-note font-medium text-balance sm:text-small">
        {isEntitled ? 'All eight cities are open to you. Where to today?' : "Add your names to the waitlist. We'll be live soon!"}
      </p>
      <LastPlan className="mx-auto max-w-7xl px-4 pt-3 sm:px-6 lg:px-10" />
      <HomePageHero
        secondary={
          isEntitled ? (
            <Link to={paths.cities} className={buttonClass('secondary')}>
              Choose Your City
            </Link>
          ) : (
            <Button look="secondary" onClick={() => dispatch(dialogOpened('waitlist'))}>
              Join the Waitlist
            </Button>
          )
        }
      />
      <HowItWorks />
      <HomePageCities />
      <Waitlist />
    </>
  );
}
