/** An hour of a forecast as the planner receives it. */
export type ForecastHour = { time: string; wet: boolean };
export type WeatherFact = 'dry' | 'rain' | 'unknown';

/**
 * The weather that a plan must state for a slot: rain from a third of wet hours on, unknown when less than three quarters of
 * the slot's hours are forecast. `from` and `to`: local `YYYY-MM-DDTHH:mm`.
 */
export function weatherOf(hours: readonly ForecastHour[] | undefined, from: string, to: string, slotMinutes: number): WeatherFact {
  let [known, wet] = [0, 0];
  for (const hour of hours ?? []) {
    if (hour.time >= `${from.slice(0, 14)}00` && hour.time < to) {
      known += 1;
      wet += hour.wet ? 1 : 0;
    }
  }
  if (4 * 60 * known < 3 * slotMinutes) {
    return 'unknown';
  }
  return 3 * wet >= known ? 'rain' : 'dry';
}
