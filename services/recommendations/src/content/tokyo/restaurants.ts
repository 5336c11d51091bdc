import type { Restaurant } from '../../catalogue/entry.js';
import { besideTheSights } from './restaurants/beside-the-sights.js';
import { centre } from './restaurants/centre.js';
import { east } from './restaurants/east.js';
import { late } from './restaurants/late.js';
import { modern } from './restaurants/modern.js';
import { playful } from './restaurants/playful.js';
import { west } from './restaurants/west.js';

export const restaurants: readonly Restaurant[] = [...east, ...centre, ...west, ...modern, ...late, ...playful, ...besideTheSights];
