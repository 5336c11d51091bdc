import type { Alternative, Recommendation } from '@city-genie/contracts/search/routes';
import type { OpenPlace } from '../catalogue/catalogue.js';
import type { PriceLevel } from '../catalogue/entry.js';
import { hoursText } from '../opening-hours/open-on.js';
import type { TimedStop } from '../planner/schedule.js';
import { slotText } from '../planner/slot.js';
import { dayPartNames, moodReason, type ReasonContext, reasonsOf } from './reasons.js';

/** `Free`, or one to four `£`. */
function priceText(level: PriceLevel): string {
  return level === 0 ? 'Free' : '£'.repeat(level);
}

function source(open: OpenPlace): string {
  return open.place.sources[0]?.url ?? 'City Genie editors';
}

/** A place offered next to a plan: with facts of the date, but without times. */
export function presentAlternative(open: OpenPlace, { content, slot, mood }: ReasonContext, visitMinutes: number): Alternative {
  const { place } = open;
  return {
    id: place.id,
    title: place.name,
    category: place.category,
    estimatedDuration: `${visitMinutes} min`,
    userRating: place.qualityScore,
    ratingSource: 'editors',
    priceRange: priceText(place.priceLevel),
    openingHours: hoursText(content.openOn(open.hours, slot.date)),
    openingHoursOsm: place.openingHours,
    description: place.description,
    location: place.address,
    bestTimeToVisit: place.bestTime.map((time) => dayPartNames[time]).join(', '),
    tips: [...place.tips],
    reservationRequired: place.booking === 'required',
    booking: place.booking,
    ...(place.station && { station: place.station }),
    ...(place.startTimes && { startTimes: [...place.startTimes] }),
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

/** A stop of the plan: the place, its times, and the reasons for it. */
export function presentStop(open: OpenPlace, stop: TimedStop, context: ReasonContext): Recommendation {
  return {
    ...presentAlternative(open, context, stop.visitMinutes),
    arrive: slotText(context.slot, stop.arrive),
    leave: slotText(context.slot, stop.leave),
    walkMinutes: stop.leg?.mode === 'walk' ? stop.leg.minutes : 0,
    legMode: stop.leg?.mode ?? 'walk',
    legMinutes: stop.leg?.minutes ?? 0,
    reasons: reasonsOf(open, stop, context),
  };
}
