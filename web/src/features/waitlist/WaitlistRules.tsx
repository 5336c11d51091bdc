import './zod-without-eval.js';
import type { WaitlistRequest } from '@city-genie/contracts/waitlist/request';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useJoin } from './use-join.js';
import { useWaitlistForm } from './use-waitlist-form.js';
import type { LiveWaitlistForm, WaitlistDraft } from './waitlist-view.js';

export type WaitlistRulesProps = {
  /** How far somebody was when the rules arrived. */
  readDraft: () => WaitlistDraft;
  /** The form is for more than one name: it empties itself. */
  again: boolean;
  /** Called with every change of the form. */
  onForm: (form: LiveWaitlistForm) => void;
  onJoined: (request: WaitlistRequest) => void;
};

/**
 * The rules of a waitlist form that is on the page already, fields, text, focus and all: they come later and join in. Draws
 * nothing. Renders only for itself (`memo`), because what it hands up renders its parent.
 */
export const WaitlistRules = memo(function WaitlistRules({ readDraft, again, onForm, onJoined }: WaitlistRulesProps) {
  const [draft] = useState(readDraft);
  const join = useJoin((request) => {
    if (again) {
      form.clear();
    }
    onJoined(request);
  });
  const form = useWaitlistForm(join, draft);
  useLayoutEffect(() => onForm(form));

  const waiting = useRef(draft.pressed);
  useEffect(() => {
    if (waiting.current) {
      waiting.current = false;
      void form.submit();
    }
  });
  return null;
});
