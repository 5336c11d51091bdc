import type { City } from '@city-genie/city-data/city';
import type { TimeframeId } from '@city-genie/city-data/timeframes';
import type { SearchReply } from '@city-genie/contracts/search/routes';
import { RefreshCw, Utensils } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.js';
import { JournalHead } from '../../ui/late/JournalHead.js';
import { skyTimeAt } from '../../ui/sky-time.js';
import { choiceText, headline, slotOf, totalsText, whenText } from './plan-words.js';

type PlanHeadProps = {
  city: City;
  mood: { id: string; name: string | undefined };
  timeframe: TimeframeId;
  startAt: string | undefined;
  reply: SearchReply | undefined;
  margin: ReactNode;
  /** The day in a few lines, where it belongs into the head. */
  glance?: ReactNode;
  isBusy: boolean;
  /** Whether there is a plan, or one on its way, that something can be done with. */
  hasActs: boolean;
  onBack: () => void;
  onCuisine: () => void;
  /** Undefined where there is no network to ask. */
  onRefresh: (() => void) | undefined;
};

/** The head of a plan: what it is, when, and the actions on it. */
export function PlanHead({
  city,
  mood,
  timeframe,
  startAt,
  reply,
  margin,
  glance,
  isBusy,
  hasActs,
  onBack,
  onCuisine,
  onRefresh,
}: PlanHeadProps) {
  const facts = reply?.plan;
  const start = facts?.start ?? startAt;
  const slot = slotOf(timeframe, startAt, reply?.notes);
  return (
    <JournalHead
      city={city}
      time={start ? skyTimeAt(city, start) : 'day'}
      back={`Back to ${city.name}`}
      onBack={onBack}
      title={headline(mood.name ?? mood.id, slot, city.name)}
      margin={margin}
    >
      {/* A line, also before the mood's name comes with the guide. */}
      <p className="mt-2 min-h-[1lh] text-small text-ink-soft sm:mt-4">{choiceText(mood.name, slot)}</p>
      {/* About the height of the facts of most plans, so that what is below doesn't move when they load. */}
      <div className={`mt-3 sm:mt-5 ${isBusy || facts ? 'min-h-[4lh] sm:min-h-[3.6lh] lg:min-h-[4.6lh] xl:min-h-[3.6lh]' : ''}`}>
        {facts && (
          <>
            <p className="font-serif text-lead leading-snug font-[520] tabular-nums max-sm:text-[1.0625rem] sm:text-title">
              {whenText(facts)}
            </p>
            <p className="mt-1 text-small text-ink-soft text-pretty sm:text-body">{totalsText(facts, reply.recommendations.length)}</p>
          </>
        )}
      </div>
      {glance && <div className="mt-2">{glance}</div>}
      {hasActs && (
        <div className="mt-3 flex flex-wrap gap-1.5 sm:mt-4 sm:gap-3 print:hidden">
          <Button className="max-sm:px-3 max-sm:text-small" onClick={onCuisine}>
            <Utensils aria-hidden="true" className="size-4 max-sm:hidden" />
            Discover Local Cuisine
          </Button>
          {onRefresh && (
            <Button look="secondary" className="max-sm:px-3 max-sm:text-small" busy={isBusy} onClick={onRefresh}>
              {!isBusy && <RefreshCw aria-hidden="true" className="size-4" />}
              Refresh
            </Button>
          )}
        </div>
      )}
    </JournalHead>
  );
}
