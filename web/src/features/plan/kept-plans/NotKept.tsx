import { Button } from '../../../ui/Button.js';
import { Notice } from '../../../ui/Notice.js';
import { KeptLinks } from './KeptLinks.js';
import type { KeptPlan } from './kept-plan.js';

/** Instead of a plan that got no reply and isn't kept: what is there without a network. */
export function NotKept({ others, onAgain }: { others: readonly KeptPlan[]; onAgain: () => void }) {
  return (
    <>
      <Notice
        role="alert"
        title="This plan needs a connection"
        text="It isn’t saved on this device. It opens as soon as you are connected."
      >
        <Button onClick={onAgain}>Try again</Button>
      </Notice>
      {others.length > 0 && (
        <section className="mt-10 border-t border-line pt-5">
          <h2 className="mb-3 text-title">Your saved plans</h2>
          <KeptLinks plans={others} />
        </section>
      )}
    </>
  );
}
