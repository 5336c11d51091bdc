import type { Dispatch, Middleware, SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from './error-message.js';
import { stepUpAsked, stepUpEnded } from './step-up-actions.js';

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

/** When a question ends, lets the calls that wait for it go on or fail. */
export const stepUpMiddleware: Middleware = () => (next) => (action) => {
  const result = next(action);
  if (stepUpEnded.match(action)) {
    proofs += action.payload ? 1 : 0;
    for (const resolve of waiting) {
      resolve(action.payload);
    }
    waiting.clear();
  }
  return result;
};

/** Whether a call failed because the user didn't want to prove that they are here. They know, so nothing is to be said. */
export function isStepUpCancelled(error: ApiError | SerializedError | undefined): boolean {
  return error?.code === 'step_up_required';
}
