import type { Place } from '@city-genie/recommendations/catalogue/entry';
import { isPlannable } from '../oracles/facts/choice-facts.js';
import { visitLengthsOf } from '../oracles/facts/performances.js';
import type { PlanCase } from '../oracles/facts/plan-case.js';
import { type PlanFacts, readPlan } from '../oracles/facts/plan-facts.js';
import { VisitWindow } from '../oracles/facts/visit-window.js';
import { canReplace } from '../oracles/possible/replacement.js';
import { truthOf } from '../oracles/reasons-true.js';
import { type DrawnRequest, drawRequest, underSky } from './drawn-request.js';
import { type Gate, gate } from './gate.js';
import { caseOf, type JudgedCity } from './judged-city.js';
import { forecastFrom, type SkyName } from './plan-cases.js';
import { RandomChoice } from './random-choice.js';
import { percent } from './statistics.js';

const windows = ['rain-13-16', 'rain-14-16', 'rain-18-21'] as const satisfies readonly SkyName[];
const dates = [
  '2026-11-24',
  '2026-12-12',
  '2027-03-14',
  '2027-04-17',
  '2027-05-23',
  '2027-06-16',
  '2027-07-10',
  '2027-09-05',
  '2027-10-22',
] as const;
const starts = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:30', '17:00', '18:00'] as const;
const goals = { exposed: 0.05, fewer: 0.1 };
/** Seeds of other plans than those of the sweep. */
const firstIndex = 5_000_000;

/** What was found on days with hours of rain. `outside`: open-air stops in dry hours, with the rain and without. */
export type RainyDays = {
  plans: number;
  exposed: string[];
  falseRoofs: string[];
  calledDry: string[];
  outside: { rain: number; dry: number };
  /** Pinned places in the open that could be visited in dry hours: how many there were, and which came in the rain, or not at all. */
  pinned: { count: number; wet: string[] };
};

/** So many pins there must be, of the plans. */
const leastPins = 0.05;
/** On one day in so many, a place is pinned besides. */
const daysPerPin = 5;

type Asked = DrawnRequest & { sky: (typeof windows)[number]; choice: RandomChoice };

function askedOn(cities: readonly JudgedCity[], index: number): Asked {
  const choice = new RandomChoice(firstIndex + index);
  return { ...drawRequest(choice, cities, { dates, starts, seeds: 'rain' }), sky: choice.oneOf(windows), choice };
}

function planned({ judged, request, date }: Asked, sky: SkyName): { asked: PlanCase; facts: PlanFacts } | undefined {
  const asked = caseOf(judged, request, underSky(date, sky));
  const { plan } = asked.reply;
  const read = plan ? readPlan(asked, plan) : undefined;
  return read && 'facts' in read ? { asked, facts: read.facts } : undefined;
}

/** An open-air stop in the rain whose place one with a roof could take, for its shortest visit. */
function exposedIn(facts: PlanFacts): string | undefined {
  const shown = new Set(facts.stops.map(({ stop }) => stop.id));
  const roofs = facts.asked.places.filter((place) => place.indoor === 1 && !shown.has(place.id) && isPlannable(facts.asked, place));
  return facts.stops.flatMap(({ stop, place, arrive, leave }, index) => {
    const isInTheRain = place.indoor === 0 && facts.sky.isWet(arrive, leave);
    const roof = isInTheRain ? roofs.find((each) => canReplace(facts, index, each, { least: 'min' })) : undefined;
    return roof ? [`${stop.id} ${stop.arrive}, though ${roof.id} fits`] : [];
  })[0];
}

/** Open-air stops in the hours in which it doesn't rain, wherever it rains in the others. */
function outsideIn(facts: PlanFacts, sky: (typeof windows)[number]): number {
  const [from = '', to = ''] = sky.split('-').slice(1);
  const isDry = (arrive: string, leave: string) => leave.slice(11) <= `${from}:00` || arrive.slice(11) >= `${to}:00`;
  return facts.stops.filter(({ place, stop }) => place.indoor === 0 && isDry(stop.arrive, stop.leave)).length;
}

