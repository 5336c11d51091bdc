import type { Place } from '../catalogue/entry.js';
import { clockText } from '../opening-hours/open-on.js';
import { beginningIn, beginsOf, bestSpans, type Occasion } from '../planner/candidates.js';
import { isIn } from '../planner/day-parts.js';
import type { Route } from '../planner/route-merit.js';
import { baseScore } from '../planner/score.js';
import { isWet, knownMinutes, lossUnder, skyWithin, spellsOf } from '../planner/sky.js';
import { wallOf } from '../planner/slot.js';
import { favourites, type Note, type NoteContext, named } from './note-context.js';

type Spell = ReturnType<typeof spellsOf>[number];
type Span = Pick<Spell, 'from' | 'to'>;

const expected = { rain: 'Rain is', snow: 'Snow is', wind: 'Strong wind is', heat: '35\u00a0°C or more are' } as const;
const sheltered = { rain: 'under a roof', snow: 'under a roof', wind: 'out of the wind', heat: 'indoors or in the shade' } as const;
const advice = { rain: 'take an umbrella', snow: 'wrap up warm', wind: 'hold on to your hat', heat: 'take water' } as const;

/** Nobody opens an umbrella for less. */
const leastOnFoot = 10;

/** The spells of a plan as long as they last: before and after it, too. */
function spellsIn({ plan: { sky = [], route } }: NoteContext): Spell[] {
  return spellsOf(sky).filter(({ from, to }) => from < route.end && to > route.start);
}

const minutesOfDay = 24 * 60;

/** The end of a spell that outlasts the plan, where it is known and on the same day. */
function endAfter({ to }: Spell, { plan: { sky = [], route, slot } }: NoteContext): string | undefined {
  const isKnown = knownMinutes(sky, { from: to, to: to + 1 }) > 0;
  return to > route.end && isKnown && wallOf(slot, to) <= minutesOfDay ? clockText(wallOf(slot, to)) : undefined;
}

/** From when to when a spell lasts, as far as the plan goes. Where nobody knows what comes then, it goes on. */
function whenText(spell: Spell, context: NoteContext): string {
  const { sky = [], route, slot } = context.plan;
  const { from, to } = spell;
  const start = clockText(wallOf(slot, Math.max(from, route.start)));
  const until = endAfter(spell, context);
  const isOn = until === undefined && (to > route.end || knownMinutes(sky, { from: to, to: to + 1 }) === 0);
  const end = until ?? clockText(wallOf(slot, to));
  if (from <= route.start && to >= route.end) {
    return 'all the time';
  }
  return isOn ? `from ${start} on` : from < route.start ? `until ${end}` : `from ${start} to ${end}`;
}

/** The minutes on foot in a span, of the ways from stop to stop. */
function onFootIn({ from, to }: Span, { plan: { route } }: NoteContext): number {
  return route.stops.reduce((sum, { leg, arrive, waitMinutes }) => {
    const there = arrive - waitMinutes;
    const left = there - (leg?.minutes ?? 0);
    return leg?.mode === 'walk' ? sum + Math.max(0, Math.min(there, to) - Math.max(left, from)) : sum;
  }, 0);
}

/** `A`, `A and B`, `A, B and C`. */
function listed(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}

