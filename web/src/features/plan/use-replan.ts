import type { SearchReply } from '@city-genie/contracts/search/routes';
import { useEffect, useRef } from 'react';
import { scrollToElement } from '../../ui/scroll.js';
import type { PlanSteps } from './plan-steps.js';
import type { StopSteps } from './stop-steps.js';

/** Where the focus goes in the next plan: to a stop, or to the replacement of another one. */
type Target = { id: string } | { insteadOf: string; before: readonly string[] };

function focusId(target: Target, ids: readonly string[]): string | undefined {
  if ('id' in target) {
    return target.id;
  }
  const sameIndex = Math.min(target.before.indexOf(target.insteadOf), ids.length - 1);
  const fresh = ids.filter((id) => !target.before.includes(id));
  // In an entirely new plan, the stop at the same position is the closest match.
  return fresh.length === 1 ? fresh[0] : ids[sameIndex];
}

/** The steps that change a plan in place. The stop whose button was pressed may disappear, so the focus moves to its replacement. */
export function useReplan(steps: PlanSteps, reply: SearchReply | undefined, isBusy: boolean) {
  const target = useRef<Target>(undefined);
  const stops = reply?.recommendations ?? [];
  const shown = { ids: stops.map((stop) => stop.id), start: reply?.plan?.start };

  useEffect(() => {
    const wanted = target.current;
    if (isBusy || !wanted || !reply) {
      return;
    }
    target.current = undefined;
    const ids = reply.recommendations.map((stop) => stop.id);
    const heading = document.getElementById(`stop-${focusId(wanted, ids)}`);
    heading?.focus({ preventScroll: true });
    scrollToElement(heading?.closest('li'));
  }, [isBusy, reply]);

  const step = (next: Target, go: () => unknown) => {
    if (!isBusy) {
      target.current = next;
      go();
    }
  };
  const stopSteps: StopSteps = {
    pinned: steps.pinned,
    onPin: (id) => void steps.pin(id),
    onUnpin: (id) => void steps.unpin(id),
    onSwap: (id) => step({ insteadOf: id, before: shown.ids }, () => void steps.swap(id, shown)),
    onExclude: (id) => step({ insteadOf: id, before: shown.ids }, () => void steps.exclude(id, shown)),
  };
  return { stopSteps, putIn: (id: string) => step({ id }, () => void steps.putIn(id, shown)) };
}
