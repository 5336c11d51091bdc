import type { Alternative } from '@city-genie/contracts/search/routes';
import type { Place } from '@city-genie/recommendations/catalogue/entry';
import type { Violation } from '../facts/plan-case.js';
import type { PlanFacts } from '../facts/plan-facts.js';

const dayEnd = 24 * 60;
const prices = ['Free', '£', '££', '£££', '££££'] as const;

const dayPartNames = {
  morning: 'Morning',
  midday: 'Midday',
  afternoon: 'Afternoon',
  'golden-hour': 'Golden hour',
  evening: 'Evening',
  'after-dark': 'After dark',
} as const;

const clock = (wall: number) => new Date(wall * 60_000).toISOString().slice(11, 16);

/** The facts of a place that a reply must state for the date, whatever made the reply. Undefined: must not be stated. */
function factsOf(place: Place, { asked, doors }: PlanFacts): Partial<Record<keyof Alternative, unknown>> {
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
    bestTimeToVisit: place.bestTime.map((time) => dayPartNames[time]).join(', '),
    tips: place.tips,
    reservationRequired: place.booking === 'required',
    booking: place.booking,
    station: place.station,
    startTimes: place.startTimes,
    phoneNumber: place.phone,
    website: place.website,
    geo: place.geo,
    indoor: place.indoor,
    moodFit: place.moodFit[asked.request.mood] ?? 0,
    verification: place.verification.status,
    checkedAt: place.verification.checkedAt,
  };
}

/** What a reply says of a place is what the catalogue says of it on the plan's date. */
export function factViolations(shown: Alternative, place: Place, facts: PlanFacts): Violation[] {
  const said = new Map<string, unknown>(Object.entries(shown));
  const truths = Object.entries({ ...factsOf(place, facts), estimatedDuration: `${shown.visitMinutes} min` });
  return truths
    .filter(([field, truth]) => JSON.stringify(said.get(field)) !== JSON.stringify(truth))
    .map(([field, truth]) => ({
      code: 'wrong_fact',
      detail: `${place.id} ${field}: ${JSON.stringify(said.get(field))}, not ${JSON.stringify(truth)}`,
    }));
}
