import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/Button.js';
import { cardClass } from '../../ui/card-class.js';
import type { PlanSteps } from './plan-steps.js';
import { isShared } from './shared-plan.js';

type MakeItYoursProps = {
  steps: PlanSteps;
  /** The day and the clock of the start that “now” usually means; undefined until that is known. */
  soonest: readonly [day: string, clock: string] | undefined;
};

/** On a phone both stand in one row. */
const buttonSize = 'max-sm:px-2.5 max-sm:text-[0.875rem] sm:max-lg:text-small';

/** When “now” is: the next good start may well be tomorrow. */
function StartText({ soonest }: Pick<MakeItYoursProps, 'soonest'>) {
  if (!soonest) {
    return 'Start now';
  }
  const [day, clock] = soonest;
  return (
    <span>
      Start {day} <span className="max-sm:sr-only">at</span> {clock}
    </span>
  );
}

/** For whoever opens a plan by its link: two ways to one of their own, of the same mood. Back leads to that one again. */
export function MakeItYours({ steps, soonest }: MakeItYoursProps) {
  const { state } = useLocation();
  if (!isShared(steps.params, state)) {
    return null;
  }
  const startNow = () => {
    void steps.startOwn();
    // The pressed button goes, and the plan that comes has the same heading.
    window.scrollTo(0, 0);
    document.getElementById('view-heading')?.focus({ preventScroll: true });
  };
  return (
    <div className="mx-auto mt-4 max-w-7xl px-4 sm:mt-8 sm:px-6 lg:px-10 print:hidden">
      <section
        aria-labelledby="make-it-yours"
        className={cardClass('wash', 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-3 sm:px-5')}
      >
        <h2 id="make-it-yours" className="font-sans font-normal text-pretty max-sm:text-[0.875rem] sm:text-small lg:text-body">
          This plan came by a link. <strong className="font-medium whitespace-nowrap">Make it yours.</strong>
        </h2>
        <div className="flex flex-wrap gap-1.5 sm:gap-3">
          <Button look="secondary" className={buttonSize} onClick={startNow}>
            <StartText soonest={soonest} />
          </Button>
          <Button look="secondary" className={buttonSize} onClick={() => void steps.chooseAnew()}>
            <span className="sm:hidden">Another day</span>
            <span className="max-sm:hidden">Choose your own day</span>
          </Button>
        </div>
      </section>
    </div>
  );
}
