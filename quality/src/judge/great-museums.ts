import type { PlanCase } from '../oracles/facts/plan-case.js';
import { slotFacts } from '../oracles/facts/slot-facts.js';
import { VisitWindow } from '../oracles/facts/visit-window.js';
import { type Gate, gate } from './gate.js';
import { type JudgedCity, replyTo } from './judged-city.js';
import { percent } from './statistics.js';

/** The museums that nobody who asks Paris for art should miss for long. */
const museums = ['paris-musee-d-orsay', 'paris-musee-du-louvre', 'paris-musee-rodin', 'paris-musee-de-l-orangerie'] as const;
const mood = 'artistic-cultural';
const slots = ['half-day', 'full-day'] as const;
const starts = ['09:30', '10:00', '11:00', '13:00', '14:00'] as const;
const dates = ['2026-11-24', '2026-11-26', '2026-12-05', '2027-02-21', '2027-04-16', '2027-06-18', '2027-08-25'] as const;
const seeds = 24;
const leastShare = 0.15;

/** Half and full days of art in Paris; the museums that could be visited in each, and those that are in it. */
function visitsIn(judged: JudgedCity): { possible: string[]; visited: string[] }[] {
  return dates.flatMap((date) =>
    slots.flatMap((timeframe) =>
      starts.flatMap((start) =>
        Array.from({ length: seeds }, (_, seed) => {
          const request = { mood, timeframe, startAt: `${date}T${start}`, seed: `judge-${seed}` };
          const around = { nowMs: Date.parse(`${date}T00:00Z`), forecast: undefined };
          const reply = replyTo(judged, request, around);
          const asked: PlanCase = { city: judged.city, places: judged.places, restaurants: judged.restaurants, request, ...around, reply };
          return { possible: museums.filter((id) => holdsUsualVisit(asked, id)), visited: reply.recommendations.map(({ id }) => id) };
        }),
      ),
    ),
  );
}

function holdsUsualVisit(asked: PlanCase, id: string): boolean {
  const place = asked.places.find((each) => each.id === id);
  const slot = slotFacts(asked, asked.request.startAt ?? '');
  return (
    place !== undefined &&
    slot !== undefined &&
    new VisitWindow(slot, place).firstBegin(slot.start, place.visitMinutes.typical) !== undefined
  );
}

/** A gate on great museums, which cost a plan two hours: each in at least 15 % of the days in which a usual visit is possible. */
export function greatMuseumsGate(cities: readonly JudgedCity[]): Gate[] {
  const paris = cities.find(({ city }) => city.key === 'paris');
  if (!paris) {
    return [];
  }
  const days = visitsIn(paris);
  const shares = museums.map((id) => {
    const possible = days.filter((day) => day.possible.includes(id));
    return { id, share: possible.filter(({ visited }) => visited.includes(id)).length / possible.length };
  });
  const measured = shares.map(({ id, share }) => `${id.slice('paris-musee-'.length)} ${percent(share, 0)}`).join(', ');
  const isMet = shares.every(({ share }) => share >= leastShare);
  return [
    gate('great museums in half and full days of art', `each ≥ ${percent(leastShare, 0)}`, `${measured} of ${days.length} days`, isMet),
  ];
}