/** A place in the open, not a stop yet, that can be visited in dry hours of the time that the plan may fill. */
function dryPlaceBeside({ asked, stops, start, latestEnd, visits, clock, date }: PlanFacts, choice: RandomChoice, sky: SkyName) {
  const shown = new Set(stops.map(({ stop }) => stop.id));
  const hours = forecastFrom(date, sky) ?? [];
  const wet = new Set(hours.filter((hour) => hour.sky === 'rain').map(({ time }) => Number(time.slice(11, 13))));
  const isDry = (begin: number, minutes: number) =>
    Array.from({ length: minutes }, (_, minute) => Math.floor(clock.wallAt(begin + minute) / 60) % 24).every((hour) => !wet.has(hour));
  const canBeDry = (place: Place) => {
    const { min } = visitLengthsOf(place);
    const window = new VisitWindow({ visits, start, latestEnd }, place);
    const begins = Array.from({ length: Math.max(0, latestEnd - start) }, (_, minute) => start + minute);
    return begins.some((begin) => window.mostMinutes(begin) >= min && isDry(begin, min));
  };
  const open = asked.places.filter((place) => place.indoor === 0 && !shown.has(place.id) && isPlannable(asked, place));
  const place = open.length > 0 ? choice.oneOf(open) : undefined;
  return place && canBeDry(place) ? place : undefined;
}

/** The same day with such a place pinned. */
function pinOne(found: RainyDays, request: Asked, facts: PlanFacts, named: string): void {
  const place = dryPlaceBeside(facts, request.choice, request.sky);
  const again = place && planned({ ...request, request: { ...request.request, pin: [place.id] } }, request.sky);
  const stop = again?.facts.stops.find((each) => each.stop.id === place?.id);
  const isWet = stop !== undefined && (again?.facts.sky.isWet(stop.arrive, stop.leave) ?? false);
  found.pinned.count += place ? 1 : 0;
  found.pinned.wet.push(...(place && (isWet || !stop) ? [`${place.id} ${stop?.stop.arrive ?? 'lost'}: ${named}`] : []));
}

/** Plans days with some hours of rain, and the same days without. */
export function rainyDays(cities: readonly JudgedCity[], indexes: Iterable<number>): RainyDays {
  const found: RainyDays = {
    plans: 0,
    exposed: [],
    falseRoofs: [],
    calledDry: [],
    outside: { rain: 0, dry: 0 },
    pinned: { count: 0, wet: [] },
  };
  for (const index of indexes) {
    const request = askedOn(cities, index);
    const [rain, dry] = [planned(request, request.sky), planned(request, 'dry')];
    if (!rain || !dry) {
      continue;
    }
    const named = `#${index} ${request.judged.city.key} ${request.sky} ${JSON.stringify(request.request)}`;
    const exposed = exposedIn(rain.facts);
    const { falsehoods } = truthOf(rain.asked);
    const isWet = rain.facts.stops.some(({ arrive, leave }) => rain.facts.sky.isWet(arrive, leave));
    found.plans += 1;
    found.exposed.push(...(exposed ? [`${exposed}: ${named}`] : []));
    found.falseRoofs.push(...falsehoods.filter(({ code }) => code === 'reason indoors_in_rain').map(({ detail }) => `${detail}: ${named}`));
    found.calledDry.push(...(isWet && rain.facts.plan.weatherUsed === 'dry' ? [named] : []));
    found.outside.rain += outsideIn(rain.facts, request.sky);
    found.outside.dry += outsideIn(dry.facts, request.sky);
    if (index % daysPerPin === 0) {
      pinOne(found, request, rain.facts, named);
    }
  }
  return found;
}

/** Gates on plans for days with hours of rain: under a roof while it lasts, outside before and after it, and told as it is. */
export function rainyDayGates({ plans, exposed, falseRoofs, calledDry, outside, pinned }: RainyDays, plansWanted: number): Gate[] {
  const isEnough = plans >= 0.95 * plansWanted;
  const fewer = 1 - outside.rain / outside.dry;
  return [
    gate(
      'rain: plans with an open-air stop in it where a roof fits',
      `≤ ${percent(goals.exposed, 0)} of ${plansWanted}`,
      `${percent(exposed.length / plans, 2)} of ${plans}`,
      isEnough && exposed.length / plans <= goals.exposed,
    ),
    gate(
      'rain: pinned places in the open that come in it or not, though there are dry hours',
      `≤ ${percent(goals.exposed, 0)}`,
      `${percent(pinned.wet.length / Math.max(1, pinned.count), 2)} of ${pinned.count}`,
      pinned.count >= leastPins * plansWanted && pinned.wet.length <= goals.exposed * pinned.count,
    ),
    gate(
      'rain: wrong reasons about roofs, and plans called dry',
      '0',
      `${falseRoofs.length} and ${calledDry.length}`,
      falseRoofs.length + calledDry.length === 0,
    ),
    gate(
      'rain: fewer open-air stops in its dry hours than on a dry day',
      `≤ ${percent(goals.fewer, 0)}`,
      `${percent(fewer)} (${outside.rain} of ${outside.dry})`,
      fewer <= goals.fewer,
    ),
  ];
}
