import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { CallDispatch, CallOutcome } from '../../forms/form-rules.js';
import { refusalText } from '../../forms/refusal-text.js';
import { Button } from '../../ui/Button.js';
import { mailedLinkApi } from './mailed-link-api.js';

export type LinkAct = 'confirm' | 'leave';

/** What came of a link. `invalid`: expired, replaced or made up. `cities`: for which the address is on the list. */
export type LinkOutcome = { kind: 'confirmed'; cities: readonly string[] } | { kind: 'left' } | { kind: 'invalid' };

const otherwise = 'Something went wrong on our server. Please try again in a moment.';

const words = {
  confirm: {
    text: 'One press, and your place is kept. We write when your city opens, or when it is your turn to come in.',
    button: 'Confirm my address',
    busy: 'Confirming…',
  },
  leave: {
    text: 'Your address goes off the list for every city. You can sign up again at any time.',
    button: 'Take me off the list',
    busy: 'One moment…',
  },
} as const satisfies Record<LinkAct, unknown>;

/** It may be pressed again. */
type Failure = { kind: 'failed'; text: string };

function failureOf(error: NonNullable<CallOutcome<unknown>['error']>): LinkOutcome | Failure {
  const isInvalid = error.code === 'invalid_token' || error.code === 'validation_failed';
  return isInvalid ? { kind: 'invalid' } : { kind: 'failed', text: 'status' in error ? refusalText(error, otherwise) : otherwise };
}

/** Uses the link. */
function useLink(act: LinkAct, token: string, onEnd: (outcome: LinkOutcome) => void) {
  const dispatch = useDispatch<CallDispatch>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function confirm(): Promise<LinkOutcome | Failure> {
    const { data, error } = await dispatch(mailedLinkApi.endpoints.confirmWaitlist.initiate(token, { track: false }));
    return data ? { kind: 'confirmed', cities: data.cities } : failureOf(error);
  }

  async function leave(): Promise<LinkOutcome | Failure> {
    const { error } = await dispatch(mailedLinkApi.endpoints.leaveWaitlist.initiate(token, { track: false }));
    return error === undefined ? { kind: 'left' } : failureOf(error);
  }

  const use = async () => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await (act === 'confirm' ? confirm() : leave());
    setBusy(false);
    if (outcome.kind === 'failed') {
      setFailure(outcome.text);
    } else {
      onEnd(outcome);
    }
  };
  return { use, isBusy, failure };
}

type MailedLinkProps = { act: LinkAct; token: string; onEnd: (outcome: LinkOutcome) => void };

/** Does what the link is for when it is pressed, not when the page is opened: whatever reads mails for safety opens their links, too. */
export function MailedLink({ act, token, onEnd }: MailedLinkProps) {
  const { use, isBusy, failure } = useLink(act, token, onEnd);
  const { text, button, busy } = words[act];
  return (
    <div className="grid justify-items-start gap-6">
      <p className="max-w-prose text-pretty">{text}</p>
      <Button busy={isBusy} className="min-h-12 px-8 text-lead" onClick={() => void use()}>
        {isBusy ? busy : button}
      </Button>
      <p role="alert" className="text-danger empty:absolute">
        {failure}
      </p>
    </div>
  );
}
