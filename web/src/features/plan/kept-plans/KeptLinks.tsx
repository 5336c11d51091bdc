import { Link } from 'react-router-dom';
import { standingLink } from '../../../ui/link-class.js';
import { ownPlan } from '../shared-plan.js';
import type { KeptPlan } from './kept-plan.js';
import { beginText, keptHeadline } from './kept-words.js';

/** Links to kept plans, each with when it begins. */
export function KeptLinks({ plans }: { plans: readonly KeptPlan[] }) {
  return (
    <ul className="grid gap-1">
      {plans.map((plan) => (
        <li key={plan.link} className="flex flex-wrap items-baseline gap-x-3">
          <Link to={plan.address} state={ownPlan} className={`font-serif text-title leading-snug ${standingLink}`}>
            {keptHeadline(plan)}
          </Link>
          <span className="text-small text-ink-soft">{beginText(plan, Date.now())}</span>
        </li>
      ))}
    </ul>
  );
}
