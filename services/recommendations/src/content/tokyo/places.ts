import type { Place } from '../../catalogue/entry.js';
import { bars } from './places/bars.js';
import { bay } from './places/bay.js';
import { castle } from './places/castle.js';
import { centre } from './places/centre.js';
import { east } from './places/east.js';
import { evenings } from './places/evenings.js';
import { late } from './places/late.js';
import { north } from './places/north.js';
import { pastimes } from './places/pastimes.js';
import { river } from './places/river.js';
import { shibuya } from './places/shibuya.js';
import { shinjuku } from './places/shinjuku.js';
import { south } from './places/south.js';
import { suburbs } from './places/suburbs.js';
import { west } from './places/west.js';

export const places: readonly Place[] = [
  ...east,
  ...river,
  ...north,
  ...castle,
  ...centre,
  ...bay,
  ...south,
  ...shibuya,
  ...shinjuku,
  ...west,
  ...suburbs,
  ...evenings,
  ...bars,
  ...pastimes,
  ...late,
];
