import { clockText } from '../opening-hours/open-on.js';
import { isWet, knownMinutes, skyWithin, spellsOf } from '../planner/sky.js';
import { wallOf } from '../planner/slot.js';
import type { Reason, VisitFacts } from './reasons.js';

const shelterPhrases = {
  rain: { code: 'indoors_in_rain', text: 'Under a roof while rain is expected' },
  snow: { code: 'indoors_in_snow', text: 'Under a roof while snow is expected' },
  heat: { code: 'indoors_in_heat', text: 'Out of the heat of the day' },
} as const;

/** Of a place with a roof: what it keeps off while one is there. */
export function shelterReason({ open, sky, stop }: VisitFacts): Reason[] {
  const then = skyWithin(sky, { from: stop.arrive, to: stop.leave });
  const kind = (['rain', 'snow', 'heat'] as const).find((each) => then.some((span) => span.sky === each));
  return open.place.indoor === 1 && kind ? [{ ...shelterPhrases[kind], params: {} }] : [];
}

/** Of a place in the open, visited in dry hours of a plan with wet ones: what comes afterwards, or came before. */
export function dryHourReason({ open, sky, stop, slot }: VisitFacts): Reason[] {
  const spells = spellsOf(sky).filter(({ sky: kind }) => isWet(kind));
  if (open.place.indoor > 0 || spells.some(({ from, to }) => from < stop.leave && to > stop.arrive)) {
    return [];
  }
  const next = spells.find(({ from }) => from >= stop.leave);
  const last = spells.findLast(({ to }) => to <= stop.arrive);
  const spell = next ?? last;
  const [from, to] = next ? [stop.arrive, next.from] : [last?.to ?? 0, stop.leave];
  // Nobody knows whether it is over where the forecast has a hole.
  if (!spell || knownMinutes(sky, { from, to }) < to - from) {
    return [];
  }
  const time = clockText(wallOf(slot, next ? spell.from : spell.to));
  const text = next ? `Before the ${spell.sky} expected at ${time}` : `After the ${spell.sky} expected until ${time}`;
  return [{ code: 'in_dry_hours', params: { kind: spell.sky, time }, text }];
}
