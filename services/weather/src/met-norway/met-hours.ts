import type { MetEntry } from './met-reply.js';
import { type MetSymbol, readSymbol } from './met-symbols.js';

const hourMs = 3_600_000;
/** The longest block that the provider describes. */
const longestBlockHours = 12;

/** An hour with what the provider says of it: °C, %, km/h. */
export type MetHour = {
  atMs: number;
  symbol: MetSymbol;
  temperature: number;
  humidity: number | null;
  windSpeed: number;
  /** null = the provider names none. */
  chance: number | null;
};

type Instant = { atMs: number; entry: MetEntry; temperature: number; humidity: number | null; windSpeed: number };

/** The moments of which temperature and wind are known. */
function instantsOf(series: readonly MetEntry[]): Instant[] {
  return series.flatMap((entry) => {
    const { air_temperature: temperature, relative_humidity: humidity, wind_speed: windSpeed } = entry.data.instant.details;
    return temperature === null || windSpeed === null ? [] : [{ atMs: Date.parse(entry.time), entry, temperature, humidity, windSpeed }];
  });
}

/** What is said of the hour that begins so many hours after the entry's label: by the shortest block that reaches it. */
function blockAt({ data }: MetEntry, hour: number): MetEntry['data']['next_1_hours'] {
  const blocks = [
    { hours: 1, block: data.next_1_hours },
    { hours: 6, block: data.next_6_hours },
    { hours: longestBlockHours, block: data.next_12_hours },
  ];
  return blocks.find(({ hours, block }) => block && hour < hours)?.block;
}

function between(before: number, after: number | undefined, share: number): number {
  return before + ((after ?? before) - before) * share;
}

/**
 * The hours of a series. A block counts for each of its hours, up to the next label; temperature, humidity and wind are of the labels, and
 * on the straight line between them.
 */
export function hoursOf(series: readonly MetEntry[]): MetHour[] {
  const instants = instantsOf(series);
  return instants.flatMap((instant, index) => {
    const following = instants[index + 1];
    const spanHours = following ? (following.atMs - instant.atMs) / hourMs : longestBlockHours;
    const next = spanHours <= longestBlockHours ? following : undefined;
    return Array.from({ length: Math.min(spanHours, longestBlockHours) }, (_, hour): MetHour | undefined => {
      const block = blockAt(instant.entry, hour);
      const share = hour / spanHours;
      return (
        block && {
          atMs: instant.atMs + hour * hourMs,
          symbol: readSymbol(block.summary.symbol_code),
          temperature: between(instant.temperature, next?.temperature, share),
          humidity: instant.humidity === null ? null : between(instant.humidity, next?.humidity ?? undefined, share),
          windSpeed: between(instant.windSpeed, next?.windSpeed, share),
          chance: block.details.probability_of_precipitation,
        }
      );
    }).filter((one) => one !== undefined);
  });
}
