import type { WaitlistRequest } from '@city-genie/contracts/waitlist/request';
import { useCallback, useRef, useState } from 'react';
import { JoinedText } from './JoinedText.js';
import { type LoadRules, useLateRules } from './use-late-rules.js';
import { WaitlistFields } from './WaitlistFields.js';
import type { LiveWaitlistForm, WaitlistLook } from './waitlist-view.js';

const plainFields = { name: { name: 'name' }, email: { name: 'email' }, city: { name: 'city' }, website: { name: 'website' } };

/** The pressed button is gone with the form, and the focus would be lost with it. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** In the room that the form had. */
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

type InlineWaitlistProps = {
  look: Exclude<WaitlistLook, 'dialog'>;
  load: LoadRules;
  onFailure: () => void;
};

/** Waitlist sign-up on a page: the fields at once, the rules later. The one-line form says by toast alone that it worked. */
export function InlineWaitlist({ look, load, onFailure }: InlineWaitlistProps) {
  const compact = look === 'compact';
  const element = useRef<HTMLFormElement>(null);
  // The one-line form is on every page and mostly left alone, so it waits for a touch.
  const { Rules, readDraft, isPressed, touch, press } = useLateRules(element, load, !compact, onFailure);
  const [plainChoice, setPlainChoice] = useState('');
  const [live, setLive] = useState<LiveWaitlistForm | null>(null);
  const [joined, setJoined] = useState<{ request: WaitlistRequest; heightPx: number } | null>(null);
  const onJoined = useCallback(
    (request: WaitlistRequest) => {
      if (!compact) {
        setJoined({ request, heightPx: element.current?.offsetHeight ?? 0 });
      }
    },
    [compact],
  );

  if (joined) {
    return <JoinedPanel {...joined} />;
  }
  const view = live?.view ?? { choice: plainChoice, choose: setPlainChoice, isSubmitting: isPressed, errors: {}, fields: plainFields };
  return (
    <form
      ref={element}
      noValidate
      aria-label={compact ? 'Waitlist in one line' : 'Waitlist'}
      onFocus={touch}
      onPointerEnter={touch}
      onSubmit={(event) => (live ? void live.submit(event) : event.preventDefault())}
    >
      <WaitlistFields form={view} look={look} {...(!live && { onPress: press })} />
      {Rules && <Rules readDraft={readDraft} again={compact} onForm={setLive} onJoined={onJoined} />}
    </form>
  );
}
