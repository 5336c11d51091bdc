import type { SearchReply } from '@city-genie/contracts/search/routes';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { scrollToElement } from '../../ui/scroll.js';
import { type Act, spotOf } from './acts.js';
import { baseId, standingOf } from './base-stops.js';
import { type PlanSteps, toRenewFrom } from './plan-steps.js';
import type { DaySteps, Failure, StopSteps } from './stop-steps.js';

/** Where the focus goes in the next plan: to a stop, to the replacement of another one, or nowhere. */
type Target = { id: string } | { insteadOf: string; before: readonly string[] } | { stay: true };

function focusId(target: Target, ids: readonly string[]): string | undefined {
  if ('stay' in target) {
    return undefined;
  }
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

type Plan = {
  /** What the server said, for the address on the page. */
  reply: SearchReply | undefined;
  /** What the page shows, also while the reply is on its way. */
  onPage: SearchReply | undefined;
  /** The whole day, with what lies behind. */
  day: SearchReply | undefined;
  isBusy: boolean;
  /** What is said of a call that failed. */
  failure: string | undefined;
};

/**
 * Takes steps. The stop whose button was pressed may disappear, so the focus moves to its replacement. When a step fails, the plan before it comes
 * back, and `failure` says where it was taken. `isTakenBack`: until it is back, so that it can stay on the page.
 */
function useStep({ reply, isBusy, failure: refusal }: Omit<Plan, 'day' | 'onPage'>) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const pending = useRef<Target & { at: string }>(undefined);
  const [failed, setFailed] = useState<Failure & { entry: string }>();
  const isRefused = !isBusy && !reply && refusal !== undefined;
  const isTakenBack = isRefused && (pending.current !== undefined || failed?.entry === key);

  useEffect(() => {
    const wanted = pending.current;
    if (isBusy || !wanted || (!reply && refusal === undefined)) {
      return;
    }
    pending.current = undefined;
    if (!reply) {
      setFailed({ at: wanted.at, text: refusal ?? '', entry: key });
      void navigate(-1);
      return;
    }
    const id = focusId(
      wanted,
      reply.recommendations.map((stop) => stop.id),
    );
    if (id !== undefined) {
      const heading = document.getElementById(`stop-${id}`);
      heading?.focus({ preventScroll: true });
      scrollToElement(heading?.closest('li'));
    }
  }, [isBusy, refusal, reply, navigate, key]);

  /** `at`: where it is taken. `go`: takes it, and returns whether it went anywhere; a step that didn't has no plan to wait for. */
  const step = (at: string, next: Target, go: () => boolean) => {
    if (!isBusy && go()) {
      setFailed(undefined);
      pending.current = { ...next, at };
    }
  };
  // The plan that it is said at comes first.
  return { step, failure: isTakenBack ? undefined : failed, isTakenBack };
}

/** The steps that change a plan in place. */
export function useReplan(steps: PlanSteps, { day, onPage, ...plan }: Plan) {
  const { step, failure, isTakenBack } = useStep(plan);
  const { recommendations = [], plan: facts } = plan.reply ?? {};
  const ids = recommendations.map((stop) => stop.id);
  const shown = { recommendations, start: facts?.start ?? '', pauses: facts?.pauses ?? [] };
  const stopSteps: StopSteps = {
    pinned: steps.pinned,
    failure,
    onPin: (id) => void steps.pin(id),
    onUnpin: (id) => void steps.unpin(id),
    onSwap: (id) => step(id, { insteadOf: id, before: ids }, () => steps.leaveOut(id, shown)),
    onExclude: (id) => step(id, { insteadOf: id, before: ids }, () => steps.leaveOut(id, shown)),
    canRenewFrom: (id) => onPage !== undefined && toRenewFrom(id, onPage, steps.pinned).length > 0,
    onRenewFrom: (id) => step(id, { insteadOf: id, before: ids }, () => steps.renewFrom(id, shown)),
    onUndo: (act) =>
      step(spotOf(act, steps.acts, standingOf(recommendations, shown.pauses)) ?? act.id, { id: backOf(act) }, () => steps.undo(act, shown)),
  };
  const inBar = (go: (whole: SearchReply) => boolean) => step('bar', { stay: true }, () => day !== undefined && go(day));
  const daySteps: DaySteps = {
    way: steps.acts.length === 0 ? steps.ways.at(-1) : undefined,
    failure: failure?.at === 'bar' ? failure.text : undefined,
    onLate: (minutes, index) => inBar((whole) => steps.late(minutes, whole, index)),
    onSkip: (index) => inBar((whole) => steps.skip(whole, index)),
    onUndoWay: () => inBar(() => steps.undoWay()),
  };
  return { stopSteps, daySteps, isTakenBack, putIn: (id: string, name: string) => step(id, { id }, () => steps.putIn(id, name, shown)) };
}
