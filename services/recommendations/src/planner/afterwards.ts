import type { CatalogueCity, OpenPlace } from '../catalogue/catalogue.js';
import type { Place } from '../catalogue/entry.js';
import { elapsedMinuteOf } from '../opening-hours/wall-clock.js';
import { beginningIn, beginsOf, bestSpans, type Candidate, lateMoment } from './candidates.js';
import { isForTheEvening } from './day-parts.js';
import { baseScore } from './score.js';
import { lossUnder, type SkySpan, skyWithin } from './sky.js';
import { type Slot, wallOf } from './slot.js';
import { onceADay } from './slot-problem.js';
import { firstTable, type NamedTables, tablesNamed } from './tables.js';
import { elapsedWindows, visitWindowsOn } from './visit-windows.js';
import { type Leg, legBetween, type Point } from './walk.js';

/** A place for the evening: the way to it from where dinner was, or from the last stop, and when one may be there, in elapsed minutes. */
export type EveningIdea = { open: OpenPlace; leg: Leg; from: number; until: number };

/** What may follow a plan: dinner, and places for the evening. */
export type Afterwards = NamedTables & {
  /** When one sits down at the first table, in elapsed minutes: after the plan and the way, and in the city's hours; undefined without a table. */
  dinnerAt: number | undefined;
  ideas: EveningIdea[];
};

/** Dinner may follow a plan that ends so many minutes before its hours begin. */
const dinnerSoonMinutes = 150;
const dinnerMinutes = 90;
/** So early the day isn't over, and so late it is. */
const eveningBegins = 17 * 60 + 30;
const eveningIsOver = 22 * 60;
const mostWayMinutes = 25;
const mostWaitMinutes = 45;
/** So many minutes of the way halve what a place is worth. */
const halfWayMinutes = 8;
const mostIdeas = 2;

/** `end`: of the plan, in elapsed minutes; `at`: where one is then, at the last stop or a table. `dinner`: the city's hours, in wall-clock minutes. */
export type EndOfPlan = {
  slot: Slot;
  mood: string;
  sky: readonly SkySpan[];
  end: number;
  at: Point;
  hasDinner: boolean;
  dinner: { from: number; to: number };
  /** Ids of tables for another meal of the day. */
  named: ReadonlySet<string>;
  /** Ids of places that aren't wanted. */
  without: ReadonlySet<string>;
  stops: readonly Pick<Candidate, 'id' | 'category' | 'alike'>[];
};

/** The tables for dinner near the end of a plan that has none, and when one sits down at the first of them. */
function dinnerAfter(content: CatalogueCity, { slot, mood, end, at, hasDinner, dinner, named }: EndOfPlan): Omit<Afterwards, 'ideas'> {
  const hours = elapsedMinuteOf(dinner.from, slot.change);
  const begin = Math.max(end, hours);
  const isSoon = !hasDinner && begin - end <= dinnerSoonMinutes && begin + dinnerMinutes <= elapsedMinuteOf(dinner.to, slot.change);
  const meal = { meal: 'dinner' as const, minute: wallOf(slot, begin), minutes: dinnerMinutes };
  const asked = { mood, date: slot.date, ...meal, geo: at, isLast: true };
  const near = isSoon ? tablesNamed(content, { ...asked, named }) : { tables: [], other: undefined };
  const first = firstTable(near);
  return { ...near, dinnerAt: first && Math.max(end + legBetween(at, first.open.restaurant.geo).minutes, hours) };
}

/** Whether a place is somewhere to go in the evening: for its hour or its programme, without a booking, not passed in the dark, and warm in winter. */
function isForEvening({ place }: OpenPlace, slot: Slot): boolean {
  const isAtItsBest = place.bestTime.some((part) => part === 'evening' || part === 'after-dark');
  const isFree = place.booking !== 'required';
  return isFree && place.afterDark === 'yes' && (isAtItsBest || place.startTimes !== undefined) && lateMoment(place, slot) === undefined;
}

/** A day may have two views or two baths, but neither is an idea for an evening after one. */
const notAgain: readonly string[] = [...onceADay, 'viewpoint', 'bath'];

/** Whether a place is one of the day's, or what the day has had already. */
function repeats(place: Place, stops: EndOfPlan['stops']): boolean {
  return stops.some(
    ({ id, category, alike }) =>
      id === place.id || (category === place.category && notAgain.includes(category)) || (alike !== undefined && alike === place.alike),
  );
}

function ideaOf(
  content: CatalogueCity,
  open: OpenPlace,
  { slot, at }: Pick<EndOfPlan, 'slot' | 'at'>,
  since: number,
): EveningIdea | undefined {
  const leg = legBetween(at, open.place.geo);
  const arrival = since + leg.minutes;
  const { bestTime, visitMinutes } = open.place;
  const windows = elapsedWindows(visitWindowsOn(content, open, slot.date, slot.sun), slot.change);
  const inTime = isForTheEvening(bestTime) ? bestSpans(open.place, slot).flatMap((span) => beginningIn(windows, span)) : windows;
  const visits = inTime.flatMap((window) => {
    const begins = beginsOf(window, visitMinutes.typical);
    const from = begins && Math.max(begins.from, arrival);
    return from !== undefined && from <= Math.min(begins?.to ?? 0, arrival + mostWaitMinutes) ? [{ from, until: window.end }] : [];
  });
  const [visit] = visits;
  return visit && leg.minutes <= mostWayMinutes ? { open, leg, ...visit } : undefined;
}

/** What may follow a plan (docs/rules/plans.md#afterwards): dinner nearby, and then the best places for the evening that are near and open. */
export function afterwardsOf(content: CatalogueCity, plan: EndOfPlan): Afterwards {
  const { slot, mood, sky, end, without, stops } = plan;
  const dinner = dinnerAfter(content, plan);
  const at = firstTable(dinner)?.open.restaurant.geo ?? plan.at;
  const since = dinner.dinnerAt === undefined ? end : dinner.dinnerAt + dinnerMinutes;
  if (wallOf(slot, since) < eveningBegins || wallOf(slot, end) > eveningIsOver) {
    return { ...dinner, ideas: [] };
  }
  const worthOf = ({ open: { place }, leg, from }: EveningIdea) => {
    const then = skyWithin(sky, { from, to: from + place.visitMinutes.typical });
    const loss = Math.max(0, ...then.map((span) => lossUnder(place, span.sky)));
    return baseScore(place, { mood, slot }, 'best') * (1 - loss) * 0.5 ** (leg.minutes / halfWayMinutes);
  };
  const ideas = content.places
    .filter(({ place }) => !without.has(place.id) && !repeats(place, stops) && (place.moodFit[mood] ?? 0) >= content.moodLine)
    .filter((open) => isForEvening(open, slot))
    .flatMap((open) => ideaOf(content, open, { slot, at }, since) ?? [])
    .sort((a, b) => worthOf(b) - worthOf(a) || (a.open.place.id < b.open.place.id ? -1 : 1));
  const chosen: EveningIdea[] = [];
  for (const idea of ideas) {
    const { category, alike } = idea.open.place;
    // Not two bars to choose from, but a bar and a stage.
    const isAnother = chosen.some(({ open: { place } }) => place.category === category || (alike !== undefined && place.alike === alike));
    if (chosen.length < mostIdeas && !isAnother) {
      chosen.push(idea);
    }
  }
  return { ...dinner, ideas: chosen };
}
