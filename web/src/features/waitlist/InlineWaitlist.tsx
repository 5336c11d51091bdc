import type { WaitlistRequest } from '@city-genie/contracts/waitlist/request';
import { type ComponentProps, useState } from 'react';
import { takeFocus } from '../../forms/take-focus.js';
import { JoinedText } from './JoinedText.js';
import { WaitlistForm, type WaitlistLook } from './WaitlistForm.js';

/** Takes up the height that the form had. */
function JoinedPanel({ request, heightPx }: { request: WaitlistRequest; heightPx: number }) {
  return (
    <div className="grid min-h-(--held) content-center gap-3" style={{ '--held': `${heightPx}px` }}>
      <h3 ref={takeFocus} tabIndex={-1} className="text-head">
        You're on the list!
      </h3>
      <JoinedText request={request} />
    </div>
  );
}

type InlineWaitlistProps = { look: Exclude<WaitlistLook, 'dialog'> } & Pick<ComponentProps<typeof WaitlistForm>, 'load' | 'city'>;

/** Waitlist sign-up on a page. The one-line form can be used repeatedly: it resets itself, and confirms by toast only. */
export function InlineWaitlist({ look, load, city }: InlineWaitlistProps) {
  const [joined, setJoined] = useState<{ request: WaitlistRequest; heightPx: number } | null>(null);
  if (joined) {
    return <JoinedPanel {...joined} />;
  }
  return (
    <WaitlistForm
      look={look}
      load={load}
      city={city}
      onJoined={(request, form) => (look === 'compact' ? form.reset() : setJoined({ request, heightPx: form.offsetHeight }))}
    />
  );
}
