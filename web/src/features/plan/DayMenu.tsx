import type { Recommendation } from '@city-genie/contracts/search/routes';
import { Clock, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../ui/button-class.js';
import type { DayMoment } from './day-moment.js';
import { minutesBetween } from './plan-words.js';
import type { DaySteps } from './stop-steps.js';

type DayMenuProps = {
  stops: readonly Recommendation[];
  moment: DayMoment;
  /** The city's local time. */
  now: string;
  steps: DaySteps;
};

const delays = [15, 30] as const;
const choiceClass = buttonClass('secondary', 'text-small');

/** The first stop that a delay touches: the one by the clock, if one isn't there yet with it, else the next. */
function firstTouched({ current, next }: DayMoment, stops: readonly Recommendation[], now: string, minutes: number): number | undefined {
  const arrive = stops[current ?? -1]?.arrive;
  return arrive !== undefined && minutesBetween(arrive, now) < minutes ? current : next;
}

/** For who is late, or wants to skip a stop: the rest of the day is planned anew. Nothing is offered where nothing is left to be moved. */
export function DayMenu({ stops, moment, now, steps: { way, failure, onLate, onSkip, onUndoWay } }: DayMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { next } = moment;
  const skippable = next !== undefined && next < stops.length - 1 ? next : undefined;
  const late = delays.flatMap((minutes) => {
    const index = firstTouched(moment, stops, now, minutes);
    return index === undefined ? [] : [{ minutes, index }];
  });
  const choose = (act: () => void) => () => {
    setIsOpen(false);
    act();
  };
  return (
    <div className="order-last w-full">
      <p role="status" className="text-small">
        {failure && `Nothing has changed. ${failure}`}
        {way && !failure && (
          <span className="flex flex-wrap items-center gap-x-3">
            {way.text}
            <button
              type="button"
              onClick={onUndoWay}
              className="inline-flex min-h-11 items-center gap-1.5 px-2 font-medium underline underline-offset-4"
            >
              <Undo2 aria-hidden="true" strokeWidth={1.8} className="size-4" />
              <span>
                Undo<span className="sr-only">: {way.text}</span>
              </span>
            </button>
          </span>
        )}
      </p>
      {late.length > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="inline-flex min-h-9 items-center gap-1.5 text-small underline decoration-edge underline-offset-4"
        >
          <Clock aria-hidden="true" strokeWidth={1.8} className="size-4" />
          Running late?
        </button>
      )}
      {isOpen && late.length > 0 && (
        <div className="flex flex-wrap gap-2 pt-1">
          {late.map(({ minutes, index }) => (
            <button key={minutes} type="button" className={choiceClass} onClick={choose(() => onLate(minutes, index))}>
              {minutes}&nbsp;min late
            </button>
          ))}
          {skippable !== undefined && (
            <button type="button" className={choiceClass} onClick={choose(() => onSkip(skippable))}>
              Skip {stops[skippable]?.title}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
