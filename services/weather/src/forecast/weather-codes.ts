import type { conditions, weatherIcons } from '@city-genie/contracts/weather/endpoints';

type Condition = (typeof conditions)[number];
type Icon = (typeof weatherIcons)[number];

export type Sky = { condition: Condition; icon: Icon; description: string };

type Meaning = { condition: Condition; day: Icon; night: Icon; description: string };

function meaning(condition: Condition, icon: Icon | { day: Icon; night: Icon }, description: string): Meaning {
  return typeof icon === 'string' ? { condition, day: icon, night: icon, description } : { condition, ...icon, description };
}

const bare = { day: 'sun', night: 'moon' } as const;
const veiled = { day: 'sun-cloud', night: 'moon-cloud' } as const;

/** The codes of WMO table 4677 that the provider uses. */
const meanings: ReadonlyMap<number, Meaning> = new Map([
  [0, meaning('clear', bare, 'Clear sky')],
  [1, meaning('mostly-clear', bare, 'Mostly clear')],
  [2, meaning('partly-cloudy', veiled, 'Partly cloudy')],
  [3, meaning('cloudy', 'cloud', 'Overcast')],
  [45, meaning('fog', 'fog', 'Fog')],
  [48, meaning('fog', 'fog', 'Freezing fog')],
  [51, meaning('drizzle', 'drizzle', 'Light drizzle')],
  [53, meaning('drizzle', 'drizzle', 'Drizzle')],
  [55, meaning('drizzle', 'drizzle', 'Heavy drizzle')],
  [56, meaning('drizzle', 'drizzle', 'Light freezing drizzle')],
  [57, meaning('drizzle', 'drizzle', 'Freezing drizzle')],
  [61, meaning('rain', 'rain', 'Light rain')],
  [63, meaning('rain', 'rain', 'Rain')],
  [65, meaning('rain', 'rain', 'Heavy rain')],
  [66, meaning('rain', 'rain', 'Light freezing rain')],
  [67, meaning('rain', 'rain', 'Freezing rain')],
  [71, meaning('snow', 'snow', 'Light snow')],
  [73, meaning('snow', 'snow', 'Snow')],
  [75, meaning('snow', 'snow', 'Heavy snow')],
  [77, meaning('snow', 'snow', 'Snow grains')],
  [80, meaning('rain', 'rain', 'Light showers')],
  [81, meaning('rain', 'rain', 'Showers')],
  [82, meaning('rain', 'rain', 'Violent showers')],
  [85, meaning('snow', 'snow', 'Light snow showers')],
  [86, meaning('snow', 'snow', 'Snow showers')],
  [95, meaning('thunderstorm', 'storm', 'Thunderstorm')],
  [96, meaning('thunderstorm', 'storm', 'Thunderstorm with hail')],
  [99, meaning('thunderstorm', 'storm', 'Thunderstorm with heavy hail')],
]);

/** For an unknown code: promises neither sun nor rain. */
const unknown = meaning('cloudy', 'cloud', 'Cloudy');

export function isKnownCode(code: number): boolean {
  return meanings.has(code);
}

/** Icon and words for a WMO weather code, by day or by night, from the closed lists of the wire. */
export function skyOf(code: number, isDay: boolean): Sky {
  const { condition, day, night, description } = meanings.get(code) ?? unknown;
  return { condition, icon: isDay ? day : night, description };
}
