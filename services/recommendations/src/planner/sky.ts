import type { Place } from '../catalogue/entry.js';
import { addDays } from '../opening-hours/open-on.js';
import { elapsedMinuteOf } from '../opening-hours/wall-clock.js';
import type { Slot } from './slot.js';
import { parseLocal } from './starts.js';
import type { HourOutlook, Sky } from './weather-outlook.js';

export type WeatherUsed = 'dry' | 'rain' | 'unknown';

/** A span of the forecast, in elapsed minutes since the midnight of the slot's date; `to` is no longer in it. */
export type SkySpan = { from: number; to: number; sky: Sky; isLikely: boolean };

type Span = { from: number; to: number };

const hourMinutes = 60;
/** The share of a plan that a forecast must cover to count as known. */
const knownShare = 0.75;

/** The hours of the forecast from the slot's date to the end of the next day, in order; hours that nobody knows are missing. */
export function skyOver({ date, change }: Pick<Slot, 'date' | 'change'>, hours: readonly HourOutlook[]): SkySpan[] {
  const next = addDays(date, 1);
  return hours
    .filter(({ time }) => time.startsWith(date) || time.startsWith(next))
    .map(({ time, sky, isLikely }) => {
      const local = parseLocal(time);
      const wall = local.minute + (local.date === date ? 0 : 24 * hourMinutes);
      return { from: elapsedMinuteOf(wall, change), to: elapsedMinuteOf(wall + hourMinutes, change), sky, isLikely };
    })
    .filter(({ from, to }) => from < to);
}

/** The part of the forecast that lies in a span of time, clipped to it. */
export function skyWithin<S extends Span>(spans: readonly S[], { from, to }: Span): S[] {
  return spans
    .filter((span) => span.from < to && span.to > from)
    .map((span) => ({ ...span, from: Math.max(span.from, from), to: Math.min(span.to, to) }));
}

/** How many minutes of a span the forecast covers. */
export function knownMinutes(spans: readonly SkySpan[], span: Span): number {
  return skyWithin(spans, span).reduce((sum, { from, to }) => sum + to - from, 0);
}

export function isWet(sky: Sky): boolean {
  return sky === 'rain' || sky === 'snow';
}

/** The weather of a plan: never dry when an hour of it is wet; `unknown` when the forecast doesn't cover most of it. */
export function weatherOf(spans: readonly SkySpan[], plan: Span): WeatherUsed {
  const inside = skyWithin(spans, plan);
  if (inside.some(({ sky }) => isWet(sky))) {
    return 'rain';
  }
  return knownMinutes(spans, plan) < knownShare * (plan.to - plan.from) ? 'unknown' : 'dry';
}

/** What isn't fair, hours of the same kind in one. */
export function spellsOf(spans: readonly SkySpan[]): (Span & { sky: Exclude<Sky, 'fair'> })[] {
  const spells: (Span & { sky: Exclude<Sky, 'fair'> })[] = [];
  for (const { from, to, sky } of spans) {
    const last = spells.at(-1);
    if (last?.sky === sky && last.to === from) {
      last.to = to;
    } else if (sky !== 'fair') {
      spells.push({ from, to, sky });
    }
  }
  return spells;
}

const severities = { rain: 0.95, snow: 0.8, wind: 0.6, heat: 0.6 } as const;
/** In the shade of trees or by the water the heat can be borne. */
const shady: readonly string[] = ['park', 'garden', 'waterside', 'cemetery'];

/** Up there, or out on a bridge, it blows. */
function isWindy({ category, tags, indoor }: Place): boolean {
  return indoor === 0 && (category === 'viewpoint' || category === 'waterside' || tags.includes('views'));
}

/** The share of its value that a place loses under a sky, from 0 to 1. */
export function lossUnder(place: Place, sky: Sky): number {
  switch (sky) {
    case 'fair':
      return 0;
    case 'wind':
      return isWindy(place) ? severities.wind : 0;
    case 'heat':
      return place.indoor === 0 && !shady.includes(place.category) ? severities.heat : 0;
    default:
      return (1 - place.indoor) * severities[sky];
  }
}
