import { ProviderError } from '../provider/provider-error.js';
import { addDays, daysBetween, isWhenOut } from './calendar.js';
import type { Forecast } from './forecast.js';
import { dayOfHours, type KnownHour, knownHours } from './known-hours.js';
import type { DayReading, HourReading, Readings, ShownHour } from './readings.js';
import { skyIn } from './sky.js';

type Day = Forecast['forecast'][number];
type LaterDay = Forecast['outlook'][number];

const daysShown = 3;
const daysAhead = 15;
/** The eighth day is the first of which nobody can be sure. */
const daysForecast = 7;

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const isOn =
  (date: string) =>
  ({ time }: { time: string }): boolean =>
    time.startsWith(date);

/** As it is now; its range contains the present temperature, since the site must not show "25° now, at most 24°". */
function dayOfNow(date: string, day: DayReading, now: Readings['now']): Day {
  const temperature = oneDecimal(now.temperature);
  return {
    date,
    ...skyIn(now.meaning, now.isDay),
    temperature: {
      current: temperature,
      min: Math.min(temperature, oneDecimal(day.min)),
      max: Math.max(temperature, oneDecimal(day.max)),
    },
    humidity: Math.round(now.humidity),
    windSpeed: oneDecimal(now.windSpeed),
  };
}

/** The mean of the hours when visitors are out, with the day's strongest wind. @throws ProviderError `unusable` */
function dayToCome(date: string, day: DayReading, shown: readonly ShownHour[]): Day {
  const out = shown.filter(({ time }) => time.startsWith(date) && isWhenOut(time));
  const humidities = out.flatMap(({ humidity }) => humidity ?? []);
  if (out.length === 0 || humidities.length < out.length) {
    throw new ProviderError('unusable', `the provider knows too little of ${date}`);
  }
  return {
    date,
    ...skyIn(day.meaning, true),
    temperature: {
      current: oneDecimal(mean(out.map((hour) => hour.temperature))),
      min: oneDecimal(day.min),
      max: oneDecimal(day.max),
    },
    humidity: Math.round(mean(humidities)),
    windSpeed: oneDecimal(day.windSpeed),
  };
}

function certaintyOf(today: string, date: string): LaterDay['certainty'] {
  return daysBetween(today, date) < daysForecast ? 'forecast' : 'likelihood';
}

function laterDay(today: string, date: string, day: DayReading, hours: readonly HourReading[]): LaterDay {
  const chances = hours.filter(({ time }) => isWhenOut(time)).flatMap(({ precipitationProbability }) => precipitationProbability ?? []);
  return {
    date,
    ...skyIn(day.meaning, true),
    temperature: { min: oneDecimal(day.min), max: oneDecimal(day.max) },
    precipitationProbability: chances.length === 0 ? null : Math.round(Math.max(...chances)),
    windSpeed: oneDecimal(day.windSpeed),
    certainty: certaintyOf(today, date),
  };
}

function shownHour({ time, meaning, isDay, ...values }: ShownHour): Forecast['hourly'][number] {
  const { condition, icon } = skyIn(meaning, isDay);
  return {
    time,
    condition,
    icon,
    temperature: oneDecimal(values.temperature),
    precipitationProbability: Math.round(values.precipitationProbability),
    windSpeed: oneDecimal(values.windSpeed),
  };
}

function plannedHour(today: string, hour: KnownHour): Forecast['hours'][number] {
  const { time, meaning, precipitationProbability: chance } = hour;
  return {
    time,
    condition: meaning.condition,
    precipitationProbability: chance === null ? null : Math.round(chance),
    temperature: oneDecimal(hour.temperature),
    windSpeed: oneDecimal(hour.windSpeed),
    certainty: certaintyOf(today, time.slice(0, 10)),
  };
}

/**
 * The forecast that a provider's readings make (docs/rules/weather.md#what-a-day-shows): three days, of which nothing may be missing, then
 * the outlook, which ends before the first day of which too little is known, and the hours that are known.
 *
 * @throws ProviderError `unusable` when one of the three days can't be had
 */
export function assembleForecast({ today, now, days, shown, hours }: Readings): Forecast {
  const dates = Array.from({ length: daysAhead }, (_, day) => addDays(today, day));
  const known = knownHours(hours).filter(({ time }) => dates.includes(time.slice(0, 10)));
  const dayOn = (date: string): DayReading | undefined => days.get(date) ?? dayOfHours(known.filter(isOn(date)));

  const firstDays = dates.slice(0, daysShown).map((date, index) => {
    const day = dayOn(date);
    if (!day) {
      throw new ProviderError('unusable', `the provider knows too little of ${date}`);
    }
    return index === 0 ? dayOfNow(date, day, now) : dayToCome(date, day, shown);
  });

  const outlook: LaterDay[] = [];
  for (const date of dates.slice(daysShown)) {
    const day = dayOn(date);
    if (!day) {
      break;
    }
    outlook.push(laterDay(today, date, day, hours.filter(isOn(date))));
  }
  return { forecast: firstDays, hourly: shown.map(shownHour), outlook, hours: known.map((hour) => plannedHour(today, hour)) };
}
