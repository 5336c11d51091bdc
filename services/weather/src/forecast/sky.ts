import { conditions, type weatherIcons } from '@city-genie/contracts/weather/endpoints';

type Condition = (typeof conditions)[number];
type Icon = (typeof weatherIcons)[number];

export type Sky = { condition: Condition; icon: Icon; description: string };

/** What a code or symbol of a provider means, by day and by night. */
export type Meaning = { condition: Condition; day: Icon; night: Icon; description: string };

const iconsOf: Readonly<Record<Condition, Icon | { day: Icon; night: Icon }>> = {
  clear: { day: 'sun', night: 'moon' },
  'mostly-clear': { day: 'sun', night: 'moon' },
  'partly-cloudy': { day: 'sun-cloud', night: 'moon-cloud' },
  cloudy: 'cloud',
  fog: 'fog',
  drizzle: 'drizzle',
  rain: 'rain',
  snow: 'snow',
  thunderstorm: 'storm',
};

export function meaning(condition: Condition, description: string): Meaning {
  const icons = iconsOf[condition];
  return typeof icons === 'string' ? { condition, day: icons, night: icons, description } : { condition, ...icons, description };
}

/** For what we don't know: promises neither sun nor rain. */
export const unknownMeaning = meaning('cloudy', 'Cloudy');

/** Icon and words, from the closed lists of the wire. */
export function skyIn({ condition, day, night, description }: Meaning, isDay: boolean): Sky {
  return { condition, icon: isDay ? day : night, description };
}

/** The heavier, the higher: the closed list is in this order, as are the codes by which weather services name a day's worst hour. */
function weight({ condition }: Meaning): number {
  return conditions.indexOf(condition);
}

/** What a day is named after: its heaviest weather, in the words that most of those hours have. Undefined for no hours. */
export function heaviestOf(meanings: readonly Meaning[]): Meaning | undefined {
  const heaviest = Math.max(...meanings.map(weight));
  const candidates = meanings.filter((one) => weight(one) === heaviest);
  const timesSaid = ({ description }: Meaning): number => candidates.filter((one) => one.description === description).length;
  return candidates.toSorted((one, other) => timesSaid(other) - timesSaid(one))[0];
}
