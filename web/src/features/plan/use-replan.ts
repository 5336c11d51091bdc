import type { SearchReply } from '@city-genie/contracts/search/routes';
import { useEffect, useRef } from 'react';
import { scrollToElement } from '../../ui/scroll.js';
import type { Act } from './acts.js';
import { baseId } from './base-stops.js';
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

/** The stop to which the focus goes when an act is undone: the one that comes back, or the first of the plan. */
function backOf({ kind, id, before }: Act): string {
  return kind === 'putIn' ? baseId(before.stops[0] ?? '') : id;
}

/** The steps that change a plan in place. The stop whose button was pressed may disappear, so the focus moves to its replacement. */
export function useReplan(steps: PlanSteps, reply: SearchReply | undefined, isBusy: boolean) {
  const target = useRef<Target>(undefined);
  const ids = reply?.recommendations.map((stop) => stop.id) ?? [];
  const shown = { recommendations: reply?.recommendations ?? [], start: reply?.plan?.start ?? '', pauses: reply?.plan?.pauses ?? [] };

  useEffect(() => {
    const wanted = target.current;
    if (isBusy || !wanted || !reply) {
      return;
    }
    target.current = undefined;
    const heading = document.getElementById(
      `stop-${focusId(
        wanted,
        reply.recommendations.map((stop) => stop.id),
      )}`,
    );
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
    onSwap: (id) => step({ insteadOf: id, before: ids }, () => void steps.leaveOut(id, shown)),
    onExclude: (id) => step({ insteadOf: id, before: ids }, () => void steps.leaveOut(id, shown)),
    onUndo: (act) => step({ id: backOf(act) }, () => void steps.undo(act, shown)),
  };
  return { stopSteps, putIn: (id: string, name: string) => step({ id }, () => void steps.putIn(id, name, shown)) };
}
