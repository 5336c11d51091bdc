import type { SearchReply } from '@city-genie/contracts/search/routes';
import { LegRow, PauseRow } from './LegRow.js';
import { StopCard } from './StopCard.js';
import type { StopSteps } from './stop-steps.js';

type PlanStopsProps = {
  reply: SearchReply;
  /** Name of the city. */
  city: string;
  steps: StopSteps | undefined;
  /** Opens the restaurants, from the plan's pause. */
  onCuisine: (() => void) | undefined;
  /** The stop under the pointer or with the focus. */
  onActive: (id: string | undefined) => void;
};

/** The day in order: stops, legs and the pause. */
export function PlanStops({ reply, city, steps, onCuisine, onActive }: PlanStopsProps) {
  const pause = reply.plan?.pause;
  const stops = reply.recommendations;
  return (
    <ol aria-label="Stops">
      {stops.map((stop, index) => {
        const isPaused = pause && (stops[index - 1]?.leave ?? '') <= pause.start && pause.start < stop.arrive;
        return (
          <li
            key={stop.id}
            className="scroll-mt-6"
            onPointerEnter={() => onActive(stop.id)}
            onPointerLeave={() => onActive(undefined)}
            onFocus={() => onActive(stop.id)}
            onBlur={() => onActive(undefined)}
          >
            {index > 0 && (
              <div className="my-7 grid gap-1 border-y border-line py-2.5 sm:ml-38 print:my-3 print:ml-0">
                {stop.legMinutes > 0 && <LegRow leg={stop} />}
                {isPaused && <PauseRow pause={pause} onCuisine={onCuisine} />}
              </div>
            )}
            <StopCard stop={stop} number={index + 1} city={city} steps={steps} />
          </li>
        );
      })}
    </ol>
  );
}
