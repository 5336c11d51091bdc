import type { Recommendation } from '@city-genie/contracts/search/routes';
import { Clock, Footprints, TramFront } from 'lucide-react';
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

/** Less than this is no time to speak of. */
const leastSpare = 5;

const rowClass = 'flex min-h-7 items-center gap-3 sm:min-h-9 text-small text-ink-soft';
const icon = { 'aria-hidden': true, strokeWidth: 1.6, className: 'size-4 shrink-0' } as const;

/** The time that one has, if it is worth a word. */
export function SpareRow({ minutes }: { minutes: number }) {
  return minutes < leastSpare ? null : (
    <p className={rowClass}>
      <Clock {...icon} />
      {durationText(minutes)} to spare
    </p>
  );
}

/** The leg to a stop, next to the line that connects the stops. `from`: where it begins, when something lies between. */
export function LegRow({ leg, from }: { leg: Leg; from: string | undefined }) {
  const Icon = leg.legMode === 'walk' ? Footprints : TramFront;
  return (
    <p className={rowClass}>
      <Icon {...icon} />
      {from === undefined ? legText(leg) : `${legText(leg)}, from ${from}`}
    </p>
  );
}
