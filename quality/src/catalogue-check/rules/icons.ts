import { type Check, eachPlace, type Finding } from '../check.js';
import { isEligible } from '../mood-tally.js';

const mostHiddenGems = 0.2;

const checkEach = eachPlace('C24', ({ icon, hiddenGem }) => (icon && hiddenGem ? ['is an icon and a hidden gem at once'] : []));

/** How many icons a city has, and how many each of its moods. */
const checkNumbers: Check = ({ city, content }, { demandsOf }) => {
  const demands = demandsOf(city.key).icons;
  if (!demands) {
    return [];
  }
  const icons = content.places.filter(({ icon }) => icon);
  const { least, most, perMood } = demands;
  const texts = [
    ...(icons.length < least || icons.length > most ? [`icons: ${icons.length}, not ${least} to ${most}`] : []),
    ...city.moods
      .map((mood) => ({ mood, count: icons.filter((place) => isEligible(place, mood, city.key)).length }))
      .filter(({ count }) => count < perMood)
      .map(({ mood, count }) => `icons for ${mood}: ${count} of the ${perMood} needed`),
  ];
  return texts.map((text) => ({ code: 'C24', text }));
};

const checkHiddenGems: Check = ({ content: { places } }) => {
  const gems = places.filter(({ hiddenGem }) => hiddenGem).length;
  const text = `${gems} of ${places.length} places are hidden gems, ${mostHiddenGems * 100} % at most`;
  return gems > mostHiddenGems * places.length ? [{ code: 'C24', text }] : [];
};

/** C24: what a city is known for is no secret; it has enough of it for every mood; and little-known places are few. */
export const checkIcons: Check = (subject, context): Finding[] =>
  [checkEach, checkNumbers, checkHiddenGems].flatMap((check) => check(subject, context));
