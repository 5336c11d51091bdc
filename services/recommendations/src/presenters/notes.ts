import type { SearchReply, SearchRequest } from '@city-genie/contracts/search/routes';
import type { CatalogueCity, OpenPlace } from '../catalogue/catalogue.js';
import { isForTheEvening } from '../planner/day-parts.js';
import type { Ranked } from '../planner/draft.js';
import type { VisitPlan } from '../planner/plan-visit.js';
import { livedIn } from '../planner/schedule.js';
import { baseScore } from '../planner/score.js';
import { slotText, wallOf } from '../planner/slot.js';
import { laterStart } from './later-start.js';
import { presentPauses } from './present-pauses.js';

export type Note = SearchReply['notes'][number];
type NoteContext = { plan: VisitPlan; request: SearchRequest; content: CatalogueCity; inPlan: ReadonlySet<string> };

/** Notes mention a place that is left out only if it ranks among this many best. */
const favourites = 5;
const named = 2;
const eveningBegins = 18 * 60;

/** `2 h 05 min`, `50 min`. */
function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return hours === 0 ? `${rest} min` : `${hours} h${rest === 0 ? '' : ` ${String(rest).padStart(2, '0')} min`}`;
}

function shortPlan({ plan: { route, slot } }: NoteContext): Note[] {
  const { minStops, minMinutes } = slot.extent;
  const { length } = route.stops;
  if (route.full) {
    return [];
  }
  if (length < minStops) {
    const text = 'Fewer places than usual: not enough of them fit this mood and are open in this time slot.';
    return [{ code: 'short_plan', params: { why: 'places', stops: length, wanted: minStops }, text }];
  }
  const minutes = livedIn(route);
  const text = `A shorter plan than usual: ${durationText(minutes)} instead of ${durationText(minMinutes)}.`;
  return [{ code: 'short_plan', params: { why: 'minutes', minutes, wanted: minMinutes }, text }];
}

function eveningPlan({ plan: { route, slot } }: NoteContext): Note[] {
  if (!slot.isEvening || route.stops.length === 0) {
    return [];
  }
  const hasDinner = route.pauses.some(({ meal }) => meal === 'dinner');
  const text = `It is too late for a full day, so this is an evening${hasDinner ? ' with dinner' : ''}.`;
  return [{ code: 'evening_plan', params: { stops: route.stops.length }, text }];
}

function startsLater({ plan: { asked, slot, route } }: NoteContext): Note[] {
  return route.stops.length === 0 ? [] : laterStart(asked, slotText(slot, route.start));
}

function noTable({ plan: { route, slot }, request: { mood }, content }: NoteContext): Note[] {
  return presentPauses(route, { content, slot, mood })
    .filter(({ tables, atStop }) => tables.length === 0 && !atStop)
    .map(({ meal }) => ({
      code: 'no_table',
      params: { meal },
      text: `We know no place for ${meal} nearby that fits this mood and is open then.`,
    }));
}

function isClosedOn(content: CatalogueCity, { hours }: OpenPlace, date: string): boolean {
  return content.openOn(hours, date).length === 0;
}

function pinsLeftOut({ plan, request, content, inPlan }: NoteContext): Note[] {
  return (request.pin ?? [])
    .filter((id) => !inPlan.has(id))
    .map((id): Note => {
      const open = content.findPlace(id);
      if (!open) {
        return { code: 'pin_left_out', params: { id, why: 'unknown' }, text: 'A place that you pinned is no longer in our list.' };
      }
      const { name } = open.place;
      if (request.exclude?.includes(id)) {
        return { code: 'pin_left_out', params: { id, name, why: 'excluded' }, text: `${name} is among the places that you put away.` };
      }
      return isClosedOn(content, open, plan.slot.date)
        ? { code: 'pin_left_out', params: { id, name, why: 'closed' }, text: `${name} is closed on that day.` }
        : { code: 'pin_left_out', params: { id, name, why: 'no_time' }, text: `There is no room for ${name} in this plan.` };
    });
}

function nothingNew({ plan: { route }, request, inPlan }: NoteContext): Note[] {
  const known = new Set([...(request.seen ?? []), ...(request.pin ?? [])]);
  const isAsked = request.seen !== undefined && request.seen.length > 0 && route.stops.length > 0;
  return isAsked && [...inPlan].every((id) => known.has(id))
    ? [{ code: 'nothing_new', params: {}, text: 'You have seen everything that fits here; this is another order.' }]
    : [];
}

/** Nobody misses a place for the evening in a plan that is over before. */
function isOfItsHours({ open: { place } }: Ranked, { route, slot }: VisitPlan): boolean {
  return !isForTheEvening(place.bestTime) || wallOf(slot, route.end) > eveningBegins;
}

function closedFavourites({ plan, content, inPlan }: NoteContext): Note[] {
  const { ranked, slot } = plan;
  return ranked
    .slice(0, favourites)
    .filter((each) => !inPlan.has(each.open.place.id) && isOfItsHours(each, plan) && isClosedOn(content, each.open, slot.date))
    .slice(0, named)
    .map(({ open: { place } }) => ({
      code: 'closed_that_day',
      params: { id: place.id, name: place.name },
      text: `${place.name} is left out: closed on that day.`,
    }));
}

/** Outdoor places that would be among the best on a dry day. */
function keptForDryDay({ plan: { ranked, slot, weather, fitting }, request: { mood }, inPlan }: NoteContext): Note[] {
  if (weather !== 'rain') {
    return [];
  }
  const dry = (place: (typeof ranked)[number]['open']['place']) => baseScore(place, { mood, slot, weather: 'dry' }, 'best');
  return ranked
    .filter(({ open }) => fitting.has(open.place.id))
    .toSorted((a, b) => dry(b.open.place) - dry(a.open.place))
    .slice(0, favourites)
    .filter(({ open: { place } }) => place.indoor === 0 && !inPlan.has(place.id))
    .slice(0, named)
    .map(({ open: { place } }) => ({
      code: 'kept_for_dry_day',
      params: { id: place.id, name: place.name },
      text: `${place.name} is better on a dry day: rain is expected.`,
    }));
}

function unknownWeather({ plan: { weather, route } }: NoteContext): Note[] {
  const text = 'There is no forecast for this time yet, so the plan counts on dry weather.';
  return weather === 'unknown' && route.stops.length > 0 ? [{ code: 'weather_unknown', params: {}, text }] : [];
}

const rules = [startsLater, eveningPlan, shortPlan, noTable, pinsLeftOut, nothingNew, closedFavourites, keptForDryDay, unknownWeather];

/**
 * What visitors should know about a plan in addition to its stops. Each note is a fact with a code, so that it can be checked
 * (docs/rules/plans.md#notes-and-reasons).
 */
export function notesOf(plan: VisitPlan, request: SearchRequest, content: CatalogueCity): Note[] {
  const inPlan = new Set(plan.route.stops.map(({ candidate }) => candidate.id));
  return rules.flatMap((rule) => rule({ plan, request, content, inPlan }));
}
