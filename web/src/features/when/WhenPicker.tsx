import type { City } from '@city-genie/city-data/city';
import { localMinute } from '@city-genie/city-data/city-clock';
import type { TimeframeId } from '@city-genie/city-data/timeframes';
import { useState } from 'react';
import { clockTime, shortDate } from '../../ui/local-time.js';
import { StartFields } from './StartFields.js';
import { soonest } from './start-note.js';
import { tomorrow, tonight, type When, whenOf } from './start-times.js';

type WhenPickerProps = {
  city: Pick<City, 'name' | 'timezone'>;
  /** Local `YYYY-MM-DDTHH:mm`; undefined leaves the start to the server. */
  startAt: string | undefined;
  /** The city's local time; undefined in prerendered HTML and shortly after. */
  now: string | undefined;
  /** With it, “Now” says when that is. */
  timeframe: TimeframeId | undefined;
  onPick: (startAt: string | undefined) => void;
  /** Called with whether the typed date can be planned. */
  onReach: (inReach: boolean) => void;
};

/** `hint` stays on one line, below `lead` where there is no room beside it. */
type Choice = { when: When; name: string; lead?: string; hint: string };

/** A non-breaking space, which keeps the line's height until the local time is known. */
const blank = '\u00a0';

/** What “Now” means, once that is known. */
function nowMeans(now: string | undefined, timeframe: TimeframeId | undefined): Pick<Choice, 'lead' | 'hint'> {
  return now && timeframe ? { lead: 'soonest:', hint: soonest(now, timeframe) } : { hint: 'soonest' };
}

function choicesAt(now: string | undefined, timeframe: TimeframeId | undefined): Choice[] {
  const evening = now && tonight(now);
  const morning = now && tomorrow(now);
  const choices: (Choice & { offered: boolean })[] = [
    { when: 'now', name: 'Now', ...nowMeans(now, timeframe), offered: true },
    { when: 'tonight', name: 'Tonight', hint: evening ? clockTime(evening) : blank, offered: !now || evening !== undefined },
    {
      when: 'tomorrow',
      name: 'Tomorrow',
      hint: morning ? `${shortDate(morning.slice(0, 10))}, ${clockTime(morning)}` : blank,
      offered: true,
    },
    { when: 'date', name: 'A date', hint: 'next 14 days', offered: true },
  ];
  return choices.filter((choice) => choice.offered);
}

function WhenOption({ choice, checked, onCheck }: { choice: Choice; checked: boolean; onCheck: () => void }) {
  return (
    <label className="group relative flex min-h-18 cursor-pointer items-start gap-2.5 border-t border-edge py-3 pr-2 transition-colors duration-(--quick) has-checked:border-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)">
      <input type="radio" name="when" className="peer sr-only" checked={checked} onChange={onCheck} />
      {/* A custom radio mark: filled when selected. */}
      <span
        aria-hidden="true"
        className="mt-1 grid size-5 shrink-0 place-items-center rounded-full border-2 border-edge after:size-2.5 after:rounded-full peer-checked:border-accent peer-checked:after:bg-accent group-hover:border-accent"
      />
      <span>
        <span className="block font-serif text-lead leading-snug">{choice.name}</span>{' '}
        <span className="block text-note leading-snug text-ink-soft tabular-nums">
          {choice.lead} <span className="inline-block">{choice.hint}</span>
        </span>
      </span>
    </label>
  );
}

/** Choice of the start. The result is an exact time, so that a copied link means the same to everyone. */
export function WhenPicker({ city, startAt, now, timeframe, onPick, onReach }: WhenPickerProps) {
  // A typed date that equals tonight or tomorrow at ten remains a date while it is edited.
  const [typing, setTyping] = useState(false);
  const when = typing ? 'date' : now ? whenOf(startAt, now) : 'now';

  const pick = (choice: When) => {
    const clock = now ?? localMinute(city.timezone, Date.now());
    setTyping(choice === 'date');
    onReach(true);
    const starts = { now: undefined, tonight: tonight(clock), tomorrow: tomorrow(clock), date: startAt ?? tomorrow(clock) };
    onPick(starts[choice]);
  };

  return (
    <fieldset className="min-w-0">
      <legend>
        <h2 id="when-heading" tabIndex={-1} className="text-head max-sm:text-title">
          When do you set out?
        </h2>
      </legend>
      <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,40%)),1fr))] gap-x-4 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none lg:gap-x-6">
        {choicesAt(now, timeframe).map((choice) => (
          <WhenOption key={choice.when} choice={choice} checked={choice.when === when} onCheck={() => pick(choice.when)} />
        ))}
      </div>
      {when === 'date' && now && (
        <StartFields city={city.name} startAt={startAt ?? tomorrow(now)} now={now} onPick={onPick} onReach={onReach} />
      )}
      <p className="mt-3 text-note text-ink-soft">All times are local time in {city.name}.</p>
    </fieldset>
  );
}