/** What weather comes when, and where one is then. */
function weatherHours(context: NoteContext): Note[] {
  const { plan, content } = context;
  const { route, slot } = plan;
  return spellsIn(context).flatMap((spell): Note[] => {
    const kind = spell.sky;
    const [from, to] = [Math.max(spell.from, route.start), Math.min(spell.to, route.end)];
    const then = route.stops
      .filter(({ arrive, leave }) => arrive < to && leave > from)
      .map(({ candidate }) => content.placeById(candidate.id).place);
    const losses = then.map((place) => lossUnder(place, kind));
    const exposed = then.filter((place) => place.indoor === 0 && lossUnder(place, kind) > 0).map(({ name }) => name);
    if (kind === 'wind' && exposed.length === 0) {
      return [];
    }
    const when = `${expected[kind]} expected ${whenText(spell, context)}`;
    const open = `${listed(exposed)} ${exposed.length === 1 ? 'lies' : 'lie'} in the open then: ${advice[kind]}`;
    const onFoot = isWet(kind) && exposed.length === 0 && then.length > 0 ? onFootIn({ from, to }, context) : 0;
    const isOnFoot = onFoot >= leastOnFoot;
    const ways = isOnFoot ? `, the ${onFoot} minutes on foot between them aren’t` : '';
    const under = `the stops then are ${losses.some((loss) => loss > 0) ? 'mostly ' : ''}${sheltered[kind]}${ways}`;
    const text = exposed.length > 0 ? `${when}. ${open}.` : then.length > 0 ? `${when}; ${under}.` : `${when}.`;
    const [start, end] = [clockText(wallOf(slot, from)), clockText(wallOf(slot, to))];
    const until = endAfter(spell, context);
    const params = { kind, from: start, to: end, exposed: exposed.length, ...(isOnFoot && { onFoot }), ...(until && { until }) };
    return [{ code: 'weather_hours', params, text }];
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

/** What is wet in the hours of visits; undefined when nothing is. */
function wetKindIn({ plan: { sky = [], route } }: NoteContext, occasions: readonly Occasion[]): Spell['sky'] | undefined {
  const hours = occasions.flatMap(({ windows }) => windows.map(({ start, end }) => ({ from: start, to: end })));
  const within = skyWithin(sky, { from: route.start, to: route.end });
  return spellsOf(hours.flatMap((span) => skyWithin(within, span))).find(({ sky: kind }) => isWet(kind))?.sky;
}

/** Stops that come at another hour than their best one, since it is wet then. */
function movedForWeather(context: NoteContext): Note[] {
  const { plan, content } = context;
  const { route, slot, fitting } = plan;
  return route.stops
    .flatMap(({ candidate, visitMinutes, arrive, leave }): Note[] => {
      const { place } = content.placeById(candidate.id);
      const spans = bestSpans(place, slot);
      // Those of the stop are without the hours that the weather spoils.
      const occasions = fitting.get(candidate.id)?.occasions ?? [];
      const best = occasions
        .map((each) => ({ ...each, windows: spans.flatMap((span) => beginningIn(each.windows, span)) }))
        .filter((each) => fits(each, visitMinutes, route));
      const isBest = place.bestTime.some((part) => isIn(part, wallOf(slot, arrive), slot.sun));
      const isDry = !skyWithin(plan.sky ?? [], { from: arrive, to: leave }).some(({ sky }) => isWet(sky));
      const kind = !isBest && isDry && best.every((each) => isInTheWet(each, place)) ? wetKindIn(context, best) : undefined;
      const { id, name } = place;
      const text = `${name} is better at another hour, but ${kind} is expected then.`;
      return kind === undefined ? [] : [{ code: 'moved_for_weather', params: { id, name, kind }, text }];
    })
    .slice(0, named);
}

/** Outdoor places that would be among the best on a dry day, and could be visited in the wet alone. */
function keptForDryDay(context: NoteContext): Note[] {
  const { plan, request, inPlan } = context;
  const { ranked, slot, fitting, route } = plan;
  return ranked
    .map(({ open: { place } }) => ({
      place,
      candidate: fitting.get(place.id),
      score: baseScore(place, { mood: request.mood, slot }, 'best'),
    }))
    .sort((a, b) => b.score - a.score)
    .filter(({ candidate }) => candidate !== undefined)
    .slice(0, favourites)
    .flatMap(({ place, candidate }): Note[] => {
      const possible = candidate?.occasions.filter((each) => fits(each, candidate.visit.min, route)) ?? [];
      const isLeft = place.indoor === 0 && !inPlan.has(place.id) && possible.every((each) => isInTheWet(each, place));
      const kind = isLeft ? wetKindIn(context, possible) : undefined;
      const { id, name } = place;
      const text = `${name} is better on a dry day: ${kind} is expected.`;
      return kind === undefined ? [] : [{ code: 'kept_for_dry_day', params: { id, name, kind }, text }];
    })
    .slice(0, named);
}

/** What isn't known of the weather: all of it, or a part. */
function unknownWeather({ plan: { sky, route } }: NoteContext): Note[] {
  if (sky === undefined) {
    const text = 'The forecast can’t be had right now, so the plan counts on dry weather.';
    return [{ code: 'weather_unavailable', params: {}, text }];
  }
  // A forecast has no hours that are over.
  const from = Math.max(route.start, Math.min(sky[0]?.from ?? route.start, route.end));
  const known = knownMinutes(sky, { from, to: route.end });
  if (known === 0) {
    return [{ code: 'weather_unknown', params: {}, text: 'There is no forecast for this time yet, so the plan counts on dry weather.' }];
  }
  const text = 'The forecast doesn’t cover all of these hours; where it is missing, the plan counts on dry weather.';
  return known < route.end - from ? [{ code: 'weather_partly_known', params: {}, text }] : [];
}

function likelyWeather({ plan: { sky = [], route } }: NoteContext): Note[] {
  const isLikely = skyWithin(sky, { from: route.start, to: route.end }).some((span) => span.isLikely);
  const text = 'That far ahead the forecast is a likelihood: look again some days before.';
  return isLikely ? [{ code: 'weather_likely', params: {}, text }] : [];
}

const rules = [weatherHours, movedForWeather, keptForDryDay, unknownWeather, likelyWeather];

/** What the weather made of a plan, and how far it is known; nothing about a plan as if it stayed dry. */
export function weatherNotes(context: NoteContext): Note[] {
  const isAsked = context.request.weather !== 'dry' && context.plan.route.stops.length > 0;
  return isAsked ? rules.flatMap((rule) => rule(context)) : [];
}
