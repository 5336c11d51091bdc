import type { Recommendation } from '@city-genie/contracts/search/routes';
import { Footprints, TramFront } from 'lucide-react';

type Leg = Pick<Recommendation, 'legMode' | 'legMinutes' | 'walkMinutes'>;

function legText({ legMode, legMinutes, walkMinutes }: Leg): string {
  if (legMode === 'walk') {
    return `${walkMinutes}\u00a0min walk`;
  }
  return walkMinutes > 0
    ? `${legMinutes}\u00a0min by public transport, ${walkMinutes} of them on foot`
    : `${legMinutes}\u00a0min by public transport`;
}

/** The leg to a stop, next to the line that connects the stops. `from`: where it begins, when something lies between. */
export function LegRow({ leg, from }: { leg: Leg; from: string | undefined }) {
  const Icon = leg.legMode === 'walk' ? Footprints : TramFront;
  return (
    <p className="flex min-h-9 items-center gap-3 text-small text-ink-soft">
      <Icon aria-hidden="true" strokeWidth={1.6} className="size-4 shrink-0" />
      {from === undefined ? legText(leg) : `${legText(leg)}, from ${from}`}
    </p>
  );
}
