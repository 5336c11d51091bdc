import type { Recommendation } from '@city-genie/contracts/search';
import type { ReactNode } from 'react';
import { longDate } from '../../ui/local-time.js';

const linkClass = 'inline-flex min-h-6 items-center underline decoration-edge underline-offset-4 hover:decoration-accent';

function Website({ address, name }: { address: string; name: string }) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={`${linkClass} break-all`}>
      {new URL(address).host.replace(/^www\./, '')}
      <span className="sr-only">: {name} (opens in a new tab)</span>
    </a>
  );
}

/** What to know before standing at the door. */
export function StopFacts({ stop }: { stop: Recommendation }) {
  const checked = stop.verification === 'verified' && stop.checkedAt ? longDate(stop.checkedAt.slice(0, 10)) : undefined;
  const facts: readonly [string, ReactNode][] = [
    ['Hours that day', stop.openingHours],
    ['Best time', stop.bestTimeToVisit],
    ['Address', stop.location],
    ['Reservation', stop.reservationRequired ? 'Required' : 'Not needed'],
    [
      'Phone',
      stop.phoneNumber && (
        <a href={`tel:${stop.phoneNumber.replace(/[^+\d]/g, '')}`} className={linkClass}>
          {stop.phoneNumber}
        </a>
      ),
    ],
    ['Website', stop.website && <Website address={stop.website} name={stop.title} />],
    ['Checked', checked],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-1.5 border-t border-line pt-3 text-small md:grid-cols-2">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={`grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3 ${name === 'Address' ? 'md:col-span-2' : ''}`}>
              <dt className="text-ink-soft">{name}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
