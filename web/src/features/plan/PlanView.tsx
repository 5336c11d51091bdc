import type { City } from '@city-genie/city-data/city';
import type { MoodGuide } from '@city-genie/contracts/guide/routes';
import type { SearchReply } from '@city-genie/contracts/search/routes';
import type { ReactNode } from 'react';
import { errorStatus } from '../../api/error-message.js';
import { clockTime } from '../../ui/local-time.js';
import { LastPlanNote } from './LastPlanNote.js';
import { PlanFailure } from './PlanFailure.js';
import { PlanHead } from './PlanHead.js';
import { PlanNotes } from './PlanNotes.js';
import { PlanResult } from './PlanResult.js';
import { SketchSkeleton, StopsSkeleton } from './PlanSkeleton.js';
import './print.css';
import { planQuery, usePlanQuery } from './plan-api.js';
import type { PlanChoice } from './plan-params.js';
import type { PlanSteps } from './plan-steps.js';
import { stopCount } from './plan-words.js';
import { useLastPlan } from './use-last-plan.js';
import { useReplan } from './use-replan.js';

type PlanViewProps = {
  city: City;
  choice: PlanChoice;
  /** The chosen mood, once the guide is loaded. */
  mood: Pick<MoodGuide, 'id' | 'name'> | undefined;
  steps: PlanSteps;
  /** Called when the plan's link is in the clipboard. */
  onCopied: () => void;
  /** Shown when the day's free searches are used up. */
  limitWays: ReactNode;
};

/** The live region's text when a plan arrives. */
function spoken(reply: SearchReply | undefined): string {
  const facts = reply?.plan;
  return facts
    ? `Your plan has ${stopCount(reply.recommendations.length)}, from ${clockTime(facts.start)} to ${clockTime(facts.end)}.`
    : '';
}

function Waiting({ choice }: { choice: PlanChoice }) {
  return (
    <div className="mx-auto mt-10 grid max-w-7xl gap-x-14 gap-y-12 px-4 pb-16 sm:px-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:px-10">
      <div className="grid content-start gap-x-8 sm:grid-cols-2 lg:order-1 lg:grid-cols-1">
        <div>
          <SketchSkeleton />
          <p className="mt-3 text-note text-ink-soft">Looking for places that feel right…</p>
        </div>
      </div>
      <StopsSkeleton timeframe={choice.timeframe} />
    </div>
  );
}

/** The page of a plan, from the search to the exports. */
export function PlanView({ city, choice, mood, steps, onCopied, limitWays }: PlanViewProps) {
  const query = usePlanQuery(planQuery(city, choice, steps.seen));
  const { currentData: freshReply, data: latestReply, error, isFetching } = query;
  // A swap changes the plan in place: the previous plan stays until the reply arrives.
  const isSwap = isFetching && latestReply?.plan?.seed === choice.seed;
  const lastPlan = useLastPlan(city, choice, freshReply, errorStatus(error) === 0);
  const reply = freshReply ?? (isSwap ? latestReply : undefined) ?? (error ? lastPlan?.reply : undefined);
  const isLastPlan = reply !== undefined && reply === lastPlan?.reply;
  const { stopSteps, putIn } = useReplan(steps, freshReply, isFetching);
  const isEmpty = reply?.recommendations.length === 0;

  return (
    <article aria-busy={isFetching} data-plan>
      <PlanHead
        city={city}
        mood={
          isLastPlan
            ? { id: lastPlan.mood, name: mood?.id === lastPlan.mood ? mood.name : undefined }
            : { id: choice.mood, name: mood?.name }
        }
        timeframe={isLastPlan ? lastPlan.timeframe : choice.timeframe}
        startAt={choice.startAt}
        reply={reply}
        margin={
          reply &&
          !isEmpty && <PlanNotes reply={reply} steps={isLastPlan ? undefined : steps} onUndo={stopSteps.onUndo} isBusy={isFetching} />
        }
        isBusy={isFetching}
        onBack={() => void steps.choose()}
        onCuisine={() => void steps.showCuisine()}
        onRefresh={() => void steps.refresh(reply?.recommendations.map((stop) => stop.id) ?? [])}
      />
      <p role="status" className="sr-only">
        {isFetching ? 'Looking for places that feel right…' : spoken(freshReply)}
      </p>
      {isLastPlan && <LastPlanNote savedAtMs={lastPlan.savedAtMs} onAgain={() => void query.refetch()} />}
      {isFetching && !reply && <Waiting choice={choice} />}
      {!isFetching && (!reply || isEmpty) && (
        <PlanFailure
          error={error}
          limitWays={limitWays}
          onAgain={() => void query.refetch()}
          onOther={() => void steps.refresh([])}
          onNow={() => void steps.startNow()}
        />
      )}
      {reply && !isEmpty && (
        <div className={isFetching ? 'opacity-60 transition-opacity duration-[var(--quick)]' : ''}>
          <PlanResult
            city={city}
            reply={reply}
            steps={isLastPlan ? undefined : steps}
            stopSteps={isLastPlan ? undefined : stopSteps}
            onPutIn={isLastPlan ? undefined : putIn}
            onCopied={onCopied}
          />
        </div>
      )}
    </article>
  );
}
