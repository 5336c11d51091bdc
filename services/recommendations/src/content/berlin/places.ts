import type { Place } from '../../catalogue/entry.js';
import { friedrichshainAndEast } from './places/friedrichshain-and-east.js';
import { greenUnderARoof } from './places/green-under-a-roof.js';
import { kreuzberg } from './places/kreuzberg.js';
import { museumIslandAndUnterDenLinden } from './places/museum-island-and-unter-den-linden.js';
import { neukoellnTablesAndEvenings } from './places/neukoelln-tables-and-evenings.js';
import { prenzlauerBergAndPankow } from './places/prenzlauer-berg-and-pankow.js';
import { scheunenviertelAndWedding } from './places/scheunenviertel-and-wedding.js';
import { schoenebergAndSouth } from './places/schoeneberg-and-south.js';
import { tiergartenAndCharlottenburg } from './places/tiergarten-and-charlottenburg.js';

export const places: readonly Place[] = [
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
