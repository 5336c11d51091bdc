import type { City } from '@city-genie/city-data/city';
import type { ReactNode } from 'react';
import { money } from '../../ui/late/money.js';
import { Skyline } from '../../ui/Skyline.js';
import type { SkyTime } from '../../ui/sky-time.js';
import type { Plan } from './plans.js';

type PlanTicketProps = {
  plan: Plan;
  /** The picture on the ticket. */
  city: City;
  time: SkyTime;
  /** Below the price: how it is billed. */
  billing: string;
  /** On the postmark: what the plan saves. */
  saving?: string | undefined;
  /** On the stub: the way to pay. */
  children: ReactNode;
};

/** Half circles that are punched out at both ends of the perforation. */
const notches =
  'before:absolute before:size-6 before:rounded-full before:border before:border-line before:bg-paper after:absolute after:size-6 after:rounded-full after:border after:border-line after:bg-paper';
const notchesAcross = 'max-md:before:-top-3 max-md:before:-left-3 max-md:after:-top-3 max-md:after:-right-3';
const notchesDown = 'md:before:-top-3 md:before:-left-3 md:after:-bottom-3 md:after:-left-3';

function Postmark({ text }: { text: string }) {
  return (
    <p className="absolute right-4 bottom-4 grid size-24 rotate-12 place-items-center rounded-full border-2 border-double border-accent bg-raised/90 p-2 text-center font-serif text-small leading-tight font-semibold text-accent">
      {text}
    </p>
  );
}

/** A plan as a ticket: a picture, what it is and costs, and the stub that is torn off to pay. */
export function PlanTicket({ plan, city, time, billing, saving, children }: PlanTicketProps) {
  const headingId = `plan-${plan.id}`;
  return (
    <article
      aria-labelledby={headingId}
      className="overflow-hidden rounded-card border border-line bg-raised shadow-rise-1 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)_minmax(0,1.1fr)]"
    >
      <div className="relative">
        <Skyline city={city} time={time} crop="card" className="h-36 md:h-full md:min-h-60" />
        {saving && <Postmark text={saving} />}
      </div>
      <div className="grid content-center p-6">
        <p className="text-note text-ink-soft">City Genie, all eight cities</p>
        <h2 id={headingId} className="mt-1 text-title">
          {plan.name}
        </h2>
        <p className="mt-4 font-serif text-head leading-none font-[380] tabular-nums">{money(plan.amountCents)}</p>
        <p className="mt-2 text-small text-pretty text-ink-soft">{billing}</p>
      </div>
      <div
        className={`relative grid content-center gap-3 border-dashed border-edge p-6 max-md:border-t md:border-l ${notches} ${notchesAcross} ${notchesDown}`}
      >
        {children}
        <p className="text-center text-note text-pretty text-ink-soft">
          {`${money(plan.amountCents)} every ${plan.period} until you cancel`}
        </p>
      </div>
    </article>
  );
}
