import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isStepUpCancelled } from '../../api/step-up.js';
import type { CallDispatch, CallOutcome } from '../../forms/form-rules.js';
import { refusalText } from '../../forms/refusal-text.js';

/** What a section says of the act that its button started. */
export type Act = {
  isBusy: boolean;
  done?: string | undefined;
  failure?: string | undefined;
};

/** What is said when a call failed; nothing when the user knows it already, or is told elsewhere. */
function failureText(error: NonNullable<CallOutcome<unknown>['error']>, otherwise: string): string | undefined {
  if (isStepUpCancelled(error) || error.code === 'unauthenticated') {
    return undefined;
  }
  return refusalText('status' in error ? error : { status: 0, error: error.message ?? '' }, otherwise);
}

/**
 * An act of one button: starts a call, not twice at once, and keeps what is to be said of it for `ActOutcome`. `run` resolves to the reply,
 * or to undefined when it failed; `otherwise` is said when the server says nothing.
 */
export function useAct(otherwise: string) {
  const dispatch = useDispatch<CallDispatch>();
  const [act, setAct] = useState<Act>({ isBusy: false });
  const isRunning = useRef(false);

  const run = async <Reply>(
    start: (dispatch: CallDispatch) => PromiseLike<CallOutcome<Reply>>,
    done?: string,
  ): Promise<Reply | undefined> => {
    if (isRunning.current) {
      return undefined;
    }
    isRunning.current = true;
    setAct({ isBusy: true });
    const { data, error } = await start(dispatch);
    isRunning.current = false;
    setAct({ isBusy: false, ...(error ? { failure: failureText(error, otherwise) } : { done }) });
    return data;
  };

  /** Says something that another part of the section has done. */
  const tell = (text: string | undefined) => setAct({ isBusy: false, done: text });
  return { act, run, tell };
}
