import type { Act } from './use-act.js';

/** What came of an act. Both regions are there before their text, or it wouldn't be announced. */
export function ActOutcome({ act: { done, failure } }: { act: Act }) {
  return (
    <>
      <p role="status" className="text-good empty:absolute">
        {done}
      </p>
      <p role="alert" className="text-danger empty:absolute">
        {failure}
      </p>
    </>
  );
}
