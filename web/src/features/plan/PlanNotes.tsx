import type { SearchReply } from '@city-genie/contracts/search/routes';
import { CloudOff, Sun, Umbrella } from 'lucide-react';
import { standingLink } from '../../ui/link-class.js';
import type { Act } from './acts.js';
import { baseId } from './base-stops.js';
import { actsBeside } from './marks.js';
import type { PlanSteps } from './plan-steps.js';
import type { StopSteps } from './stop-steps.js';

const weathers = {
  dry: { Icon: Sun, text: 'Planned for dry weather.' },
  rain: { Icon: Umbrella, text: 'Planned for rain: more of it is under a roof.' },
  unknown: { Icon: CloudOff, text: 'Planned without a forecast.' },
} as const;
/** The notes that say what the weather is, and what it made of the plan. */
const ofWeather: readonly string[] = [
  'weather_hours',
  'moved_for_weather',
  'kept_for_dry_day',
  'weather_unknown',
  'weather_partly_known',
  'weather_unavailable',
  'weather_likely',
];

type Note = SearchReply['notes'][number];

const stepClass = `text-left print:hidden ${standingLink}`;

/** What is said of the weather: the plan's own words for hours that aren't fair and for what isn't known, else in general. */
function weatherTexts(weatherUsed: keyof typeof weathers, notes: readonly Note[]): string[] {
  const [first] = notes;
  const isFirstEnough = weatherUsed !== 'dry' && first !== undefined && first.code !== 'kept_for_dry_day';
  return [...(isFirstEnough ? [] : [weathers[weatherUsed].text]), ...notes.map(({ text }) => text)];
}

type WeatherNoteProps = { weatherUsed: keyof typeof weathers; notes: readonly Note[]; steps: PlanSteps | undefined };

function WeatherNote({ weatherUsed, notes, steps }: WeatherNoteProps) {
  const asDry = steps?.params.dry ?? false;
  const { Icon } = weathers[weatherUsed];
  return (
    <div className="flex gap-3">
      <Icon aria-hidden="true" strokeWidth={1.6} className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="grid gap-1">
        {(asDry ? ['Planned as if it stayed dry.'] : weatherTexts(weatherUsed, notes)).map((text) => (
          <p key={text} className="text-pretty">
            {text}
          </p>
        ))}
        {steps && asDry && (
          <button type="button" className={stepClass} onClick={() => void steps.planForecast()}>
            Back to the forecast
          </button>
        )}
        {steps && !asDry && weatherUsed === 'rain' && (
          <button type="button" className={stepClass} onClick={() => void steps.planDry()}>
            Show the dry-day plan
          </button>
        )}
      </div>
    </div>
  );
}

/** A place that was left out, and nothing came for it, or one put in that isn't there any more. */
function UndoLine({ act, onUndo }: { act: Act; onUndo: StopSteps['onUndo'] }) {
  return (
    <p className="text-ink-soft print:hidden">
      {act.kind === 'putIn' ? `${act.name} found no room.` : `${act.name} is left out.`}{' '}
      <button type="button" className={`${stepClass} text-ink`} onClick={() => onUndo(act)}>
        Undo<span className="sr-only">: {act.name}</span>
      </button>
    </p>
  );
}

type PlanNotesProps = { reply: SearchReply; steps: PlanSteps | undefined; onUndo: StopSteps['onUndo']; isBusy: boolean };

/**
 * Notes in the margin: the weather that the plan was made for, the server's notes, the places left out. `steps` is undefined
 * for a read-only plan.
 */
export function PlanNotes({ reply, steps, onUndo, isBusy }: PlanNotesProps) {
  const acts = steps?.acts ?? [];
  // What an act left out is undone by itself; the others are of an address that was opened.
  const known = [...acts.flatMap(({ before }) => before.stops.map(baseId)), ...(steps?.ways.flatMap(({ gone }) => gone) ?? [])];
  const left = (steps?.params.exclude ?? []).filter((id) => !known.includes(id)).length;
  const [sky, others] = [true, false].map((isSky) => reply.notes.filter(({ code }) => ofWeather.includes(code) === isSky));
  return (
    <div className="grid gap-3 border-t border-line pt-4 text-small">
      {reply.plan && <WeatherNote weatherUsed={reply.plan.weatherUsed} notes={sky ?? []} steps={steps} />}
      {others && others.length > 0 && (
        <ul className="grid gap-2 font-serif text-body leading-snug italic">
          {others.map((note) => (
            <li key={note.text}>{note.text}</li>
          ))}
        </ul>
      )}
      {steps && actsBeside(reply, acts, isBusy).map((act) => <UndoLine key={`${act.kind} ${act.id}`} act={act} onUndo={onUndo} />)}
      {steps && left > 0 && (
        <p className="text-ink-soft print:hidden">
          {left === 1 ? 'One place is' : `${left} places are`} left out, as you wished.{' '}
          <button type="button" className={`${stepClass} text-ink`} onClick={() => void steps.bringBack()}>
            Bring back
          </button>
        </p>
      )}
    </div>
  );
}
