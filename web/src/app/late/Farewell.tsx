import { accountPageMessages } from '@city-genie/contracts/account/endpoints';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button-class.js';
import { paths } from '../paths.js';
import { endFarewell } from './farewell.js';

/** In the place of the account page, to whoever has just deleted their account: what is gone, and what still happens. A reload says it again. */
export function Farewell() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    return endFarewell;
  }, []);
  return (
    <article className="mx-auto max-w-7xl px-4 pt-8 pb-16 sm:px-6 lg:px-10 lg:pt-14">
      <h1 ref={heading} tabIndex={-1} className="-ml-[0.04em] max-w-[14ch] text-display leading-[1.02]">
        {accountPageMessages.deleted}
      </h1>
      <div className="mt-8 grid max-w-[38rem] gap-8 border-t-2 border-ink pt-6 text-pretty">
        <section>
          <h2 className="text-title">What is gone</h2>
          <p className="mt-2">
            Your profile, your settings, and your subscription if you had one. You are signed out in every browser, and nobody can bring the
            account back.
          </p>
        </section>
        <section>
          <h2 className="text-title">What still happens</h2>
          <p className="mt-2">
            We send you one last mail, which confirms this. The rest of what we keep about you is erased, usually within minutes. What stays
            is a record of what was done with the account, without your name or address, and invoices if something was paid.
          </p>
        </section>
        <p>Thank you for travelling with us.</p>
        <Link to={paths.home} className={buttonClass('secondary', 'justify-self-start')}>
          Back to Home
        </Link>
      </div>
    </article>
  );
}
