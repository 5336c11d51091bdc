import type { Check } from '../check.js';
import type { Demands } from '../depth.js';
import type { Exceptions } from '../exceptions.js';
import { type MoodTally, tallyMood } from '../mood-tally.js';

function tooFew(what: string, found: number, asked: number): string[] {
  return found < asked ? [`${what}: ${found} of the ${asked} needed`] : [];
}

type Shares = NonNullable<Demands['shares']>;
type Excepted = Exceptions['fewerOfAKind'];

/** `excepted`: of this city. */
function shareProblems(mood: string, tally: MoodTally, shares: Shares, excepted: Excepted): string[] {
  const kinds = ['indoor', 'outdoor', 'free'] as const;
  const leastOf = (kind: (typeof kinds)[number]) =>
    excepted.find((exception) => exception.mood === mood && exception.kind === kind)?.least ?? shares[kind] * tally.places;
  return kinds
    .filter((kind) => tally[kind] < leastOf(kind))
    .map((kind) => `${mood}: ${tally[kind]} of ${tally.places} places are ${kind}, ${Math.round(shares[kind] * 100)} % are needed`);
}

/** C12: enough places and restaurants, also for each mood, and among them enough for rain, enough outdoors and enough for free. */
export const checkMoodDepth: Check = (subject, { demandsOf, exceptions }) => {
  const { city, content } = subject;
  const excepted = exceptions.fewerOfAKind.filter((exception) => exception.city === city.key);
  const demands = demandsOf(city.key);
  const texts = [
    ...tooFew('places', content.places.length, demands.places),
    ...tooFew('restaurants', content.restaurants.length, demands.restaurants),
    ...city.moods.flatMap((mood) => {
      const tally = tallyMood(subject, mood);
      return [
        ...tooFew(`places for ${mood}`, tally.places, demands.placesPerMood),
        ...tooFew(`restaurants for ${mood}`, tally.restaurants, demands.restaurantsPerMood),
        ...(demands.shares ? shareProblems(mood, tally, demands.shares, excepted) : []),
      ];
    }),
  ];
  return texts.map((text) => ({ code: 'C12', text }));
};

/** C13: no category dominates a city. */
export const checkCategoryShare: Check = ({ city, content }, { demandsOf }) => {
  const most = demandsOf(city.key).largestCategoryShare;
  if (most === undefined) {
    return [];
  }
  const all = content.places.length;
  return [...new Set(content.places.map(({ category }) => category))]
    .map((category) => ({ category, count: content.places.filter((place) => place.category === category).length }))
    .filter(({ count }) => count > most * all)
    .map(({ category, count }) => ({
      code: 'C13',
      text: `${count} of ${all} places are of the category ${category}, ${most * 100} % at most`,
    }));
};

/** C14: enough short visits for each mood, to fill the gaps of a plan. */
export const checkShortVisits: Check = (subject, { demandsOf }) => {
  const least = demandsOf(subject.city.key).shortPlacesPerMood ?? 0;
  return subject.city.moods
    .flatMap((mood) => tooFew(`short visits for ${mood}`, tallyMood(subject, mood).short, least))
    .map((text) => ({ code: 'C14', text }));
};
