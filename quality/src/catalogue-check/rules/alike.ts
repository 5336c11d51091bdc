import type { Check } from '../check.js';

/** C30: a word for places that are much the same is had by two places of the city at least; else it says nothing, or is misspelt. */
export const checkAlike: Check = ({ content: { places } }) => {
  const words = places.map(({ alike }) => alike);
  return places
    .filter(({ alike }) => alike !== undefined && words.indexOf(alike) === words.lastIndexOf(alike))
    .map(({ id, alike }) => ({ code: 'C30', id, text: `is the only place like ${alike}` }));
};
