import type { Afterwards } from '@city-genie/contracts/search/routes';
import { isAllowed, leastFitIn, leastOtherFit } from '../facts/choice-facts.js';
import type { Violation } from '../facts/plan-case.js';
import type { PlanFacts } from '../facts/plan-facts.js';
import { sunTolerance } from '../facts/sun-facts.js';
import { crowMetres, wayBetween } from '../facts/ways.js';

type Idea = Afterwards['places'][number];
type Table = Afterwards['tables'][number];

/** One film a day is enough, and one drink. */
const onceADay: readonly string[] = ['cinema', 'bar'];
const mostWayMinutes = 25;
const mostWait = 45;
const dinnerMinutes = 90;
const tableMetres = 1600;
const tolerance = 1;

/** When a dinner after the plan begins: at once, or with the city's hours. */
function dinnerBegin({ end, meals }: PlanFacts): number {
  return Math.max(end, meals.find(({ meal }) => meal === 'dinner')?.from ?? Number.POSITIVE_INFINITY);
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
  const { tables = [], otherTable } = asked.reply.plan?.afterwards ?? {};
  const table = asked.restaurants.find(({ id }) => id === (tables[0] ?? otherTable)?.id);
  const way = wayBetween(table?.geo ?? last.place.geo, place.geo);
  const shown = [...asked.reply.recommendations, ...asked.reply.alternatives].some(({ id }) => id === idea.id);
  const isStated = idea.title === place.name && idea.category === place.category && idea.booking === place.booking;
  const minutes = idea.legMinutes;
  const until = clock.elapsedOf(idea.until, from) ?? Number.POSITIVE_INFINITY;
  const ofItsKind = asked.reply.plan?.afterwards?.places.filter(({ category }) => category === place.category) ?? [];
  const isSecond = onceADay.includes(place.category) && stops.some((stop) => stop.place.category === place.category);
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

function tableFaultOf(facts: PlanFacts, table: Table, leastFit = leastFitIn(facts.asked)): string | undefined {
  const { asked, stops, doors, clock, pauses } = facts;
  const restaurant = asked.restaurants.find(({ id }) => id === table.id);
  const last = stops.at(-1);
  if (!restaurant || !last) {
    return 'unknown';
  }
  const metres = crowMetres(last.place.geo, restaurant.geo);
  const reasons = {
    'after a dinner': pauses.some(({ pause }) => pause.meal === 'dinner'),
    'not of the mood': (restaurant.moodFit[asked.request.mood] ?? 0) < leastFit,
    'no dinner': !restaurant.meals.includes('dinner') || restaurant.booking === 'required',
    closed: !doors.isDoorOpen(restaurant, clock.wallAt(dinnerBegin(facts))),
    far: metres > tableMetres + tolerance || Math.abs(table.distanceMetres - metres) > tolerance,
    'wrong facts': table.restaurantName !== restaurant.name || table.booking !== restaurant.booking,
  };
  return Object.entries(reasons).find(([, isFault]) => isFault)?.[0];
}

/** Tables for a dinner after the plan beyond doubt, which fit the mood so well: clearly near, and open as long as the dinner and their shortest stay last. */
function certainTables(facts: PlanFacts, leastFit = leastFitIn(facts.asked)): Table[] {
  const { asked, stops, doors, clock } = facts;
  const geo = stops.at(-1)?.place.geo;
  const begin = clock.wallAt(dinnerBegin(facts));
  return asked.restaurants
    .filter((each) => (doors.closesAfter(each, begin) ?? 0) >= begin + Math.max(dinnerMinutes, each.visitMinutes.min))
    .flatMap(({ id, name, booking, geo: at }): Table[] =>
      geo ? [{ id, restaurantName: name, booking, distanceMetres: crowMetres(geo, at) }] : [],
    )
    .filter((table) => table.distanceMetres < tableMetres - tolerance && tableFaultOf(facts, table, leastFit) === undefined);
}

/** A table of another mood is named only where none of this one is, and no nearer one would do. */
function otherTableFaultOf(facts: PlanFacts, other: Table, tables: readonly Table[]): string | undefined {
  const isNearer = ({ distanceMetres }: Table) => distanceMetres < other.distanceMetres - tolerance;
  const better = tables[0] ?? certainTables(facts)[0] ?? certainTables(facts, leastOtherFit).find(isNearer);
  return better ? `${better.id} is better` : tableFaultOf(facts, other, leastOtherFit);
}

/** Checks what a plan names for afterwards: of the mood, near the last stop, open then, and not in the plan already. */
export function afterwardsViolations(facts: PlanFacts): Violation[] {
  const { tables = [], otherTable, dinnerAt, places = [] } = facts.plan.afterwards ?? {};
  const begin = tables.length > 0 || otherTable ? dinnerBegin(facts) : undefined;
  const since = begin === undefined ? facts.end : begin + dinnerMinutes;
  const saidBegin = dinnerAt === undefined ? undefined : facts.clock.elapsedOf(dinnerAt, facts.end);
  const otherFault = otherTable && otherTableFaultOf(facts, otherTable, tables);
  return [
    ...(begin === saidBegin ? [] : [{ code: 'dinner_at', detail: `${dinnerAt} isn’t the hour of a dinner after the plan` }]),
    ...tables.flatMap((table) => {
      const fault = tableFaultOf(facts, table);
      return fault === undefined ? [] : [{ code: 'dinner_afterwards', detail: `${table.id}: ${fault}` }];
    }),
    ...(otherFault === undefined ? [] : [{ code: 'other_dinner_afterwards', detail: `${otherTable?.id}: ${otherFault}` }]),
    ...places.flatMap((idea) => {
      const fault = faultOf(facts, idea, since);
      return fault === undefined ? [] : [{ code: 'evening_idea', detail: `${idea.id} ${idea.from}–${idea.until}: ${fault}` }];
    }),
  ];
}
