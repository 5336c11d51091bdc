import type { Place } from '../../catalogue/entry.js';
import { bars } from './places/bars.js';
import { centreAndWest } from './places/centre-and-west.js';
import { eastAndNorth } from './places/east-and-north.js';
import { evenings } from './places/evenings.js';
import { leftBankAndIslands } from './places/left-bank-and-islands.js';

export const places: readonly Place[] = [...centreAndWest, ...leftBankAndIslands, ...eastAndNorth, ...evenings, ...bars];
