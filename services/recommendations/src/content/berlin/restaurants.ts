import type { Restaurant } from '../../catalogue/entry.js';
import { friedrichshainAndEast } from './restaurants/friedrichshain-and-east.js';
import { greenUnderARoof } from './restaurants/green-under-a-roof.js';
import { kreuzberg } from './restaurants/kreuzberg.js';
import { museumIslandAndUnterDenLinden } from './restaurants/museum-island-and-unter-den-linden.js';
import { neukoellnTablesAndEvenings } from './restaurants/neukoelln-tables-and-evenings.js';
import { prenzlauerBergAndPankow } from './restaurants/prenzlauer-berg-and-pankow.js';
import { scheunenviertelAndWedding } from './restaurants/scheunenviertel-and-wedding.js';
import { schoenebergAndSouth } from './restaurants/schoeneberg-and-south.js';
import { tiergartenAndCharlottenburg } from './restaurants/tiergarten-and-charlottenburg.js';

export const restaurants: readonly Restaurant[] = [
  ...friedrichshainAndEast,
  ...greenUnderARoof,
  ...kreuzberg,
  ...museumIslandAndUnterDenLinden,
  ...neukoellnTablesAndEvenings,
  ...prenzlauerBergAndPankow,
  ...scheunenviertelAndWedding,
  ...schoenebergAndSouth,
  ...tiergartenAndCharlottenburg,
];
