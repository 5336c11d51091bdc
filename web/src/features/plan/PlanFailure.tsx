import { lazy, type ReactNode, Suspense } from 'react';
import { errorStatus, serverMessage } from '../../api/error-message.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import type { KeptPlan } from './kept-plans/kept-plan.js';
import type { usePlanQuery } from './plan-api.js';

// Only without a network.
const NotKept = lazy(async () => ({ default: (await import('./kept-plans/NotKept.js')).NotKept }));

type PlanFailureProps = {
  error: ReturnType<typeof usePlanQuery>['error'];
  /** What is kept of other plans, when this one got no reply at all. */
  others: readonly KeptPlan[] | undefined;
  /** Ways on for guests whose searches of the day are used up. */
  limitWays: ReactNode;
  /** Repeats the same search. */
  onAgain: () => void;
  /** Makes another plan with the same choices. */
  onOther: () => void;
  /** The same choices without a fixed start. */
  onNow: () => void;
};

/** Shown instead of a plan: refused, failed or nothing found, and what to do next. */
export function PlanFailure({ error, others, limitWays, onAgain, onOther, onNow }: PlanFailureProps) {
  return (
    <div className="mx-auto mt-6 max-w-7xl px-4 pb-24 sm:px-6 lg:px-10">
      <div className="max-w-3xl">
        {others ? (
          <Suspense>
            <NotKept others={others} onAgain={onAgain} />
          </Suspense>
        ) : (
          <Failure error={error} limitWays={limitWays} onAgain={onAgain} onOther={onOther} onNow={onNow} />
        )}
      </div>
    </div>
  );
}

/** The limit of a minute is everybody's and soon over; those of a day are for guests, and the one of changes leaves new plans. */
function LimitWays({ error, limitWays, onAgain, onOther }: Pick<PlanFailureProps, 'error' | 'limitWays' | 'onAgain' | 'onOther'>) {
  if (!error || !('status' in error) || error.code === 'guest_limit_reached') {
    return limitWays;
  }
  const isSoonOver = (error.retryAfterSeconds ?? 0) <= 60;
  return <Button onClick={isSoonOver ? onAgain : onOther}>{isSoonOver ? 'Try again' : 'Make another plan'}</Button>;
}

function Failure({ error, limitWays, onAgain, onOther, onNow }: Omit<PlanFailureProps, 'others'>) {
  if (!error) {
    return (
      <Notice title="No recommendations found. Please try again.">
        <Button onClick={onOther}>Try again</Button>
      </Notice>
    );
  }
  if (errorStatus(error) === 429) {
    return (
      <Notice role="alert" title="That was a lot of wishes" text={serverMessage(error)}>
        <LimitWays error={error} limitWays={limitWays} onAgain={onAgain} onOther={onOther} />
      </Notice>
    );
  }
  const isStartRefused = 'fields' in error && error.fields?.startAt !== undefined;
  return (
    <Notice role="alert" title={isStartRefused ? 'This date is out of reach' : 'This plan didn’t arrive'} text={serverMessage(error)}>
      <Button onClick={isStartRefused ? onNow : onAgain}>{isStartRefused ? 'Plan it for the next good start' : 'Try again'}</Button>
    </Notice>
  );
}
