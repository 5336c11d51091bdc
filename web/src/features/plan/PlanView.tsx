import type { City } from '@city-genie/city-data/city';
import type { MoodGuide } from '@city-genie/contracts/guide';
import type { SearchReply } from '@city-genie/contracts/search';
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
import { stopCount } from './plan-words.js';
import { useLastPlan } from './use-last-plan.js';
import type { Plan } from './use-plan-params.js';
import { useReplan } from './use-replan.js';

type PlanViewProps = {
  city: City;
  choice: PlanChoice;
  /** The chosen mood, once the guide is there. */
  mood: Pick<MoodGuide, 'id' | 'name'> | undefined;
  plan: Plan;
  /** The plan's link is in the clipboard. */
  onCopied: () => void;
  /** Ways on when the day's free searches are used up. */
  limitWays: ReactNode;
};

/** What is heard when a plan arrives. */
function spoken(reply: SearchReply | undefined): string {
  return reply?.plan
    ? `Your plan has ${stopCount(reply.recommendations.length)}, from ${clockTime(reply.plan.start)} to ${clockTime(reply.plan.end)}.`
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

/** A plan as a page of a journal, from the search to what one does with it. */
export function PlanView({ city, choice, mood, plan, onCopied, limitWays }: PlanViewProps) {
  const query = usePlanQuery(planQuery(city, choice, plan.seen));
  const { currentData, data, error, isFetching } = query;
  // A swap changes the plan in place: until its reply is there, the plan before it stays.
  const isSameSeed = data?.plan?.seed === choice.seed;
  const reply = currentData ?? (isFetching && isSameSeed ? data : undefined);
  const last = useLastPlan(city, choice, currentData, errorStatus(error) === 0);
  const shown = reply ?? (error ? last?.reply : undefined);
  const isRead = shown !== undefined && shown === last?.reply;
  const { steps, putIn } = useReplan(plan, currentData, isFetching);
  const isEmpty = shown?.recommendations.length === 0;

  return (
    <article aria-busy={isFetching} data-plan>
      <PlanHead
        city={city}
        mood={isRead ? { id: last.mood, name: mood?.id === last.mood ? mood.name : undefined } : { id: choice.mood, name: mood?.name }}
        timeframe={isRead ? last.timeframe : choice.timeframe}
        startAt={choice.startAt}
        reply={shown}
        margin={shown && !isEmpty && <PlanNotes reply={shown} plan={isRead ? undefined : plan} />}
        isBusy={isFetching}
        onBack={() => void plan.choose()}
        onCuisine={() => void plan.showCuisine()}
        onRefresh={() => void plan.refresh(shown?.recommendations.map((stop) => stop.id) ?? [])}
      />
      <p role="status" className="sr-only">
        {isFetching ? 'Looking for places that feel right…' : spoken(currentData)}
      </p>
      {isRead && <LastPlanNote savedAtMs={last.savedAtMs} onAgain={() => void query.refetch()} />}
      {isFetching && !shown && <Waiting choice={choice} />}
      {!isFetching && (!shown || isEmpty) && (
        <PlanFailure
          error={error}
          limitWays={limitWays}
          onAgain={() => void query.refetch()}
          onOther={() => void plan.refresh([])}
          onNow={() => void plan.startNow()}
        />
      )}
      {shown && !isEmpty && (
        <div className={isFetching ? 'opacity-60 transition-opacity duration-[var(--quick)]' : ''}>
          <PlanResult
            city={city}
            reply={shown}
            plan={isRead ? undefined : plan}
            steps={isRead ? undefined : steps}
            onPutIn={isRead ? undefined : putIn}
            onCopied={onCopied}
          />
        </div>
      )}
    </article>
  );
}
