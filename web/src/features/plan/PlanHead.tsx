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
  isBusy: boolean;
  onBack: () => void;
  onCuisine: () => void;
  onRefresh: () => void;
};

/** The head of a plan: what it is, when, and the actions on it. */
export function PlanHead({ city, mood, timeframe, startAt, reply, margin, isBusy, onBack, onCuisine, onRefresh }: PlanHeadProps) {
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
      {/* On a phone the mood's name, which comes with the guide, needs the second line. */}
      <p className="mt-4 min-h-[2lh] text-small text-pretty text-ink-soft sm:min-h-[1lh]">{choiceText(mood.name, slot)}</p>
      {/* About the height of the facts of most plans, so that the buttons below don't move when they load. */}
      <div className={`mt-6 ${isBusy || facts ? 'min-h-[6.6lh] sm:min-h-[3.6lh] lg:min-h-[4.6lh] xl:min-h-[3.6lh]' : ''}`}>
        {facts && (
          <>
            <p className="font-serif text-title leading-snug font-[520] tabular-nums">{whenText(facts)}</p>
            <p className="mt-1 text-ink-soft text-pretty">{totalsText(facts, reply.recommendations.length)}</p>
          </>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-3 print:hidden">
        <Button onClick={onCuisine}>
          <Utensils aria-hidden="true" className="size-4" />
          Discover Local Cuisine
        </Button>
        <Button look="secondary" busy={isBusy} onClick={onRefresh}>
          {!isBusy && <RefreshCw aria-hidden="true" className="size-4" />}
          Refresh
        </Button>
      </div>
    </JournalHead>
  );
}
