import type { Place } from '../../catalogue/entry.js';
import { bars } from './places/bars.js';
import { centre } from './places/centre.js';
import { cityAndDocks } from './places/city-and-docks.js';
import { eastAndSouth } from './places/east-and-south.js';
import { evenings } from './places/evenings.js';
import { late } from './places/late.js';
import { pastimes } from './places/pastimes.js';
import { westAndNorth } from './places/west-and-north.js';

export const places: readonly Place[] = [
  ...centre,
  ...cityAndDocks,
  ...eastAndSouth,
  ...westAndNorth,
  ...evenings,
  ...bars,
  ...pastimes,
  ...late,
];
