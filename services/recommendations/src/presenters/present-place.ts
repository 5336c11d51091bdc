import type { Alternative, Recommendation } from '@city-genie/contracts/search';
import type { OpenPlace } from '../catalogue/catalogue.js';
import type { BestTime, PriceLevel } from '../catalogue/entry.js';
import { clockText, hoursText, openIntervals } from '../opening-hours/open-on.js';
import type { TimedStop } from '../planner/schedule.js';
import { localText } from '../planner/starts.js';

type Reason = Recommendation['reasons'][number];

const bestTimeNames: Record<BestTime, string> = {
  morning: 'Morning',
  midday: 'Midday',
  afternoon: 'Afternoon',
  'golden-hour': 'Golden hour',
  evening: 'Evening',
};

/** `Free`, or one to four signs. */
export function priceText(level: PriceLevel): string {
  return level === 0 ? 'Free' : '£'.repeat(level);
}

function moodReason(open: OpenPlace, mood: string): Reason[] {
  const text = open.place.moodReason[mood];
  return text ? [{ code: 'mood_fit', params: { mood }, text }] : [];
}

function stopReasons(open: OpenPlace, stop: TimedStop, date: string): Reason[] {
  const reasons: Reason[] = [];
  const closes = openIntervals(open.hours, date).find(({ start, end }) => start <= stop.arrive && end >= stop.leave)?.end;
  const allDay = closes !== undefined && closes >= 1440 && open.place.openingHours === '24/7';
  if (closes !== undefined && !allDay) {
    reasons.push({ code: 'open_until', params: { closes: clockText(closes) }, text: `Open until ${clockText(closes)} that day` });
  }
  if (stop.leg?.mode === 'walk') {
    const { minutes } = stop.leg;
    reasons.push({ code: 'near_previous', params: { minutes }, text: `${minutes} minutes on foot from the stop before` });
  }
  if (open.place.hiddenGem) {
    reasons.push({ code: 'off_the_trail', params: {}, text: 'Off the usual trail' });
  }
  return reasons;
}

function source(open: OpenPlace): string {
  return open.place.sources[0]?.url ?? 'City Genie editors';
}

/** A place as it is offered beside a plan: facts of a date, no clock times (D64). */
export function presentAlternative(open: OpenPlace, mood: string, date: string, visitMinutes: number): Alternative {
  const { place } = open;
  return {
    id: place.id,
    title: place.name,
    category: place.category,
    estimatedDuration: `${visitMinutes} min`,
    userRating: place.qualityScore,
    ratingSource: 'editors',
    priceRange: priceText(place.priceLevel),
    openingHours: hoursText(openIntervals(open.hours, date)),
    openingHoursOsm: place.openingHours,
    description: place.description,
    location: place.address,
    bestTimeToVisit: place.bestTime.map((time) => bestTimeNames[time]).join(', '),
    tips: [...place.tips],
    reservationRequired: place.reservationRequired,
    ...(place.phone && { phoneNumber: place.phone }),
    ...(place.website && { website: place.website }),
    geo: place.geo,
    indoor: place.indoor,
    moodFit: place.moodFit[mood] ?? 0,
    visitMinutes,
    reasons: moodReason(open, mood),
    source: source(open),
    verification: place.verification.status,
    checkedAt: place.verification.checkedAt,
  };
}

/** A stop of the plan: the place, when to be there and why. */
export function presentStop(open: OpenPlace, stop: TimedStop, mood: string, date: string): Recommendation {
  const facts = presentAlternative(open, mood, date, stop.visitMinutes);
  return {
    ...facts,
    arrive: localText(date, stop.arrive),
    leave: localText(date, stop.leave),
    walkMinutes: stop.leg?.mode === 'walk' ? stop.leg.minutes : 0,
    legMode: stop.leg?.mode ?? 'walk',
    legMinutes: stop.leg?.minutes ?? 0,
    reasons: [...facts.reasons, ...stopReasons(open, stop, date)],
  };
}
