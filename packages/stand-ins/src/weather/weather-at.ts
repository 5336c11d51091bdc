import { type Sky, skyProfiles } from './scenarios.js';

/** One hour: °C, %, km/h, mm and the WMO weather code. */
export type HourWeather = {
  temperature: number;
  humidity: number;
  wind: number;
  precipitationProbability: number;
  precipitation: number;
  code: number;
  isDay: boolean;
};

const dry = { precipitation: 3, code: 1 };
const wettestDryPercent = 50;

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function percent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)));
}

/** It gets warmer for a week, and cooler in the next. */
function drift(day: number): number {
  return 0.4 * Math.min(day, 14 - day);
}

/**
 * The weather of the hour that begins at an o'clock of the place. Deterministic: it varies by place, day and hour, never randomly.
 *
 * @param day 0 = today
 */
export function weatherAt(sky: Sky, latitude: number, day: number, hour: number): HourWeather {
  const profile = skyProfiles[sky];
  const { wetHours } = profile;
  const isWet = !wetHours || (hour >= wetHours.from && hour < wetHours.until);
  const { precipitation, code } = isWet ? profile : dry;
  const wave = Math.sin(((hour - 9) / 24) * 2 * Math.PI);
  return {
    temperature: round(profile.meanTemp + profile.halfRange * wave + Math.sin(latitude) + drift(day)),
    humidity: percent(profile.humidity - 5 * wave),
    wind: round(profile.wind + 3 * wave),
    precipitationProbability: percent(precipitation + 2 * wave),
    precipitation: precipitation > wettestDryPercent ? 1.2 : 0,
    code,
    isDay: hour >= 7 && hour < 21,
  };
}
