import type { Weather } from '@city-genie/contracts/weather/routes';
import { type Slot, slotText } from './slot.js';

export type WeatherUsed = 'dry' | 'rain' | 'unknown';

/** An hour of the forecast: its local `YYYY-MM-DDTHH:mm`, and whether it is wet. */
export type HourOutlook = { time: string; wet: boolean };

const wetProbability = 50;
const wetConditions: readonly string[] = ['drizzle', 'rain', 'snow', 'thunderstorm'];
/** The share of wet hours from which a plan prefers places with a roof. */
const rainShare = 1 / 3;
/** The share of the slot that a forecast must cover to count as known. */
const knownShare = 0.75;

/** Maps the hours of a forecast to what the planner needs. */
export function outlookOf(hourly: Weather['hourly']): HourOutlook[] {
  return hourly.map(({ time, condition, precipitationProbability }) => ({
    time,
    wet: precipitationProbability >= wetProbability || wetConditions.includes(condition),
  }));
}

/** Whether to expect rain in this slot; `unknown` when the forecast doesn't cover it (docs/rules/plans.md#plans-and-rain). */
export function weatherIn(slot: Slot, hours: readonly HourOutlook[] | undefined): WeatherUsed {
  const from = slotText(slot, Math.floor(slot.start / 60) * 60);
  const to = slotText(slot, slot.latestEnd);
  const inside = (hours ?? []).filter(({ time }) => time >= from && time < to);
  if (inside.length < ((slot.latestEnd - slot.start) / 60) * knownShare) {
    return 'unknown';
  }
  return inside.filter(({ wet }) => wet).length / inside.length >= rainShare ? 'rain' : 'dry';
}
