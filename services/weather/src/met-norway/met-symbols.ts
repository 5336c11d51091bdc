import { type Meaning, meaning, unknownMeaning } from '../forecast/sky.js';

/**
 * The provider names a chance of rain only in the north, and for six hours at once. Where it names none, these are what its words amount to
 * for the hours that are shown, in %. They are ours, and rough.
 */
const chances = { dry: 0, light: 50, wet: 80 } as const;

/** The provider's symbols without the time of day. Two have a double s, a slip that it keeps. */
const meanings: ReadonlyMap<string, Meaning> = new Map([
  ['clearsky', meaning('clear', 'Clear sky')],
  ['fair', meaning('mostly-clear', 'Mostly clear')],
  ['partlycloudy', meaning('partly-cloudy', 'Partly cloudy')],
  ['cloudy', meaning('cloudy', 'Overcast')],
  ['fog', meaning('fog', 'Fog')],
  ['lightrain', meaning('rain', 'Light rain')],
  ['rain', meaning('rain', 'Rain')],
  ['heavyrain', meaning('rain', 'Heavy rain')],
  ['lightrainshowers', meaning('rain', 'Light showers')],
  ['rainshowers', meaning('rain', 'Showers')],
  ['heavyrainshowers', meaning('rain', 'Heavy showers')],
  ['lightsleet', meaning('snow', 'Light sleet')],
  ['sleet', meaning('snow', 'Sleet')],
  ['heavysleet', meaning('snow', 'Heavy sleet')],
  ['lightsleetshowers', meaning('snow', 'Light sleet showers')],
  ['sleetshowers', meaning('snow', 'Sleet showers')],
  ['heavysleetshowers', meaning('snow', 'Heavy sleet showers')],
  ['lightsnow', meaning('snow', 'Light snow')],
  ['snow', meaning('snow', 'Snow')],
  ['heavysnow', meaning('snow', 'Heavy snow')],
  ['lightsnowshowers', meaning('snow', 'Light snow showers')],
  ['snowshowers', meaning('snow', 'Snow showers')],
  ['heavysnowshowers', meaning('snow', 'Heavy snow showers')],
  ['lightrainandthunder', meaning('thunderstorm', 'Thunderstorm')],
  ['rainandthunder', meaning('thunderstorm', 'Thunderstorm')],
  ['heavyrainandthunder', meaning('thunderstorm', 'Heavy thunderstorm')],
  ['lightrainshowersandthunder', meaning('thunderstorm', 'Thunderstorm')],
  ['rainshowersandthunder', meaning('thunderstorm', 'Thunderstorm')],
  ['heavyrainshowersandthunder', meaning('thunderstorm', 'Heavy thunderstorm')],
  ['lightsleetandthunder', meaning('thunderstorm', 'Thunderstorm with sleet')],
  ['sleetandthunder', meaning('thunderstorm', 'Thunderstorm with sleet')],
  ['heavysleetandthunder', meaning('thunderstorm', 'Thunderstorm with heavy sleet')],
  ['lightssleetshowersandthunder', meaning('thunderstorm', 'Thunderstorm with sleet')],
  ['sleetshowersandthunder', meaning('thunderstorm', 'Thunderstorm with sleet')],
  ['heavysleetshowersandthunder', meaning('thunderstorm', 'Thunderstorm with heavy sleet')],
  ['lightsnowandthunder', meaning('thunderstorm', 'Thunderstorm with snow')],
  ['snowandthunder', meaning('thunderstorm', 'Thunderstorm with snow')],
  ['heavysnowandthunder', meaning('thunderstorm', 'Thunderstorm with heavy snow')],
  ['lightssnowshowersandthunder', meaning('thunderstorm', 'Thunderstorm with snow')],
  ['snowshowersandthunder', meaning('thunderstorm', 'Thunderstorm with snow')],
  ['heavysnowshowersandthunder', meaning('thunderstorm', 'Thunderstorm with heavy snow')],
]);

const wetConditions: ReadonlySet<Meaning['condition']> = new Set(['drizzle', 'rain', 'snow', 'thunderstorm']);

export type MetSymbol = { name: string; meaning: Meaning; isDay: boolean; isKnown: boolean; roughChance: number };

/** What a symbol such as `rainshowers_night` means; an unknown one is shown as cloudy. Polar twilight is a day. */
export function readSymbol(code: string): MetSymbol {
  const name = code.replace(/_(day|night|polartwilight)$/, '');
  const known = meanings.get(name);
  const { condition } = known ?? unknownMeaning;
  const wetChance = name.startsWith('light') ? chances.light : chances.wet;
  return {
    name,
    meaning: known ?? unknownMeaning,
    isDay: !code.endsWith('_night'),
    isKnown: known !== undefined,
    roughChance: wetConditions.has(condition) ? wetChance : chances.dry,
  };
}
