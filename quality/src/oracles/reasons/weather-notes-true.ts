import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { isPlannable } from '../facts/choice-facts.js';
import { isInPart } from '../facts/day-parts.js';
import { isExposed } from '../facts/forecast-facts.js';
import type { PlanFacts } from '../facts/plan-facts.js';
import { sunTolerance } from '../facts/sun-facts.js';
import { VisitWindow } from '../facts/visit-window.js';
import { leftOut, type NoteClaim } from './note-claim.js';

/** The minutes of the plan at which a visit of this length may begin; with `slack` below 0, beyond doubt about the sun. */
function beginsIn(plan: PlanFacts, place: Place, minutes: number, slack: number): number[] {
  const { visits, start, end } = plan;
  const window = new VisitWindow({ visits, start, latestEnd: end }, place, slack);
  return Array.from({ length: Math.max(0, end - start) }, (_, minute) => start + minute).filter(
    (begin) => window.mostMinutes(begin) >= minutes,
  );
}

/** The spell is one of the plan, who is exposed is counted, and nobody in the open is called under a roof. */
function areHoursTrue({ note: { params, text }, plan }: NoteClaim): boolean {
  const spell = plan?.sky.spells.find(
    ({ kind, from, to }) => kind === params.kind && from.slice(11) === params.from && to.slice(11) === params.to,
  );
  if (!plan || !spell) {
    return false;
  }
  const then = plan.stops.filter(({ stop }) => stop.arrive < spell.to && stop.leave > spell.from).map(({ place }) => place);
  const exposed = then.filter((place) => isExposed(place, spell.kind));
  const isSheltered = then.every(({ indoor, name }) =>
    indoor === 1 || spell.kind === 'heat' || spell.kind === 'wind' ? true : text.includes('mostly') || text.includes(name),
  );
  const areNamed = exposed.every(({ name }) => text.includes(name));
  const isAll = spell.from === plan.plan.start && spell.to === plan.plan.end;
  const saysWhen = isAll ? text.includes('all the time') : text.includes(`from ${params.from} to ${params.to}`);
  const saysRoof = text.includes('the stops then are');
  return (
    params.exposed === exposed.length && areNamed && saysWhen && (!saysRoof || (exposed.length === 0 && then.length > 0 && isSheltered))
  );
}

/** In the plan, dry, not at its best; and at its best it could only be visited in the wet. */
function isMovedTrue({ note: { params }, plan }: NoteClaim): boolean {
  const current = plan?.stops.find(({ stop }) => stop.id === params.id);
  if (!plan || !current || current.place.name !== params.name || !plan.sky.spells.some(({ kind }) => kind === params.kind)) {
    return false;
  }
  const { place, arrive, leave } = current;
  const isBest = (minute: number) => place.bestTime.some((part) => isInPart(part, minute, plan));
  const minutes = leave - arrive;
  const atBest = beginsIn(plan, place, minutes, sunTolerance).filter(isBest);
  const surely = beginsIn(plan, place, minutes, -sunTolerance).filter((minute) =>
    place.bestTime.some((part) => isInPart(part, minute, plan, -sunTolerance)),
  );
  return !plan.sky.isWet(arrive, leave) && atBest.length > 0 && surely.every((begin) => plan.sky.isWet(begin, begin + minutes));
}

/** Out in the open, and while the plan lasts it could be visited in the wet alone. */
function isKeptTrue(claim: NoteClaim): boolean {
  const { asked, plan } = claim;
  const place = leftOut(claim);
  if (!plan || !place || place.indoor !== 0 || !isPlannable(asked, place)) {
    return false;
  }
  const { min } = place.visitMinutes;
  const isWetThen = (begin: number) => plan.sky.isWet(begin, begin + min);
  return beginsIn(plan, place, min, sunTolerance).length > 0 && beginsIn(plan, place, min, -sunTolerance).every(isWetThen);
}

/** Whether a note on the weather is true, by its code. */
export const weatherNoteChecks: Readonly<Record<string, (claim: NoteClaim) => boolean>> = {
  weather_hours: areHoursTrue,
  moved_for_weather: isMovedTrue,
  kept_for_dry_day: isKeptTrue,
  weather_unknown: ({ plan, asked }) => plan?.sky.weather === 'unknown' && asked.forecast !== undefined,
  weather_unavailable: ({ asked }) => asked.forecast === undefined && asked.request.weather !== 'dry',
  weather_likely: ({ plan }) => plan?.sky.isLikely ?? false,
};
