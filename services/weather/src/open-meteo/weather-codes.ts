import { type Meaning, meaning, type Sky, skyIn, unknownMeaning } from '../forecast/sky.js';

/** The codes of WMO table 4677 that the provider uses. */
const meanings: ReadonlyMap<number, Meaning> = new Map([
  [0, meaning('clear', 'Clear sky')],
  [1, meaning('mostly-clear', 'Mostly clear')],
  [2, meaning('partly-cloudy', 'Partly cloudy')],
  [3, meaning('cloudy', 'Overcast')],
  [45, meaning('fog', 'Fog')],
  [48, meaning('fog', 'Freezing fog')],
  [51, meaning('drizzle', 'Light drizzle')],
  [53, meaning('drizzle', 'Drizzle')],
  [55, meaning('drizzle', 'Heavy drizzle')],
  [56, meaning('drizzle', 'Light freezing drizzle')],
  [57, meaning('drizzle', 'Freezing drizzle')],
  [61, meaning('rain', 'Light rain')],
  [63, meaning('rain', 'Rain')],
  [65, meaning('rain', 'Heavy rain')],
  [66, meaning('rain', 'Light freezing rain')],
  [67, meaning('rain', 'Freezing rain')],
  [71, meaning('snow', 'Light snow')],
  [73, meaning('snow', 'Snow')],
  [75, meaning('snow', 'Heavy snow')],
  [77, meaning('snow', 'Snow grains')],
  [80, meaning('rain', 'Light showers')],
  [81, meaning('rain', 'Showers')],
  [82, meaning('rain', 'Violent showers')],
  [85, meaning('snow', 'Light snow showers')],
  [86, meaning('snow', 'Snow showers')],
  [95, meaning('thunderstorm', 'Thunderstorm')],
  [96, meaning('thunderstorm', 'Thunderstorm with hail')],
  [99, meaning('thunderstorm', 'Thunderstorm with heavy hail')],
]);

export function isKnownCode(code: number): boolean {
  return meanings.has(code);
}

/** What a WMO weather code means; an unknown one is shown as cloudy. */
export function meaningOf(code: number): Meaning {
  return meanings.get(code) ?? unknownMeaning;
}

/** Icon and words for a WMO weather code, by day or by night, from the closed lists of the wire. */
export function skyOf(code: number, isDay: boolean): Sky {
  return skyIn(meaningOf(code), isDay);
}
