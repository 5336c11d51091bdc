import type { ReactNode } from 'react';
import { errorStatus, serverMessage } from '../../api/error-message.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import type { usePlanQuery } from './plan-api.js';

type PlanFailureProps = {
  error: ReturnType<typeof usePlanQuery>['error'];
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
export function PlanFailure({ error, limitWays, onAgain, onOther, onNow }: PlanFailureProps) {
  return (
    <div className="mx-auto mt-6 max-w-7xl px-4 pb-24 sm:px-6 lg:px-10">
      <div className="max-w-3xl">
        <Failure error={error} limitWays={limitWays} onAgain={onAgain} onOther={onOther} onNow={onNow} />
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

function Failure({ error, limitWays, onAgain, onOther, onNow }: PlanFailureProps) {
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
