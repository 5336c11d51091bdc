import type { Violation } from '../facts/plan-case.js';
import type { PlanFacts } from '../facts/plan-facts.js';

/** In wall minutes: a full day that covers 12:00 to 14:30 has a pause of an hour, which begins by 13:30. */
const lunch = { from: 12 * 60, latestBegin: 13 * 60 + 30, to: 14 * 60 + 30, minutes: 60 };

function placeViolations({ pause, stops, clock }: PlanFacts): Violation[] {
  if (!pause) {
    return [];
  }
  const begin = clock.wallAt(pause.start);
  const isLong = pause.minutes === lunch.minutes && pause.end - pause.start === lunch.minutes;
  const before = stops.filter(({ leave }) => leave <= pause.start);
  const after = stops.filter(({ arrive }) => arrive >= pause.end);
  const isBetween = before.length > 0 && after.length > 0 && before.length + after.length === stops.length;
  return [
    ...(isLong ? [] : [{ code: 'pause_length', detail: `${pause.minutes} stated, ${pause.end - pause.start} by the times` }]),
    ...(begin >= lunch.from && begin <= lunch.latestBegin
      ? []
      : [{ code: 'pause_time', detail: `begins at ${Math.floor(begin / 60)}:${String(begin % 60).padStart(2, '0')}` }]),
    ...(isBetween ? [] : [{ code: 'pause_not_between_visits', detail: `${before.length} before, ${after.length} after` }]),
  ];
}

/** Whether the pause for lunch is present and correct where it is required, and absent otherwise. */
export function pauseViolations(facts: PlanFacts): Violation[] {
  const { pause, plan, timeframe, clock, start, end, stops } = facts;
  const coversLunch = clock.wallAt(start) <= lunch.from && clock.wallAt(start + timeframe.maxMinutes) >= lunch.to;
  const isAllowed = timeframe.id === 'full-day' && coversLunch;
  const isShort = stops.length < timeframe.minStops || end - start < timeframe.minMinutes;
  const isMissing = isAllowed && !pause && !isShort && clock.wallAt(end) >= lunch.to;
  return [
    ...placeViolations(facts),
    ...(pause && !isAllowed ? [{ code: 'pause_unasked', detail: `${plan.start} ${timeframe.id}` }] : []),
    ...(isMissing ? [{ code: 'pause_missing', detail: `${plan.start} to ${plan.end}` }] : []),
  ];
}
