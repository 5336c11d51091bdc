import type { Restaurant } from '../../catalogue/entry.js';
import { besideTheSights } from './restaurants/beside-the-sights.js';
import { coventGardenToTheCity } from './restaurants/covent-garden-to-the-city.js';
import { eastAndSouth } from './restaurants/east-and-south.js';
import { late } from './restaurants/late.js';
import { quietAndArty } from './restaurants/quiet-and-arty.js';
import { sohoAndMayfair } from './restaurants/soho-and-mayfair.js';
import { westAndNorth } from './restaurants/west-and-north.js';

export const restaurants: readonly Restaurant[] = [
  ...sohoAndMayfair,
  ...coventGardenToTheCity,
  ...eastAndSouth,
  ...westAndNorth,
  ...quietAndArty,
  ...late,
  ...besideTheSights,
];
