import type { Place } from '../catalogue/entry.js';
import { clockText } from '../opening-hours/open-on.js';
import { beginningIn, beginsOf, bestSpans, type Candidate, type Occasion } from '../planner/candidates.js';
import { isIn } from '../planner/day-parts.js';
import type { Route } from '../planner/route-merit.js';
import { baseScore } from '../planner/score.js';
import { isWet, lossUnder, skyWithin, spellsOf } from '../planner/sky.js';
import { wallOf } from '../planner/slot.js';
import { favourites, type Note, type NoteContext, named } from './note-context.js';

type Spell = ReturnType<typeof spellsOf>[number];

const expected = { rain: 'Rain is', snow: 'Snow is', wind: 'Strong wind is', heat: '35\u00a0°C or more are' } as const;
const sheltered = { rain: 'under a roof', snow: 'under a roof', wind: 'out of the wind', heat: 'indoors or in the shade' } as const;
const advice = { rain: 'take an umbrella', snow: 'wrap up warm', wind: 'hold on to your hat', heat: 'take water' } as const;

function spellsIn({ plan: { sky = [], route } }: NoteContext): Spell[] {
  return spellsOf(skyWithin(sky, { from: route.start, to: route.end }));
}

/** What weather comes when, and where one is then. */
function weatherHours(context: NoteContext): Note[] {
  const { plan, content } = context;
  const { route, slot } = plan;
  return spellsIn(context).flatMap(({ sky: kind, from, to }): Note[] => {
    const then = route.stops
      .filter(({ arrive, leave }) => arrive < to && leave > from)
      .map(({ candidate }) => content.placeById(candidate.id).place);
    const losses = then.map((place) => lossUnder(place, kind));
    const exposed = then.filter((place) => place.indoor === 0 && lossUnder(place, kind) > 0).map(({ name }) => name);
    if (kind === 'wind' && exposed.length === 0) {
      return [];
    }
    const [start, end] = [clockText(wallOf(slot, from)), clockText(wallOf(slot, to))];
    const isAll = from === route.start && to === route.end;
    const when = `${expected[kind]} expected ${isAll ? 'all the time' : `from ${start} to ${end}`}`;
    const open = `${exposed.join(' and ')} ${exposed.length === 1 ? 'lies' : 'lie'} in the open then: ${advice[kind]}`;
    const under = `the stops then are ${losses.some((loss) => loss > 0) ? 'mostly ' : ''}${sheltered[kind]}`;
    const text = exposed.length > 0 ? `${when}. ${open}.` : then.length > 0 ? `${when}; ${under}.` : `${when}.`;
    return [{ code: 'weather_hours', params: { kind, from: start, to: end, exposed: exposed.length }, text }];
  });
}

/** Whether a visit of this length fits an occasion while the plan lasts. */
function fits({ windows }: Occasion, minutes: number, { start, end }: Route): boolean {
  return windows.some((window) => {
    const begins = beginsOf(window, minutes);
    const from = Math.max(begins?.from ?? 0, start);
    return begins !== undefined && from <= begins.to && from + minutes <= end;
  });
}

/** Whether a visit loses as much as in the wet: what heat or wind takes is less. */
function isInTheWet({ loss }: Occasion, place: Place): boolean {
  return loss >= lossUnder(place, 'snow') && loss > 0;
}

/** Stops that come at another hour than their best one, since it is wet then. */
function movedForWeather(context: NoteContext): Note[] {
  const { plan, content } = context;
  const { route, slot } = plan;
  const kind = spellsIn(context).find(({ sky }) => isWet(sky))?.sky;
  if (!kind) {
    return [];
  }
  return route.stops
    .filter(({ candidate, visitMinutes, arrive, leave }) => {
      const { place } = content.placeById(candidate.id);
      const spans = bestSpans(place, slot);
      const best = candidate.occasions
        .map((each) => ({ ...each, windows: spans.flatMap((span) => beginningIn(each.windows, span)) }))
        .filter((each) => fits(each, visitMinutes, route));
      const isBest = place.bestTime.some((part) => isIn(part, wallOf(slot, arrive), slot.sun));
      const isDry = !skyWithin(plan.sky ?? [], { from: arrive, to: leave }).some(({ sky }) => isWet(sky));
      return !isBest && isDry && best.length > 0 && best.every((each) => isInTheWet(each, place));
    })
    .slice(0, named)
    .map(({ candidate }) => {
      const { id, name } = content.placeById(candidate.id).place;
      const text = `${name} is better at another hour, but ${kind} is expected then.`;
      return { code: 'moved_for_weather', params: { id, name, kind }, text };
    });
}

/** Outdoor places that would be among the best on a dry day, and could be visited in the wet alone. */
function keptForDryDay(context: NoteContext): Note[] {
  const {
    plan,
    request: { mood },
    inPlan,
  } = context;
  const { ranked, slot, fitting, route } = plan;
  const kind = spellsIn(context).find(({ sky }) => isWet(sky))?.sky;
  if (!kind) {
    return [];
  }
  const isInTheWetOnly = ({ occasions, visit }: Candidate, place: Place) => {
    const possible = occasions.filter((each) => fits(each, visit.min, route));
    return possible.length > 0 && possible.every((each) => isInTheWet(each, place));
  };
  return ranked
    .map(({ open: { place } }) => ({ place, candidate: fitting.get(place.id), score: baseScore(place, { mood, slot }, 'best') }))
    .sort((a, b) => b.score - a.score)
    .filter(({ candidate }) => candidate !== undefined)
    .slice(0, favourites)
    .filter(({ place, candidate }) => place.indoor === 0 && !inPlan.has(place.id) && candidate && isInTheWetOnly(candidate, place))
    .slice(0, named)
    .map(({ place: { id, name } }) => ({
      code: 'kept_for_dry_day',
      params: { id, name },
      text: `${name} is better on a dry day: ${kind} is expected.`,
    }));
}

function unknownWeather({ plan: { sky, weather } }: NoteContext): Note[] {
  if (sky === undefined) {
    const text = 'The forecast can’t be had right now, so the plan counts on dry weather.';
    return [{ code: 'weather_unavailable', params: {}, text }];
  }
  const text = 'There is no forecast for this time yet, so the plan counts on dry weather.';
  return weather === 'unknown' ? [{ code: 'weather_unknown', params: {}, text }] : [];
}

function likelyWeather({ plan: { sky = [], route, weather } }: NoteContext): Note[] {
  const isLikely = skyWithin(sky, { from: route.start, to: route.end }).some((span) => span.isLikely);
  const text = 'That far ahead the forecast is a likelihood: look again some days before.';
  return isLikely && weather !== 'unknown' ? [{ code: 'weather_likely', params: {}, text }] : [];
}

const rules = [weatherHours, movedForWeather, keptForDryDay, unknownWeather, likelyWeather];

/** What the weather made of a plan, and how far it is known; nothing about a plan as if it stayed dry. */
export function weatherNotes(context: NoteContext): Note[] {
  const isAsked = context.request.weather !== 'dry' && context.plan.route.stops.length > 0;
  return isAsked ? rules.flatMap((rule) => rule(context)) : [];
}
