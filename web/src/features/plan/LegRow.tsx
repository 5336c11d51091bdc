import type { Recommendation, SearchReply } from '@city-genie/contracts/search/routes';
import { Footprints, TramFront, Utensils } from 'lucide-react';
import { textLink } from '../../ui/link-class.js';
import { clockTime } from '../../ui/local-time.js';
import { durationText } from './plan-words.js';

type Leg = Pick<Recommendation, 'legMode' | 'legMinutes' | 'walkMinutes'>;

function legText({ legMode, legMinutes, walkMinutes }: Leg): string {
  if (legMode === 'walk') {
    return `${walkMinutes}\u00a0min walk`;
  }
  return walkMinutes > 0
    ? `${legMinutes}\u00a0min by public transport, ${walkMinutes} of them on foot`
    : `${legMinutes}\u00a0min by public transport`;
}

const rowClass = 'flex min-h-9 items-center gap-3 text-small text-ink-soft';

/** The leg to a stop, next to the line that connects the stops. */
export function LegRow({ leg }: { leg: Leg }) {
  const Icon = leg.legMode === 'walk' ? Footprints : TramFront;
  return (
    <p className={rowClass}>
      <Icon aria-hidden="true" strokeWidth={1.6} className="size-4 shrink-0" />
      {legText(leg)}
    </p>
  );
}

/** The plan's pause for a meal, with a link to restaurants. */
export function PauseRow({
  pause,
  onCuisine,
}: {
  pause: NonNullable<NonNullable<SearchReply['plan']>['pause']>;
  onCuisine: (() => void) | undefined;
}) {
  return (
    <p className={`${rowClass} flex-wrap gap-y-0`}>
      <Utensils aria-hidden="true" strokeWidth={1.6} className="size-4 shrink-0" />
      <span>
        {clockTime(pause.start)}–{clockTime(pause.end)}, {durationText(pause.minutes)} for a meal
      </span>
      {onCuisine && (
        <button type="button" onClick={onCuisine} className={`min-h-9 print:hidden ${textLink}`}>
          Where to eat
        </button>
      )}
    </p>
  );
}
