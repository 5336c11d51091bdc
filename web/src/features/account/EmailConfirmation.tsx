import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { CallDispatch } from '../../forms/form-rules.js';
import { refusalText } from '../../forms/refusal-text.js';
import { Button } from '../../ui/Button.js';
import { MailAddress } from '../../ui/late/MailAddress.js';
import { accountApi, useAccountQuery } from './account-api.js';

/**
 * What became of the link. `already`: it was used before. `invalid`: replaced, expired, made up or somebody else's. `unavailable`: the
 * address can't be the user's.
 */
export type EmailOutcome = 'changed' | 'already' | 'invalid' | 'unavailable';

const otherwise = 'Something went wrong on our server. Please try again in a moment.';

/** Uses the link. `done`: what it means when that has worked. */
function useConfirmation(token: string, onEnd: (outcome: EmailOutcome) => void) {
  const dispatch = useDispatch<CallDispatch>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async (done: EmailOutcome) => {
    setBusy(true);
    setFailure(undefined);
    const { data, error } = await dispatch(accountApi.endpoints.confirmEmail.initiate(token, { track: false }));
    setBusy(false);
    if (data) {
      onEnd(done);
    } else if (error.code === 'conflict') {
      onEnd('unavailable');
    } else if (error.code === 'invalid_token' || error.code === 'validation_failed') {
      onEnd('invalid');
    } else if (error.code !== 'unauthenticated') {
      setFailure('status' in error ? refusalText(error, otherwise) : otherwise);
    }
  };
  return { confirm, isBusy, failure };
}

type StepProps = { token: string; onEnd: (outcome: EmailOutcome) => void };

function Failure({ text }: { text: string | undefined }) {
  return (
    <p role="alert" className="text-danger empty:absolute">
      {text}
    </p>
  );
}

/** Confirms when it is pressed, not when the page is opened: whatever reads mails for safety opens their links, too. */
function Question({ pendingEmail, token, onEnd }: StepProps & { pendingEmail: string | undefined }) {
  const { confirm, isBusy, failure } = useConfirmation(token, onEnd);
  return (
    <div className="grid justify-items-start gap-6">
      <p className="max-w-prose text-pretty">
        {pendingEmail && (
          <>
            Our mails will go to{' '}
            <strong className="font-medium">
              <MailAddress address={pendingEmail} end="." />
            </strong>{' '}
          </>
        )}
        Your account goes on as before; only its address is another one. We tell the old address, too.
      </p>
      <Button busy={isBusy} className="min-h-12 px-8 text-lead" onClick={() => void confirm('changed')}>
        {isBusy ? 'Confirming…' : 'Confirm my new address'}
      </Button>
      <Failure text={failure} />
    </div>
  );
}

/** No address waits, so nothing can change any more: the server only tells whether this link was used. */
function Look({ token, onEnd }: StepProps) {
  const { confirm, isBusy, failure } = useConfirmation(token, onEnd);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked) {
      setAsked(true);
      void confirm('already');
    }
  });
  return (
    <div className="grid justify-items-start gap-6">
      {!failure && <p role="status">One moment…</p>}
      <Failure text={failure} />
      {failure && (
        <Button busy={isBusy} onClick={() => void confirm('already')}>
          Try again
        </Button>
      )}
    </div>
  );
}

/** The link to a new address: asks its user to confirm it, or looks up what became of it. */
export function EmailConfirmation({ userId, ...step }: StepProps & { userId: string }) {
  const { data: account, isFetching } = useAccountQuery(userId, { refetchOnMountOrArgChange: true });
  if (isFetching) {
    return <p role="status">One moment…</p>;
  }
  // An account that couldn't be read hinders nobody.
  return account?.pendingEmail === null ? <Look {...step} /> : <Question pendingEmail={account?.pendingEmail} {...step} />;
}
