import type { Turns } from '../../catalogue/with-turns.js';

/** Measured by `npm run turns`, which writes this file. */
export const turns: Turns = {
  'romantic-dreamy': {
    'paris-bouquinistes-of-the-seine': 0.82,
    'paris-cour-du-commerce-saint-andre': 0.6,
    'paris-pont-neuf': 0.82,
    'paris-quais-de-l-ile-saint-louis': 0.51,
    'paris-shakespeare-and-company': 0.86,
    'paris-square-du-vert-galant': 0.8,
  },
  'artistic-cultural': {
    'paris-bibliotheque-mazarine': 0.46,
    'paris-bouquinistes-of-the-seine': 0.94,
    'paris-conciergerie': 0.56,
    'paris-fondation-cartier': 0.37,
    'paris-fontaine-stravinsky': 0.84,
    'paris-hotel-de-la-marine': 0.86,
    'paris-l-ecume-des-pages': 0.1,
    'paris-louvre-pyramid-and-courts': 0.31,
    'paris-maison-europeenne-de-la-photographie': 0.77,
    'paris-place-colette': 0.69,
    'paris-place-de-l-odeon': 0.89,
    'paris-place-saint-germain-des-pres': 0.41,
  },
  'bohemian-playful': {
    'paris-fontaine-stravinsky': 0.54,
    'paris-halle-saint-pierre': 0.74,
    'paris-marche-des-enfants-rouges': 0.96,
    'paris-musee-de-montmartre': 0.93,
    'paris-passage-des-panoramas': 0.39,
    'paris-place-des-abbesses': 0.68,
    'paris-rue-de-l-abreuvoir': 0.82,
    'paris-rue-montorgueil': 0.89,
  },
  'elegant-sophisticated': {
    'paris-arcades-de-la-rue-de-rivoli': 0.52,
    'paris-bnf-richelieu': 0.91,
    'paris-galerie-vivienne': 0.57,
    'paris-hotel-de-la-marine': 0.87,
    'paris-jardin-du-palais-royal': 0.45,
    'paris-place-vendome': 0.9,
    'paris-tuileries-garden': 0.87,
  },
};
