import type { Place } from '../../catalogue/entry.js';
import { centre } from './places/centre.js';
import { east } from './places/east.js';
import { west } from './places/west.js';

export const places: readonly Place[] = [...east, ...centre, ...west];
