import type { Meaning } from './sky.js';

/** What a provider says of the hour that begins at `time`, the city's local time; null = nothing that can be used. °C, %, km/h. */
export type HourReading = {
  time: string;
  meaning: Meaning | null;
  isDay: boolean | null;
  temperature: number | null;
  humidity: number | null;
  windSpeed: number | null;
  precipitationProbability: number | null;
};

/** An hour of the first three days as it is shown: nothing is missing but, for a provider without it, humidity. */
export type ShownHour = {
  time: string;
  meaning: Meaning;
  isDay: boolean;
  temperature: number;
  humidity: number | null;
  windSpeed: number;
  precipitationProbability: number;
};

/** A day as a whole, with its strongest wind. */
export type DayReading = { meaning: Meaning; min: number; max: number; windSpeed: number };

/** What every provider's reply is turned into, and every forecast made of. */
export type Readings = {
  /** The city's date, YYYY-MM-DD. */
  today: string;
  now: { meaning: Meaning; isDay: boolean; temperature: number; humidity: number; windSpeed: number };
  /** Days that the provider itself describes, by date; the others are made of their hours. */
  days: ReadonlyMap<string, DayReading>;
  /** The hours of the first three days. */
  shown: readonly ShownHour[];
  /** Every hour, with what is missing. */
  hours: readonly HourReading[];
};
