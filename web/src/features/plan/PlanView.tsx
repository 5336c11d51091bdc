import type { City } from '@city-genie/city-data/city';
import type { MoodGuide } from '@city-genie/contracts/guide/routes';
import type { SearchReply } from '@city-genie/contracts/search/routes';
import type { ComponentProps, ReactNode } from 'react';
import { useConnection } from '../../api/use-connection.js';
import { clockTime } from '../../ui/local-time.js';
import { useCityTime } from '../../ui/use-city-time.js';
import { useMatches } from '../../ui/use-matches.js';
import { dayMoment } from './day-moment.js';
import { KeptPlanNote } from './kept-plans/KeptPlanNote.js';
import type { KeptPlan } from './kept-plans/kept-plan.js';
import { SavedNote } from './kept-plans/SavedNote.js';
import { MakeItYours } from './MakeItYours.js';
import { marksOf } from './marks.js';
import { NextBar } from './NextBar.js';
import { PlanFailure } from './PlanFailure.js';
import { PlanGlance } from './PlanGlance.js';
import { PlanHead } from './PlanHead.js';
import { PlanNotes } from './PlanNotes.js';
import { PlanResult } from './PlanResult.js';
import { GlanceSkeleton, PlanWait } from './PlanSkeleton.js';
import type { MapSlot } from './RouteFigure.js';
import './print.css';
import type { PlanChoice } from './plan-params.js';
import type { PlanSteps } from './plan-steps.js';
import { stopCount } from './plan-words.js';
import { shortWindow } from './short-window.js';
import type { StopSteps } from './stop-steps.js';
import { usePlanPage } from './use-plan-page.js';

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
  /** The day and the clock that a plan usually begins at which is asked for at a local time. */
  soonest: (now: string) => readonly [day: string, clock: string];
  /** The way to the map of the plan. */
  map?: MapSlot | undefined;
};

/** The mood as the guide calls it, or as it was called when the plan was kept. */
const moodOf = (choice: PlanChoice, mood: PlanViewProps['mood'], kept: KeptPlan | undefined) => ({
  id: choice.mood,
  name: mood?.name ?? kept?.mood.name,
});

/** The colour of the mood of a kept plan: the guide, which has it otherwise, isn't there without a network. */
const lampOf = (kept: KeptPlan | undefined) => kept?.mood.color && { 'data-mood': kept.mood.id, style: { '--mood': kept.mood.color } };

/** The live region's text when a plan arrives; `day`: the whole of it. */
function spoken(day: SearchReply | undefined): string {
  const facts = day?.plan;
  return facts ? `Your plan has ${stopCount(day.recommendations.length)}, from ${clockTime(facts.start)} to ${clockTime(facts.end)}.` : '';
}

type HeadGlanceProps = { day: SearchReply | undefined; isBusy: boolean; choice: PlanChoice } & Pick<
  ComponentProps<typeof PlanGlance>,
  'moment' | 'now'
>;

/** The day in a few lines, in the head of a phone's page. */
function HeadGlance({ day, isBusy, choice, ...clock }: HeadGlanceProps) {
  if (day) {
    return <PlanGlance stops={day.recommendations} pauses={day.plan?.pauses ?? []} {...clock} />;
  }
  return isBusy ? <GlanceSkeleton timeframe={choice.timeframe} /> : null;
}

/** Notes about a plan, and whether it is saved. */
function Margin({ city, here, ...notes }: ComponentProps<typeof PlanNotes> & { city: City; here: PlanSteps }) {
  return (
    <>
      <PlanNotes {...notes} />
      <SavedNote city={city} here={here} reply={notes.reply} />
    </>
  );
}

type Refreshed = { shown: SearchReply | undefined; next: { id: string } | undefined; steps: PlanSteps; stopSteps: StopSteps };

/** What Refresh does: of a day under way it has other places for what is still to come; undefined where all of that is pinned. */
function refreshOf({ shown, next, steps, stopSteps }: Refreshed): (() => void) | undefined {
  if (next) {
    return stopSteps.canRenewFrom(next.id) ? () => stopSteps.onRenewFrom(next.id) : undefined;
  }
  return () => void steps.refresh(shown?.recommendations.map((stop) => stop.id) ?? []);
}

/** The page of a plan, from the search to the exports. */
export function PlanView({ city, choice, mood, steps, onCopied, limitWays, soonest, map }: PlanViewProps) {
  const { fresh, shown, kept, others, error, isFetching, onAgain, day, ownSteps, stopSteps, daySteps, putIn } = usePlanPage(
    city,
    choice,
    steps,
  );
  const isOffline = useConnection() === 'none';
  const isShort = useMatches(shortWindow);
  const now = useCityTime(city.timezone);
  const moment = dayMoment(day?.recommendations ?? [], day?.plan?.pauses ?? [], now);
  // Of a day under way, what is still to come.
  const next = moment.phase === 'under-way' ? day?.recommendations[moment.next ?? -1] : undefined;
  return (
    <article aria-busy={isFetching} data-plan {...lampOf(kept)}>
      <PlanHead
        city={city}
        mood={moodOf(choice, mood, kept)}
        timeframe={choice.timeframe}
        startAt={choice.startAt}
        reply={day}
        margin={shown && <Margin city={city} here={steps} reply={shown} steps={ownSteps} onUndo={stopSteps.onUndo} isBusy={isFetching} />}
        glance={isShort && <HeadGlance day={day} isBusy={isFetching} choice={choice} moment={moment} now={now} />}
        isBusy={isFetching}
        hasActs={shown !== undefined || (isFetching && !isShort)}
        onBack={() => void steps.choose()}
        onCuisine={() => void steps.showCuisine()}
        onRefresh={kept || isOffline ? undefined : refreshOf({ shown, next, steps, stopSteps })}
      />
      <p role="status" className="sr-only">
        {isFetching ? 'Looking for places that feel right…' : spoken(fresh && day)}
      </p>
      {shown && ownSteps && <MakeItYours steps={ownSteps} soonest={now === undefined ? undefined : soonest(now)} />}
      {kept && <KeptPlanNote savedAtMs={kept.savedAtMs} onAgain={onAgain} />}
      {isFetching && !shown && <PlanWait timeframe={choice.timeframe} />}
      {!isFetching && !shown && (
        <PlanFailure
          {...{ error, others, limitWays, onAgain }}
          onOther={() => void steps.refresh([])}
          onNow={() => void steps.startNow()}
        />
      )}
      {shown && day && (
        <>
          <PlanResult
            city={city}
            reply={day}
            marks={marksOf(shown, ownSteps)}
            isBusy={isFetching && !kept}
            steps={ownSteps}
            stopSteps={ownSteps && stopSteps}
            onPutIn={ownSteps && putIn}
            onCopied={onCopied}
            moment={moment}
            now={now}
            isGlanceAbove={isShort}
            map={map}
          />
          <NextBar day={day} city={city.name} moment={moment} now={now} steps={ownSteps && daySteps} />
        </>
      )}
    </article>
  );
}
