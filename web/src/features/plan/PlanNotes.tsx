import type { SearchReply } from '@city-genie/contracts/search/routes';
import { CloudOff, Sun, Umbrella } from 'lucide-react';
import { standingLink } from '../../ui/link-class.js';
import type { PlanSteps } from './plan-steps.js';

const weathers = {
  dry: { Icon: Sun, text: 'Planned for dry weather.' },
  rain: { Icon: Umbrella, text: 'Planned for rain: more of it is under a roof.' },
  unknown: { Icon: CloudOff, text: 'Planned without a forecast.' },
} as const;

const stepClass = `text-left print:hidden ${standingLink}`;

function WeatherNote({ weatherUsed, steps }: { weatherUsed: keyof typeof weathers; steps: PlanSteps | undefined }) {
  const asDry = steps?.params.dry ?? false;
  const { Icon, text } = weathers[weatherUsed];
  return (
    <div className="flex gap-3">
      <Icon aria-hidden="true" strokeWidth={1.6} className="mt-0.5 size-5 shrink-0 text-accent" />
      <div>
        <p className="text-balance">{asDry ? 'Planned as if it stayed dry.' : text}</p>
        {steps && asDry && (
          <button type="button" className={stepClass} onClick={() => void steps.planDry(false)}>
            Back to the forecast
          </button>
        )}
        {steps && !asDry && weatherUsed === 'rain' && (
          <button type="button" className={stepClass} onClick={() => void steps.planDry(true)}>
            Show the dry-day plan
          </button>
        )}
      </div>
    </div>
  );
}

/**
 * Notes in the margin: the weather that the plan was made for, the server's notes, the places left out. `steps` is undefined
 * for a read-only plan.
 */
export function PlanNotes({ reply, steps }: { reply: SearchReply; steps: PlanSteps | undefined }) {
  const left = steps?.params.exclude?.length ?? 0;
  return (
    <div className="grid gap-3 border-t border-line pt-4 text-small">
      {reply.plan && <WeatherNote weatherUsed={reply.plan.weatherUsed} steps={steps} />}
      {reply.notes.length > 0 && (
        <ul className="grid gap-2 font-serif text-body leading-snug italic">
          {reply.notes.map((note) => (
            <li key={note.text}>{note.text}</li>
          ))}
        </ul>
      )}
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
