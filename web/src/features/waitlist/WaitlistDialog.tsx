import './zod-without-eval.js';
import type { WaitlistRequest } from '@city-genie/contracts/waitlist';
import { PartyPopper } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ApiError } from '../../api/error-message.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { WaitlistForm } from './WaitlistForm.js';
import { useJoinWaitlistMutation } from './waitlist-api.js';

type WaitlistDialogProps = {
  onClose: () => void;
  /** Rendered inside the dialog, where it can be seen and heard. */
  toasts: ReactNode;
};

/** The pressed button is gone with the form, and the focus would be lost with it. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'error' in error;
}

/** Waitlist sign-up in a modal dialog; the toasts come from the app's rules. */
export function WaitlistDialog({ onClose, toasts }: WaitlistDialogProps) {
  const [join] = useJoinWaitlistMutation();
  const [joined, setJoined] = useState<WaitlistRequest | null>(null);

  const onJoin = async (request: WaitlistRequest) => {
    const { error } = await join(request);
    if (error === undefined) {
      setJoined(request);
      return undefined;
    }
    return isApiError(error) ? error : undefined;
  };

  return (
    <Dialog title={joined ? "You're on the list!" : 'Join the waitlist'} onClose={onClose}>
      {joined ? (
        <div className="mt-5 grid justify-items-center gap-4 text-center">
          <PartyPopper aria-hidden="true" className="size-10 text-accent" />
          <p>
            Thank you, {joined.name}. We will write to {joined.email} when City Genie opens in {joined.city}.
          </p>
          <Button ref={takeFocus} onClick={onClose}>
            Done
          </Button>
        </div>
      ) : (
        <>
          <p className="mt-2 text-ink-soft">We will write when your city opens. No newsletter, no passing on of your address.</p>
          <WaitlistForm onJoin={onJoin} />
        </>
      )}
      {toasts}
    </Dialog>
  );
}
