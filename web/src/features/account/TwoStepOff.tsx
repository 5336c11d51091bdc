import { Button } from '../../ui/Button.js';

/** What two-step verification is, and the way to it. */
export function TwoStepOff({ isBusy, onStart }: { isBusy: boolean; onStart: () => void }) {
  return (
    <>
      <p>
        After your password, we ask for six digits from an authenticator app, a free app on your phone that shows new ones every half
        minute. So a password that somebody has guessed or found opens nothing.
      </p>
      <Button look="secondary" busy={isBusy} onClick={onStart}>
        Set up two-step verification
      </Button>
    </>
  );
}
