import type { SearchReply, SearchRequest } from '@city-genie/contracts/search/routes';
import type { CatalogueCity } from '../catalogue/catalogue.js';
import { visitableOn } from '../planner/candidates.js';
import type { VisitPlan } from '../planner/plan-visit.js';
import { baseScore } from '../planner/score.js';

export type Note = SearchReply['notes'][number];
type NoteContext = { plan: VisitPlan; request: SearchRequest; content: CatalogueCity; inPlan: ReadonlySet<string> };

/** Notes mention a place that is left out only if it ranks among this many best. */
const favourites = 5;
const named = 2;

function shortPlan({ plan: { route, slot } }: NoteContext): Note[] {
  if (route.full) {
    return [];
  }
  const text = 'Fewer places than usual: not enough of them fit this mood and are open in this time slot.';
  return [{ code: 'short_plan', params: { stops: route.stops.length, wanted: slot.timeframe.minStops }, text }];
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
      return visitableOn(content, open, plan.slot.date).length === 0
        ? { code: 'pin_left_out', params: { id, name, why: 'closed' }, text: `${name} is closed on that day.` }
        : { code: 'pin_left_out', params: { id, name, why: 'no_time' }, text: `${name} does not fit into this time slot.` };
    });
}

function nothingNew({ plan: { route, fitting }, request, inPlan }: NoteContext): Note[] {
  const seen = new Set(request.seen);
  const pinned = new Set(request.pin);
  const fresh = [...fitting, ...inPlan].some((id) => !seen.has(id) && !pinned.has(id));
  const asked = seen.size > 0 && route.stops.length > 0;
  return asked && !fresh
    ? [{ code: 'nothing_new', params: {}, text: 'You have seen everything that fits here; this is another order.' }]
    : [];
}

function closedFavourites({ plan: { ranked, slot }, content, inPlan }: NoteContext): Note[] {
  return ranked
    .slice(0, favourites)
    .filter(({ open }) => !inPlan.has(open.place.id) && visitableOn(content, open, slot.date).length === 0)
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
  const dry = (place: (typeof ranked)[number]['open']['place']) => baseScore(place, { mood, slot, weather: 'dry' });
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

const rules = [shortPlan, pinsLeftOut, nothingNew, closedFavourites, keptForDryDay, unknownWeather];

/**
 * What visitors should know about a plan in addition to its stops. Each note is a fact with a code, so that it can be checked
 * (docs/rules/plans.md#notes-and-reasons).
 */
export function notesOf(plan: VisitPlan, request: SearchRequest, content: CatalogueCity): Note[] {
  const inPlan = new Set(plan.route.stops.map(({ candidate }) => candidate.id));
  return rules.flatMap((rule) => rule({ plan, request, content, inPlan }));
}
