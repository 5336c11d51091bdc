import type { SearchRequest } from '@city-genie/contracts/search/routes';
import type { CatalogueCity, OpenPlace } from '../catalogue/catalogue.js';
import { isForTheEvening } from '../planner/day-parts.js';
import type { Ranked } from '../planner/draft.js';
import type { VisitPlan } from '../planner/plan-visit.js';
import { livedIn } from '../planner/schedule.js';
import { slotText, wallOf } from '../planner/slot.js';
import { laterStart } from './later-start.js';
import { favourites, type Note, type NoteContext, named } from './note-context.js';
import { presentPauses } from './present-pauses.js';
import { isChanged, revisionNotes } from './revision-notes.js';
import { weatherNotes } from './weather-notes.js';

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

/** Of what nobody asked for, only a great sight is missed; a seed puts little-known places among the favourites, too. */
function closedSights({ plan, content, inPlan }: NoteContext): Note[] {
  const { ranked, slot } = plan;
  return ranked
    .slice(0, favourites)
    .filter(({ open: { place } }) => place.icon && !inPlan.has(place.id))
    .filter((each) => isOfItsHours(each, plan) && isClosedOn(content, each.open, slot.date))
    .slice(0, named)
    .map(({ open: { place } }) => ({
      code: 'closed_that_day',
      params: { id: place.id, name: place.name },
      text: `${place.name} is left out: closed on that day.`,
    }));
}

/** What is said of a plan that was made; one that was changed stands, whenever it begins and however short it is. */
const rulesOfNew = [startsLater, eveningPlan, shortPlan, nothingNew];
const rules = [revisionNotes, noTable, pinsLeftOut, closedSights, weatherNotes];

/**
 * What visitors should know about a plan in addition to its stops. Each note is a fact with a code, so that it can be checked
 * (docs/rules/plans.md#notes-and-reasons).
 */
export function notesOf(plan: VisitPlan, request: SearchRequest, content: CatalogueCity): Note[] {
  const inPlan = new Set(plan.route.stops.map(({ candidate }) => candidate.id));
  const context = { plan, request, content, inPlan };
  const isStanding = isChanged(context) || request.until !== undefined;
  return [...(isStanding ? [] : rulesOfNew), ...rules].flatMap((rule) => rule(context));
}
