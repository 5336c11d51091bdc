import type { City } from '@city-genie/city-data/city';
import type { TimeframeId } from '@city-genie/city-data/timeframes';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.js';
import { buttonClass } from '../../ui/button-class.js';
import { JournalHead } from '../../ui/late/JournalHead.js';
import { clockTime, longDate } from '../../ui/local-time.js';
import { Notice } from '../../ui/Notice.js';
import { skyTimeAt } from '../../ui/sky-time.js';
import { choiceText, headline, slotOf } from './plan-words.js';

type PastDayProps = {
  city: City;
  mood: { id: string; name: string | undefined };
  timeframe: TimeframeId;
  /** The start that has passed, and the next one at the same hour; local `YYYY-MM-DDTHH:mm`. */
  past: { startAt: string; next: string };
  /** The query string of the same choices with the next start. */
  query: string;
  onBack: () => void;
  /** The same choices without a fixed start. */
  onNow: () => void;
};

const momentText = (local: string) => `${longDate(local.slice(0, 10))} at\u00a0${clockTime(local)}`;

/** Shown instead of a plan whose day is over in its city, as of an old link. */
export function PastDay({ city, mood, timeframe, past: { startAt, next }, query, onBack, onNow }: PastDayProps) {
  const slot = slotOf(timeframe, startAt);
  return (
    <article>
      <JournalHead
        city={city}
        time={skyTimeAt(city, startAt)}
        back={`Back to ${city.name}`}
        onBack={onBack}
        title={headline(mood.name ?? mood.id, slot, city.name)}
      >
        <p className="mt-4 min-h-[2lh] text-small text-pretty text-ink-soft sm:min-h-[1lh]">{choiceText(mood.name, slot)}</p>
      </JournalHead>
      <div className="mx-auto mt-10 max-w-7xl px-4 pb-24 sm:px-6 lg:px-10">
        <div className="max-w-3xl">
          <Notice
            title="That day is over"
            text={`This plan was for ${momentText(startAt)}. The same wishes can be planned for another day.`}
          >
            <Link to={{ search: query }} state={{ seen: [] }} className={buttonClass()}>
              Plan it for {momentText(next)}
            </Link>
            <Button look="secondary" onClick={onNow}>
              Plan it for the next good start
            </Button>
          </Notice>
        </div>
      </div>
    </article>
  );
}
