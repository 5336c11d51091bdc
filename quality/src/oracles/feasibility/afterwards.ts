import type { Afterwards } from '@city-genie/contracts/search/routes';
import type { Restaurant } from '@city-genie/recommendations/catalogue/entry';
import { isAllowed } from '../facts/choice-facts.js';
import type { Violation } from '../facts/plan-case.js';
import type { PlanFacts } from '../facts/plan-facts.js';
import { sunTolerance } from '../facts/sun-facts.js';
import { wayBetween } from '../facts/ways.js';
import { namedTableViolations } from './tables.js';

type Idea = Afterwards['places'][number];

/** A day that had one of these has no other as an idea for its evening. */
const notAgain: readonly string[] = ['cinema', 'bar', 'viewpoint', 'bath'];
const mostWayMinutes = 25;
const mostWait = 45;
const dinnerMinutes = 90;

/** When a dinner after the plan begins: at once, or with the city's hours. */
function dinnerBegin({ end, meals }: PlanFacts): number {
  return Math.max(end, meals.find(({ meal }) => meal === 'dinner')?.from ?? Number.POSITIVE_INFINITY);
}

/** The table that one leaves for the evening: of a dinner after the plan, or of a meal in it that nothing follows; undefined where it is the last stop. */
function tableBefore({ asked, plan, pauses, end }: PlanFacts): Restaurant | undefined {
  const { tables = [], otherTable } = plan.afterwards ?? {};
  const final = pauses.at(-1);
  const isLast = final?.pause.meal === 'dinner' && final.end === end && !final.pause.atStop;
  const id = (tables[0] ?? otherTable)?.id ?? (isLast ? (final.pause.tables[0] ?? final.pause.otherTable)?.id : undefined);
  return asked.restaurants.find((each) => each.id === id);
}

/** What is wrong with a place for the evening, in words; undefined when nothing is. */
function faultOf(facts: PlanFacts, idea: Idea, since: number): string | undefined {
  const { asked, stops, clock, visits } = facts;
  const place = asked.places.find(({ id }) => id === idea.id);
  const last = stops.at(-1);
  const from = clock.elapsedOf(idea.from, since);
  if (!place || !last || from === undefined) {
    return 'unknown';
  }
  const way = wayBetween(tableBefore(facts)?.geo ?? last.place.geo, place.geo);
  const shown = [...asked.reply.recommendations, ...asked.reply.alternatives].some(({ id }) => id === idea.id);
  const isStated = idea.title === place.name && idea.category === place.category && idea.booking === place.booking;
  const minutes = idea.legMinutes;
  const until = clock.elapsedOf(idea.until, from) ?? Number.POSITIVE_INFINITY;
  const alikeOf = (id: string) => asked.places.find((each) => each.id === id)?.alike;
  const ofItsKind = (asked.reply.plan?.afterwards?.places ?? []).filter(
    ({ id, category }) => category === place.category || (place.alike !== undefined && alikeOf(id) === place.alike),
  );
  const isSecond = stops.some(
    (stop) =>
      (notAgain.includes(place.category) && stop.place.category === place.category) ||
      (place.alike !== undefined && stop.place.alike === place.alike),
  );
  const reasons = {
    'in the plan': shown,
    'another of its kind': ofItsKind.length > 1 || isSecond,
    'not of the mood': !isAllowed(asked, place),
    'wrong facts': !isStated || idea.seeProgramme !== (place.startTimes?.length === 0),
    'wrong way': idea.legMode !== way.mode || minutes < way.leastMinutes || minutes > way.mostMinutes || minutes > mostWayMinutes,
    'out of reach': from < since + way.leastMinutes || from > since + way.mostMinutes + mostWait,
    'to be booked': place.booking === 'required',
    closed: visits.latestLeave(place, from, sunTolerance) < Math.max(until, from + place.visitMinutes.typical),
  };
  return Object.entries(reasons).find(([, isFault]) => isFault)?.[0];
}

/** What is wrong with the tables for a dinner after the plan: they are those of a meal after its last stop. */
function dinnerViolations(facts: PlanFacts, begin: number): Violation[] {
  const { tables = [], otherTable } = facts.plan.afterwards ?? {};
  const after = facts.stops.at(-1)?.stop.id ?? '';
  const told = {
    meal: 'dinner',
    start: facts.plan.end,
    end: facts.plan.end,
    after,
    atStop: false,
    tables,
    ...(otherTable && { otherTable }),
  } as const;
  const isSecond = facts.pauses.some(({ pause }) => pause.meal === 'dinner');
  const faults = namedTableViolations(facts, { pause: told, start: begin, end: begin + dinnerMinutes });
  return [
    ...(isSecond ? [{ code: 'dinner_afterwards', detail: 'after a dinner' }] : []),
    ...faults.map(({ code, detail }) => ({ code: 'dinner_afterwards', detail: `${code}: ${detail}` })),
  ];
}

/** Whether somebody sits down when they have walked to the first table after the plan, and not before the city's hours of dinner. */
function isSeated(facts: PlanFacts, begin: number | undefined, seated: number | undefined): boolean {
  const { tables = [], otherTable } = facts.plan.afterwards ?? {};
  const table = facts.asked.restaurants.find(({ id }) => id === (tables[0] ?? otherTable)?.id);
  const last = facts.stops.at(-1)?.place.geo;
  if (begin === undefined || seated === undefined || !table || !last) {
    return begin === seated;
  }
  const { leastMinutes, mostMinutes } = wayBetween(last, table.geo);
  return seated >= Math.max(begin, facts.end + leastMinutes) && seated <= Math.max(begin, facts.end + mostMinutes);
}

/** Checks what a plan names for afterwards: of the mood, near the last stop, open then, and not in the plan already. */
export function afterwardsViolations(facts: PlanFacts): Violation[] {
  const { tables = [], otherTable, dinnerAt, places = [] } = facts.plan.afterwards ?? {};
  const begin = tables.length > 0 || otherTable ? dinnerBegin(facts) : undefined;
  const seated = dinnerAt === undefined ? undefined : facts.clock.elapsedOf(dinnerAt, facts.end);
  const since = seated === undefined ? facts.end : seated + dinnerMinutes;
  return [
    ...(isSeated(facts, begin, seated) ? [] : [{ code: 'dinner_at', detail: `${dinnerAt} isn’t the hour of a dinner after the plan` }]),
    ...(begin === undefined ? [] : dinnerViolations(facts, begin)),
    ...places.flatMap((idea) => {
      const fault = faultOf(facts, idea, since);
      return fault === undefined ? [] : [{ code: 'evening_idea', detail: `${idea.id} ${idea.from}–${idea.until}: ${fault}` }];
    }),
  ];
}
