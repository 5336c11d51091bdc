import type { Recommendation } from '@city-genie/contracts/search/routes';
import { isInPart } from '../facts/day-parts.js';
import type { SkyFact } from '../facts/forecast-facts.js';
import { beginsAt } from '../facts/performances.js';
import type { PlanFacts, StopFacts } from '../facts/plan-facts.js';
import { sunTolerance } from '../facts/sun-facts.js';
import { wayBetween } from '../facts/ways.js';
import { isMoodTextTrue } from './mood-text.js';

type Reason = Recommendation['reasons'][number];
/** A reason of a stop, with the context needed to check it. */
export type Claim = { reason: Reason; current: StopFacts; before: StopFacts | undefined; facts: PlanFacts };

const day = 1440;
/** How near to sunset, in minutes, one is there around it. */
const aroundSunset = 20;
const clockTexts = /\b\d\d:\d\d\b/g;
const numbers = /\b\d+\b/g;

/** `21:45` in wall minutes. */
function minutesOf(text: string | number | undefined): number {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(String(text)) ?? [];
  return Number(hour) * 60 + Number(minute);
}

/** The sentence contains exactly these clock times or numbers. */
const names = (text: string, pattern: RegExp, wanted: readonly (string | number | undefined)[]) =>
  (text.match(pattern) ?? []).join() === wanted.join();

function isSunsetTrue({ reason: { params, text }, current: { place, arrive, leave }, facts }: Claim): boolean {
  const { sunset } = facts.sun;
  const isNear = Math.abs(minutesOf(params.time) - facts.clock.wallAt(sunset)) <= sunTolerance;
  const isThere = sunset >= arrive - sunTolerance && sunset <= leave + sunTolerance;
  return isNear && isThere && place.tags.includes('photo-spot') && names(text, clockTexts, [params.time]);
}

/** Nobody who comes long before sunset, or after it, is told the other. */
function isLightTrue(text: string, arrive: number, { sun: { sunset } }: PlanFacts): boolean {
  return text.includes('before sunset')
    ? arrive < sunset + sunTolerance
    : !text.includes('sunset') || Math.abs(arrive - sunset) <= aroundSunset + sunTolerance;
}

function isBestTimeTrue({ reason: { params, text }, current: { place, arrive }, facts }: Claim): boolean {
  const part = place.bestTime.find((candidate) => candidate === params.time);
  return part !== undefined && isInPart(part, arrive, facts) && isLightTrue(text, arrive, facts);
}

function isOpenUntilTrue({ reason: { params, text }, current: { place, arrive, leave }, facts }: Claim): boolean {
  const wallArrive = facts.clock.wallAt(arrive);
  const closes = facts.doors.closesAfter(place, wallArrive);
  return (
    place.openingHours !== '24/7' &&
    closes !== undefined &&
    closes >= facts.clock.wallAt(leave) &&
    closes - wallArrive < day &&
    minutesOf(params.closes) === closes % day &&
    names(text, clockTexts, [params.closes])
  );
}

function isNearTrue({ reason: { params, text }, current: { stop, place }, before }: Claim): boolean {
  const way = before && wayBetween(before.place.geo, place.geo);
  return (
    way?.mode === 'walk' &&
    (params.minutes === way.leastMinutes || params.minutes === way.mostMinutes) &&
    params.minutes === stop.legMinutes &&
    names(text, numbers, [params.minutes])
  );
}

function isPerformanceTrue({ reason: { params, text }, current: { place, arrive }, facts: { clock, date } }: Claim): boolean {
  const wall = clock.wallAt(arrive);
  return beginsAt(place.startTimes ?? [], date, wall) && minutesOf(params.time) === wall % day && names(text, clockTexts, [params.time]);
}

/** Under a roof in such an hour of the visit itself. */
function isShelterTrue(kind: SkyFact): (claim: Claim) => boolean {
  return ({ current: { place, arrive, leave }, facts: { sky } }) => place.indoor === 1 && sky.has(arrive, leave, kind);
}

/** In the open in dry hours, before or after the wet ones that the sentence names. */
function isDryTrue({ reason: { params, text }, current: { place, arrive, leave, stop }, facts }: Claim): boolean {
  const { sky, clock, start } = facts;
  const spells = sky.spells.filter(({ kind }) => kind === params.kind);
  const at = (local: string) => clock.elapsedOf(local, start) ?? 0;
  const isBefore = spells.some(({ from }) => from.slice(11) === params.time && from >= stop.leave && sky.isKnown(arrive, at(from)));
  const isAfter = spells.some(({ to }) => to.slice(11) === params.time && to <= stop.arrive && sky.isKnown(at(to), leave));
  const isSaid = text.startsWith('Before') ? isBefore : isAfter;
  return place.indoor === 0 && !sky.isWet(arrive, leave) && isSaid && names(text, clockTexts, [params.time]);
}

/** Whether a reason is true, by its code. A code without an entry counts as false. */
export const visitReasonChecks: Readonly<Record<string, (claim: Claim) => boolean>> = {
  mood_fit: ({ reason: { params, text }, current: { place, arrive }, facts }) =>
    params.mood === facts.asked.request.mood && isMoodTextTrue(text, place, arrive, facts),
  sunset: isSunsetTrue,
  indoors_in_rain: isShelterTrue('rain'),
  indoors_in_snow: isShelterTrue('snow'),
  indoors_in_heat: isShelterTrue('heat'),
  in_dry_hours: isDryTrue,
  best_time: isBestTimeTrue,
  open_until: isOpenUntilTrue,
  near_previous: isNearTrue,
  performance: isPerformanceTrue,
  see_programme: ({ current: { place } }) => place.startTimes?.length === 0,
  in_season: ({ reason: { params }, current: { place }, facts: { plan } }) =>
    params.month === Number(plan.date.slice(5, 7)) && (place.bestMonths?.includes(Number(params.month)) ?? false),
  off_the_trail: ({ current: { place } }) => place.hiddenGem,
};
