import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { isPlannable } from '../facts/choice-facts.js';
import { isInPart } from '../facts/day-parts.js';
import { isExposed, type SpellFact } from '../facts/forecast-facts.js';
import { visitLengthsOf } from '../facts/performances.js';
import { type PlanFacts, pausesBetween } from '../facts/plan-facts.js';
import { sunTolerance } from '../facts/sun-facts.js';
import { VisitWindow } from '../facts/visit-window.js';
import { leftOut, type NoteClaim } from './note-claim.js';

const wetKinds = ['rain', 'snow'] as const;

/** The minutes of the plan at which a visit of this length may begin; with `slack` below 0, beyond doubt about the sun. */
function beginsIn(plan: PlanFacts, place: Place, minutes: number, slack: number): number[] {
  const { visits, start, end } = plan;
  const window = new VisitWindow({ visits, start, latestEnd: end }, place, slack);
  return Array.from({ length: Math.max(0, end - start) }, (_, minute) => start + minute).filter(
    (begin) => window.mostMinutes(begin) >= minutes,
  );
}

/** From when to when a spell is to be said to last. */
function whenOf({ plan }: PlanFacts, { from, to, isBegun, goesOn, until }: SpellFact): string {
  const [begin, end] = [from.slice(11), (until ?? to).slice(11)];
  const isAll = from === plan.start && to === plan.end;
  return isAll ? 'all the time' : goesOn && until === undefined ? `from ${begin} on` : isBegun ? `until ${end}` : `from ${begin} to ${end}`;
}

/** The minutes of a spell in which one walks from stop to stop: at once, or after the meal. */
function onFootIn(plan: PlanFacts, { from, to }: SpellFact): number {
  const { stops, clock } = plan;
  const [begin, end] = [clock.elapsedOf(from, plan.start) ?? 0, clock.elapsedOf(to, plan.start) ?? 0];
  return stops.slice(1).reduce((sum, { stop, arrive }, index) => {
    const leave = stops[index]?.leave ?? 0;
    const left = pausesBetween(plan, leave, arrive).at(-1)?.end ?? leave;
    return stop.legMode === 'walk' ? sum + Math.max(0, Math.min(left + stop.legMinutes, end) - Math.max(left, begin)) : sum;
  }, 0);
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
  const saysRoof = text.includes('the stops then are');
  const isOnFoot = params.onFoot === undefined || (saysRoof && params.onFoot === onFootIn(plan, spell));
  return (
    params.exposed === exposed.length &&
    areNamed &&
    isOnFoot &&
    text.includes(` expected ${whenOf(plan, spell)}`) &&
    (!saysRoof || (exposed.length === 0 && then.length > 0 && isSheltered))
  );
}

/** In the plan, dry, not at its best; and at its best it could only be visited in the wet. */
function isMovedTrue({ note: { params }, plan }: NoteClaim): boolean {
  const current = plan?.stops.find(({ stop }) => stop.id === params.id);
  if (!plan || !current || current.place.name !== params.name) {
    return false;
  }
  const { place, arrive, leave } = current;
  const isBest = (minute: number) => place.bestTime.some((part) => isInPart(part, minute, plan));
  const minutes = leave - arrive;
  const atBest = beginsIn(plan, place, minutes, sunTolerance).filter(isBest);
  const surely = beginsIn(plan, place, minutes, -sunTolerance).filter((minute) =>
    place.bestTime.some((part) => isInPart(part, minute, plan, -sunTolerance)),
  );
  const isOfThatKind = atBest.some((begin) => plan.sky.has(begin, begin + minutes, ...wetKinds.filter((kind) => kind === params.kind)));
  return !plan.sky.isWet(arrive, leave) && isOfThatKind && surely.every((begin) => plan.sky.isWet(begin, begin + minutes));
}

/** Out in the open, and while the plan lasts it could be visited in the wet alone. */
function isKeptTrue(claim: NoteClaim): boolean {
  const { asked, plan } = claim;
  const place = leftOut(claim);
  if (!plan || !place || place.indoor !== 0 || !isPlannable(asked, place)) {
    return false;
  }
  const { min } = visitLengthsOf(place);
  const isWetThen = (begin: number) => plan.sky.isWet(begin, begin + min);
  const kinds = wetKinds.filter((kind) => kind === claim.note.params.kind);
  const isOfThatKind = beginsIn(plan, place, min, sunTolerance).some((begin) => plan.sky.has(begin, begin + min, ...kinds));
  return isOfThatKind && beginsIn(plan, place, min, -sunTolerance).every(isWetThen);
}

/** Whether a note on the weather is true, by its code. */
export const weatherNoteChecks: Readonly<Record<string, (claim: NoteClaim) => boolean>> = {
  weather_hours: areHoursTrue,
  moved_for_weather: isMovedTrue,
  kept_for_dry_day: isKeptTrue,
  weather_unknown: ({ plan, asked }) => plan?.sky.known === 'none' && asked.forecast !== undefined,
  weather_partly_known: ({ plan }) => plan?.sky.known === 'some',
  weather_unavailable: ({ asked }) => asked.forecast === undefined && asked.request.weather !== 'dry',
  weather_likely: ({ plan }) => plan?.sky.isLikely ?? false,
};
