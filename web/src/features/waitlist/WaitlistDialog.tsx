import type { WaitlistRequest } from '@city-genie/contracts/waitlist/request';
import { type ReactNode, useState } from 'react';
import { takeFocus } from '../../forms/take-focus.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/late/Dialog.js';
import { JoinedText } from './JoinedText.js';
import { WaitlistForm } from './WaitlistForm.js';

type WaitlistDialogProps = {
  onClose: () => void;
  toasts: ReactNode;
};

/** Waitlist sign-up in a modal dialog. */
export function WaitlistDialog({ onClose, toasts }: WaitlistDialogProps) {
  const [joined, setJoined] = useState<WaitlistRequest | null>(null);
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
          <p className="mt-2 mb-5 text-ink-soft">We will write when your city opens. No advertising, no passing on of your address.</p>
          <WaitlistForm look="dialog" load={async () => (await import('./waitlist-rules.js')).waitlistRules} onJoined={setJoined} />
        </>
      )}
      {toasts}
    </Dialog>
  );
}
