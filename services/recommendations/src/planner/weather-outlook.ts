import type { WeatherHour } from '@city-genie/contracts/internal/weather-hours';

/** What an hour is like for somebody outside. */
export type Sky = 'fair' | 'rain' | 'snow' | 'wind' | 'heat';

/** An hour of the forecast, from its local `YYYY-MM-DDTHH:mm` on. `isLikely`: so far ahead that it is a likelihood. */
export type HourOutlook = { time: string; sky: Sky; isLikely: boolean };

/** The chance from which on an hour is wet, in per cent: so far ahead that it is a likelihood, a chance of one half says little. */
const wetFrom = { forecast: 50, likelihood: 70 } as const;
const wetConditions: readonly string[] = ['drizzle', 'rain', 'snow', 'thunderstorm'];
/** Near gale: walking is an effort, and umbrellas are of no use. */
const windFromKmh = 50;
const heatFromCelsius = 35;

/** Far ahead, the words are those of one run among many, and the chance counts alone where there is one. */
function isWet({ condition, precipitationProbability: chance, certainty }: WeatherHour): boolean {
  const isSaid = wetConditions.includes(condition) && (certainty === 'forecast' || chance === null);
  return isSaid || (chance ?? 0) >= wetFrom[certainty];
}

function skyOf(hour: WeatherHour): Sky {
  if (isWet(hour)) {
    return hour.condition === 'snow' ? 'snow' : 'rain';
  }
  return hour.windSpeed >= windFromKmh ? 'wind' : hour.temperature >= heatFromCelsius ? 'heat' : 'fair';
}

/** Maps the hours of a forecast to what the planner needs (docs/rules/plans.md#plans-and-the-weather). */
export function outlookOf(hours: readonly WeatherHour[]): HourOutlook[] {
  return hours.map((hour) => ({ time: hour.time, sky: skyOf(hour), isLikely: hour.certainty === 'likelihood' }));
}
