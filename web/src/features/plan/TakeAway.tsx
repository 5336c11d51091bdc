import type { City } from '@city-genie/city-data/city';
import type { SearchReply } from '@city-genie/contracts/search/routes';
import { CalendarPlus, Footprints, Link2, Printer, Route, TramFront } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../ui/button-class.js';
import { Field } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { textLink } from '../../ui/link-class.js';
import { OutLink } from '../../ui/OutLink.js';
import type { PlanSteps } from './plan-steps.js';
import { mapLinkText, type PlanFacts } from './plan-words.js';
import { planFileAddress, planName, shareAddress } from './take-away.js';

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

/** A stable function as ref, so that it runs once, when the field appears. */
function selectWhole(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

function CopyLink({ facts, steps, onCopied }: { facts: PlanFacts; steps: PlanSteps; onCopied: () => void }) {
  const [byHand, setByHand] = useState('');
  const copy = async () => {
    const address = shareAddress(location.href, { params: steps.params, seen: steps.seen, facts });
    try {
      await navigator.clipboard.writeText(address);
      onCopied();
    } catch {
      // There is no clipboard without https, or it is blocked: the visitor copies the address from a field.
      setByHand(address);
    }
  };
  return (
    <>
      <button type="button" className={itemClass} onClick={() => void copy()}>
        <Link2 {...icon} />
        Copy link
      </button>
      {byHand && (
        <div className="w-full text-small">
          <Field label="Copy this link:">{(control) => <Input {...control} readOnly value={byHand} ref={selectWhole} />}</Field>
        </div>
      )}
    </>
  );
}

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
        {steps && <CopyLink facts={facts} steps={steps} onCopied={onCopied} />}
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
