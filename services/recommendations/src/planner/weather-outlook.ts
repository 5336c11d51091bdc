import type { Weather } from '@city-genie/contracts/weather/routes';
import { type Slot, slotText } from './slot.js';

export type WeatherUsed = 'dry' | 'rain' | 'unknown';

/** What a plan needs to know of an hour: its local `YYYY-MM-DDTHH:mm` and whether one gets wet in it. */
export type HourOutlook = { time: string; wet: boolean };

const wetProbability = 50;
const wetConditions: readonly string[] = ['drizzle', 'rain', 'snow', 'thunderstorm'];
/** From this share of wet hours on a plan goes indoors. */
const rainShare = 1 / 3;
/** A forecast that ends before the slot does says too little about it. */
const knownShare = 0.75;

/** The hours of a forecast as a plan sees them. */
export function outlookOf(hourly: Weather['hourly']): HourOutlook[] {
  return hourly.map(({ time, condition, precipitationProbability }) => ({
    time,
    wet: precipitationProbability >= wetProbability || wetConditions.includes(condition),
  }));
}

/** Whether a plan in this slot should expect rain; unknown when the forecast doesn't cover it. */
export function weatherIn(slot: Slot, hours: readonly HourOutlook[] | undefined): WeatherUsed {
  const from = slotText(slot, Math.floor(slot.start / 60) * 60);
  const to = slotText(slot, slot.latestEnd);
  const inside = (hours ?? []).filter(({ time }) => time >= from && time < to);
  if (inside.length < ((slot.latestEnd - slot.start) / 60) * knownShare) {
    return 'unknown';
  }
  return inside.filter(({ wet }) => wet).length / inside.length >= rainShare ? 'rain' : 'dry';
}
