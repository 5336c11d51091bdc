import type { Alternative } from '@city-genie/contracts/search/routes';
import type { Place } from '@city-genie/recommendations/catalogue/entry';
import type { PlanCase, Violation } from '../facts/plan-case.js';
import type { PlanFacts } from '../facts/plan-facts.js';
import { fitsSlot, isAllowed } from '../facts/slot-facts.js';

const categoryCaps = { '1-2-hours': 1, 'half-day': 2, 'full-day': 3 } as const;
const dayEnd = 24 * 60;
const prices = ['Free', '£', '££', '£££', '££££'] as const;

const bestTimeNames = {
  morning: 'Morning',
  midday: 'Midday',
  afternoon: 'Afternoon',
  'golden-hour': 'Golden hour',
  evening: 'Evening',
} as const;

const clock = (wall: number) => new Date(wall * 60_000).toISOString().slice(11, 16);

/** The facts of a place that a reply must state for the date, whatever made the reply. */
function factsOf(place: Place, { asked, doors }: PlanFacts): Partial<Alternative> {
  const stretches = doors.stretches(place);
  const isAllDay = stretches.some(({ from, to }) => from === 0 && to >= dayEnd);
  const hours = stretches.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ');
  return {
    title: place.name,
    category: place.category,
    userRating: place.qualityScore,
    priceRange: prices[place.priceLevel],
    openingHours: isAllDay ? 'Open all day' : hours || 'Closed',
    openingHoursOsm: place.openingHours,
    description: place.description,
    location: place.address,
    bestTimeToVisit: place.bestTime.map((time) => bestTimeNames[time]).join(', '),
    tips: [...place.tips],
    reservationRequired: place.reservationRequired,
    geo: place.geo,
    indoor: place.indoor,
    moodFit: place.moodFit[asked.request.mood] ?? 0,
    verification: place.verification.status,
    checkedAt: place.verification.checkedAt,
  };
}

function factViolations(shown: Alternative, place: Place, facts: PlanFacts): Violation[] {
  const said = new Map(Object.entries(shown));
  const wrong = Object.entries(factsOf(place, facts)).filter(([field, truth]) => JSON.stringify(said.get(field)) !== JSON.stringify(truth));
  const duration = shown.estimatedDuration === `${shown.visitMinutes} min` ? [] : [['estimatedDuration', shown.visitMinutes]];
  const optional = [
    ['phoneNumber', place.phone],
    ['website', place.website],
  ].filter(([field, truth]) => said.get(field ?? '') !== truth);
  return [...wrong, ...duration, ...optional].map(([field, truth]) => ({
    code: 'wrong_fact',
    detail: `${place.id} ${field}: ${JSON.stringify(said.get(String(field)))}, not ${JSON.stringify(truth)}`,
  }));
}

function choiceViolations(ids: readonly string[], asked: PlanCase): Violation[] {
  const allowed = new Set(asked.places.filter((place) => isAllowed(asked, place)).map(({ id }) => id));
  const rules = {
    not_allowed: (id: string) => !allowed.has(id),
    shown_twice: (id: string, index: number) => ids.indexOf(id) !== index,
  };
  return Object.entries(rules).flatMap(([code, isBroken]) => ids.filter(isBroken).map((id) => ({ code, detail: id })));
}

function capViolations({ stops, timeframe, asked: { request } }: PlanFacts): Violation[] {
  const counts = new Map<string, number>();
  for (const { place } of stops.filter(({ stop }) => !request.pin?.includes(stop.id))) {
    counts.set(place.category, (counts.get(place.category) ?? 0) + 1);
  }
  const over = [...counts].filter(([, count]) => count > categoryCaps[timeframe.id]);
  return [
    ...over.map(([category, count]) => ({ code: 'category_cap', detail: `${count} of ${category}` })),
    ...(stops.length > timeframe.maxStops ? [{ code: 'too_many_stops', detail: String(stops.length) }] : []),
  ];
}

/** The shown places are known, stated correctly, fit the mood, not excluded, unique, and not too many of a category. */
export function stopViolations(facts: PlanFacts): Violation[] {
  const { asked, stops } = facts;
  const { recommendations, alternatives } = asked.reply;
  const byId = new Map(asked.places.map((place) => [place.id, place]));
  const ids = [...recommendations, ...alternatives].map(({ id }) => id);
  const beside = alternatives.flatMap((shown): Violation[] => {
    const place = byId.get(shown.id);
    if (!place) {
      return [{ code: 'unknown_place', detail: shown.id }];
    }
    return [...factViolations(shown, place, facts), ...(fitsSlot(facts, place) ? [] : [{ code: 'alternative_closed', detail: shown.id }])];
  });
  return [
    ...stops.flatMap(({ stop, place }) => factViolations(stop, place, facts)),
    ...beside,
    ...choiceViolations(ids, asked),
    ...capViolations(facts),
  ];
}
