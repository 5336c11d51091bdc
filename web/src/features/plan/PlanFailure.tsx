import type { ReactNode } from 'react';
import { errorStatus, serverMessage } from '../../api/error-message.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import type { usePlanQuery } from './plan-api.js';

type PlanFailureProps = {
  error: ReturnType<typeof usePlanQuery>['error'];
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
    <div className="mx-auto mt-10 max-w-7xl px-4 pb-24 sm:px-6 lg:px-10">
      <div className="max-w-3xl">
        <Failure error={error} limitWays={limitWays} onAgain={onAgain} onOther={onOther} onNow={onNow} />
      </div>
    </div>
  );
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
        {limitWays}
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
