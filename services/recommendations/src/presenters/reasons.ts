import type { Recommendation } from '@city-genie/contracts/search/routes';
import type { CatalogueCity, OpenPlace } from '../catalogue/catalogue.js';
import type { DayPart } from '../catalogue/entry.js';
import { clockText } from '../opening-hours/open-on.js';
import { allDay } from '../opening-hours/parse.js';
import { isIn } from '../planner/day-parts.js';
import type { TimedStop } from '../planner/schedule.js';
import type { SkySpan } from '../planner/sky.js';
import { type Slot, wallOf } from '../planner/slot.js';
import { isTrueAt } from '../planner/when-true.js';
import { dryHourReason, shelterReason } from './weather-reasons.js';

export type Reason = Recommendation['reasons'][number];
/** `sky`: the forecast for the time of the plan. */
export type ReasonContext = { content: CatalogueCity; slot: Slot; mood: string; sky: readonly SkySpan[] };
export type VisitFacts = ReasonContext & { open: OpenPlace; stop: TimedStop; arrive: number; leave: number };

export const dayPartNames: Record<DayPart, string> = {
  morning: 'Morning',
  midday: 'Midday',
  afternoon: 'Afternoon',
  'golden-hour': 'Golden hour',
  evening: 'Evening',
  'after-dark': 'After dark',
};

const bestTimePhrases: Record<DayPart, string> = {
  morning: 'At its best in the morning',
  midday: 'At its best around midday',
  afternoon: 'At its best in the afternoon',
  'golden-hour': 'At its best around sunset',
  evening: 'At its best in the evening',
  'after-dark': 'At its best after dark',
};

const lightBeforeSunset = 'At its best in the light before sunset';
const aroundSunsetMinutes = 20;

/** The editors' sentence on why a place fits a mood. */
export function moodReason({ place }: OpenPlace, mood: string): Reason[] {
  const text = place.moodReason[mood];
  return text ? [{ code: 'mood_fit', params: { mood }, text }] : [];
}

/** The sentence on the mood that is true at this hour of this day, if there is one. */
function momentReason({ open, mood, slot, arrive }: VisitFacts): Reason[] {
  const timed = open.place.timedReason?.[mood];
  return timed && isTrueAt(timed.whenTrue, arrive, slot)
    ? [{ code: 'mood_fit', params: { mood }, text: timed.text }]
    : moodReason(open, mood);
}

function performanceReason({ open: { place }, arrive }: VisitFacts): Reason[] {
  if (place.startTimes === undefined) {
    return [];
  }
  const time = clockText(arrive);
  return place.startTimes.length > 0
    ? [{ code: 'performance', params: { time }, text: `The performance begins at ${time}` }]
    : [{ code: 'see_programme', params: {}, text: 'Times change from day to day: see the programme' }];
}

function sunsetReason({
  open,
  slot: {
    sun: { sunset },
  },
  arrive,
  leave,
}: VisitFacts): Reason[] {
  if (sunset === undefined || !open.place.tags.includes('photo-spot') || sunset < arrive || sunset > leave) {
    return [];
  }
  const time = clockText(sunset);
  return [{ code: 'sunset', params: { time }, text: `The sun sets at ${time}, while you are here` }];
}

/** Somebody who comes long before sunset is there for the light, not for the sunset. */
function isLongBefore(sunset: number | undefined, arrive: number): boolean {
  return sunset !== undefined && sunset - arrive > aroundSunsetMinutes;
}

function bestTimeReason({ open, slot, arrive }: VisitFacts): Reason[] {
  const time = open.place.bestTime.find((part) => isIn(part, arrive, slot.sun));
  const isForLight = time === 'golden-hour' && isLongBefore(slot.sun.sunset, arrive);
  const text = isForLight ? lightBeforeSunset : time && bestTimePhrases[time];
  return time && text ? [{ code: 'best_time', params: { time }, text }] : [];
}

function closingReason({ open, content, slot, arrive, leave }: VisitFacts): Reason[] {
  const opening = content.openOn(open.hours, slot.date).find(({ start, end }) => start <= arrive && end >= leave);
  // What is open from midnight to midnight doesn't close then.
  if (opening === undefined || (opening.start <= allDay.start && opening.end >= allDay.end)) {
    return [];
  }
  const text = clockText(opening.end);
  return [{ code: 'open_until', params: { closes: text }, text: `Open until ${text} that day` }];
}

function walkReason({ stop: { leg } }: VisitFacts): Reason[] {
  if (leg?.mode !== 'walk') {
    return [];
  }
  const { minutes } = leg;
  return [{ code: 'near_previous', params: { minutes }, text: `${minutes} minutes on foot from the stop before` }];
}

function seasonReason({ open, slot }: VisitFacts): Reason[] {
  const month = Number(slot.date.slice(5, 7));
  return open.place.bestMonths?.includes(month) ? [{ code: 'in_season', params: { month }, text: 'In its best months' }] : [];
}

function gemReason({ open }: VisitFacts): Reason[] {
  return open.place.hiddenGem ? [{ code: 'off_the_trail', params: {}, text: 'Off the usual trail' }] : [];
}

const visitReasons = [
  momentReason,
  performanceReason,
  sunsetReason,
  shelterReason,
  dryHourReason,
  bestTimeReason,
  closingReason,
  walkReason,
  seasonReason,
  gemReason,
];

/** Why this place at this time, the mood first. Each reason is a fact with a code, so that it can be checked. */
export function reasonsOf(open: OpenPlace, stop: TimedStop, context: ReasonContext): Reason[] {
  const times = { arrive: wallOf(context.slot, stop.arrive), leave: wallOf(context.slot, stop.leave) };
  const facts: VisitFacts = { ...context, open, stop, ...times };
  return visitReasons.flatMap((reason) => reason(facts));
}
