import { london } from '@city-genie/city-data/cities/london';
import { newyork } from '@city-genie/city-data/cities/newyork';
import { yearlyPerMonthCents, yearlySavingPercent } from '@city-genie/contracts/billing/plans';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import { money } from '../../ui/late/money.js';
import { textLink } from '../../ui/link-class.js';
import { PlanTicket } from './PlanTicket.js';
import { guaranteeText, monthly, type Plan, yearly } from './plans.js';

type PlanTicketsProps = {
  /** Instead of the computed saving. */
  savingLabel?: string | null | undefined;
  /** Whether the money-back guarantee is for this visitor, or may be, as far as anybody knows. */
  hasGuarantee?: boolean;
  /** The way to pay for a plan. */
  wayTo: (plan: Plan) => ReactNode;
};

/** Both plans, and what is agreed to by paying (docs/rules/site.md#plans). */
export function PlanTickets({ savingLabel, hasGuarantee = true, wayTo }: PlanTicketsProps) {
  return (
    <div className="grid gap-6">
      <PlanTicket plan={monthly} city={london} time="dawn" billing="per month">
        {wayTo(monthly)}
      </PlanTicket>
      <PlanTicket
        plan={yearly}
        city={newyork}
        time="golden"
        billing={`billed annually, ${money(yearlyPerMonthCents)} per month`}
        saving={savingLabel ?? `Save ${yearlySavingPercent}%`}
      >
        {wayTo(yearly)}
      </PlanTicket>
      <p className="max-w-prose text-small text-pretty text-ink-soft">
        By paying you accept the{' '}
        <Link to={paths.terms} className={textLink}>
          Terms of Service
        </Link>
        .{hasGuarantee && ` ${guaranteeText}`}
      </p>
    </div>
  );
}
