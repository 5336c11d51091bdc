import type { City } from '@city-genie/city-data/city';
import type { SearchReply } from '@city-genie/contracts/search/routes';
import { CalendarPlus, Footprints, Printer, Route, TramFront } from 'lucide-react';
import { buttonClass } from '../../ui/button-class.js';
import { textLink } from '../../ui/link-class.js';
import { OutLink } from '../../ui/OutLink.js';
import type { PlanSteps } from './plan-steps.js';
import { mapLinkText, type PlanFacts } from './plan-words.js';
import { ShareButton } from './ShareButton.js';
import { planFileAddress, planName, sharedPlan } from './take-away.js';

type TakeAwayProps = {
  city: City;
  reply: SearchReply;
  facts: PlanFacts;
  /** Undefined for a read-only plan. */
  steps: PlanSteps | undefined;
  onCopied: () => void;
};

const itemClass = buttonClass('secondary', 'text-small max-sm:px-3.5');
const icon = { 'aria-hidden': true, strokeWidth: 1.8, className: 'size-4' } as const;

/** Exports of a plan: link, calendar, map file, printing, map service. */
export function TakeAway({ city, reply, facts, steps, onCopied }: TakeAwayProps) {
  const plan = { stops: reply.recommendations, pauses: facts.pauses, name: steps && planName(steps.params) };
  return (
    <section aria-labelledby="take-away" className="print:hidden">
      <h2 id="take-away" className="text-title">
        Take it with you
      </h2>
      <div className="mt-2 flex flex-wrap gap-2 sm:mt-4">
        <a className={itemClass} href={planFileAddress('ics', city, plan)} download={`${city.key}-plan.ics`}>
          <CalendarPlus {...icon} />
          Calendar (.ics)
        </a>
        <a className={itemClass} href={planFileAddress('gpx', city, plan)} download={`${city.key}-plan.gpx`}>
          <Route {...icon} />
          Route (.gpx)
        </a>
        <button type="button" className={itemClass} onClick={() => window.print()}>
          <Printer {...icon} />
          Print
        </button>
        {steps && (
          <ShareButton
            shared={() => sharedPlan(location.href, city, { ...steps, facts, notes: reply.notes })}
            onCopied={onCopied}
            className={itemClass}
          />
        )}
      </div>
      {facts.mapLinks.length > 0 && (
        <ul aria-label="Directions" className="mt-2 flex flex-wrap gap-x-6 text-small sm:mt-4">
          {facts.mapLinks.map((link) => {
            const Icon = link.mode === 'walk' ? Footprints : TramFront;
            return (
              <li key={link.url}>
                <OutLink href={link.url} icon={<Icon {...icon} />} className={`inline-flex min-h-9 items-center gap-2 ${textLink}`}>
                  {mapLinkText(link)}
                </OutLink>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
