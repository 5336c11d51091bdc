import type { StartedPayment } from '../../api/create-subscription-api.js';
import { paths } from '../../app/paths.js';
import { money } from '../../ui/late/money.js';
import { textLink } from '../../ui/link-class.js';
import { OutLink } from '../../ui/OutLink.js';
import { guaranteeText, plans } from './plans.js';

type Due = StartedPayment['due'];

export const dueAmount = ({ amountCents, currency }: Due): string => money(amountCents, currency);

/** What the form is about, as its heading. */
export const dueTitle = ({ plan, kind }: Due): string =>
  kind === 'overdue' ? 'An earlier payment comes first' : `Pay for the ${plans[plan].name} plan`;

/** Only of a payment that was tried before. */
export function OverdueText({ due }: { due: Due }) {
  if (due.kind !== 'overdue') {
    return null;
  }
  return (
    <p className="mt-3 max-w-prose text-pretty">
      A payment of {dueAmount(due)} for your {plans[due.plan].name} plan didn’t go through and is still open. It comes first, whichever plan
      you choose now.
    </p>
  );
}

/** Beside the button: what is charged, how often, and what is agreed to by paying. */
export function DueText({ due }: { due: Due }) {
  const { period } = plans[due.plan];
  return (
    <p className="max-w-prose min-w-0 flex-1 basis-64 text-small text-pretty text-ink-soft">
      <strong className="font-semibold text-ink">
        {due.kind === 'overdue' ? `${dueAmount(due)} for the open payment, then ` : `${dueAmount(due)} `}
        every {period} until you cancel.
      </strong>{' '}
      By paying you accept the{' '}
      <OutLink href={paths.terms} className={textLink}>
        Terms of Service
      </OutLink>
      {/* Neither for an earlier payment, nor for whoever has used it. */}
      {due.isWithdrawable ? `. ${guaranteeText}` : '.'}
    </p>
  );
}
