import './zod-without-eval.js';
import type { WaitlistRequest } from '@city-genie/contracts/waitlist/request';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/late/Dialog.js';
import { JoinedText } from './JoinedText.js';
import { useJoin } from './use-join.js';
import { useWaitlistForm } from './use-waitlist-form.js';
import { WaitlistFields } from './WaitlistFields.js';

type WaitlistDialogProps = {
  onClose: () => void;
  /** Rendered inside the dialog, where it can be seen and heard. */
  toasts: ReactNode;
};

/** The pressed button is gone with the form, and the focus would be lost with it. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** Waitlist sign-up in a modal dialog. */
export function WaitlistDialog({ onClose, toasts }: WaitlistDialogProps) {
  const [joined, setJoined] = useState<WaitlistRequest | null>(null);
  const form = useWaitlistForm(useJoin(setJoined));
  return (
    <Dialog title={joined ? "You're on the list!" : 'Join the waitlist'} onClose={onClose}>
      {joined ? (
        <div className="mt-4 grid justify-items-start gap-6">
          <JoinedText request={joined} />
          <Button ref={takeFocus} onClick={onClose}>
            Done
          </Button>
        </div>
      ) : (
        <>
          <p className="mt-2 text-ink-soft">We will write when your city opens. No newsletter, no passing on of your address.</p>
          <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-5">
            <WaitlistFields form={form.view} look="dialog" />
          </form>
        </>
      )}
      {toasts}
    </Dialog>
  );
}
