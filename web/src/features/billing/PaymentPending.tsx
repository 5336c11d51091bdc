import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import { Button } from '../../ui/Button.js';
import { buttonClass } from '../../ui/button-class.js';
import { buttonRow } from '../../ui/late/button-row.js';
import { money } from '../../ui/late/money.js';
import { textLink } from '../../ui/link-class.js';
import type { Plan } from './plans.js';

type PaymentPendingProps = { plan: Plan; supportEmail: string | undefined; onBack: () => void };

/** The plans, below which the pressed button was, are gone: what took their place is shown below the header. */
function arrive(heading: HTMLElement | null): void {
  heading?.focus();
}

/** Instead of the payment form, while this installation takes no payments. Nothing has been started. */
export function PaymentPending({ plan, supportEmail, onBack }: PaymentPendingProps) {
  return (
    <section aria-labelledby="pending-heading" className="border-t-2 border-ink pt-5">
      <h2 id="pending-heading" ref={arrive} tabIndex={-1} className="text-head">
        Payment Setup Pending
      </h2>
      <p className="mt-3 max-w-prose text-pretty text-ink-soft">
        We can’t take payments yet. Nothing was charged for the {plan.name} plan at {money(plan.amountCents)}, and your account stays as it
        is.{' '}
        {supportEmail && (
          <>
            For immediate access, write to{' '}
            <a href={`mailto:${supportEmail}`} className={`${textLink} text-ink`}>
              {supportEmail}
            </a>
            .
          </>
        )}
      </p>
      <div className={`mt-6 ${buttonRow}`}>
        <Button look="secondary" onClick={onBack}>
          Back to plans
        </Button>
        <Link to={paths.city('paris')} className={buttonClass('quiet')}>
          Explore Paris
        </Link>
      </div>
    </section>
  );
}
