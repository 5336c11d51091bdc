import type { Place } from '../catalogue/entry.js';
import type { Candidate, Occasion } from './candidates.js';
import { lossUnder, type SkySpan } from './sky.js';
import type { VisitWindow } from './visit-windows.js';

type Span = { from: number; to: number };

const always: Span = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** What is left of all time without these spans, which are in order. */
function without(spans: readonly Span[]): Span[] {
  const left: Span[] = [];
  let from = always.from;
  for (const span of spans) {
    if (span.from > from) {
      left.push({ from, to: span.from });
    }
    from = span.to;
  }
  return [...left, { from, to: always.to }];
}

/** The windows as far as a whole visit lies within a span. */
function lyingIn(windows: readonly VisitWindow[], { from, to }: Span): VisitWindow[] {
  return windows
    .map((window) => ({ start: Math.max(window.start, from), end: Math.min(window.end, to), lastBegin: Math.min(window.lastBegin, to) }))
    .filter(({ start, end, lastBegin }) => start <= lastBegin && start < end);
}

/**
 * The occasions of a place under a sky: a visit that lies in fair hours is worth all of its score, one that any worse hour touches is worth less
 * by what the place loses then. A place with a roof, and any on a fair day, keeps its occasions as they are.
 */
export function underSky(occasions: readonly Occasion[], place: Place, sky: readonly SkySpan[]): readonly Occasion[] {
  const hours = sky.map((span) => ({ ...span, loss: lossUnder(place, span.sky) }));
  const losses = [...new Set([0, ...hours.map(({ loss }) => loss)])].sort((a, b) => a - b);
  if (losses.length === 1) {
    return occasions;
  }
  return losses.flatMap((loss) => {
    const bearable = without(hours.filter((hour) => hour.loss > loss));
    return occasions.flatMap((occasion) => {
      const windows = bearable.flatMap((span) => lyingIn(occasion.windows, span));
      return windows.length > 0 ? [{ ...occasion, windows, score: occasion.score * (1 - loss), loss }] : [];
    });
  });
}

/** With more than this share of its worth, a visit has lost what one comes for. */
const spoiltFrom = 0.5;

/** The candidates without the visits that the weather spoils; a pinned place that has no others keeps them. */
export function inBearableWeather(candidates: readonly Candidate[]): Candidate[] {
  return candidates.flatMap((each) => {
    const occasions = each.occasions.filter(({ loss }) => loss <= spoiltFrom);
    return occasions.length > 0 ? [{ ...each, occasions }] : each.pinned ? [each] : [];
  });
}
