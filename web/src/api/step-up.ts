import { createAction, type Dispatch, type SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from './error-message.js';

/** The user is to prove once more that they are here. */
export const stepUpAsked = createAction('stepUp/asked');
/** They have, or don't want to. */
export const stepUpEnded = createAction('stepUp/ended');

/** The calls that wait for the proof. They are part of the page, so a reload forgets them. */
const waiting = new Set<(isProved: boolean) => void>();
let proofs = 0;

/** Counts the proofs on this page. */
export const countProofs = (): number => proofs;

/** Asks for a proof, or joins a question that is open. Resolves to whether the user has given it. */
export function proofOfUser(dispatch: Dispatch): Promise<boolean> {
  return new Promise((resolve) => {
    waiting.add(resolve);
    dispatch(stepUpAsked());
  });
}

/** Ends the question, and lets the calls that wait for it go on or fail. */
export const endStepUp = (isProved: boolean) => (dispatch: Dispatch) => {
  proofs += isProved ? 1 : 0;
  dispatch(stepUpEnded());
  for (const resolve of waiting) {
    resolve(isProved);
  }
  waiting.clear();
};

/** Whether a call failed because the user didn't want to prove that they are here. They know, so nothing is to be said. */
export function isStepUpCancelled(error: ApiError | SerializedError | undefined): boolean {
  return error?.code === 'step_up_required';
}
