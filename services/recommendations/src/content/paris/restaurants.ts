import type { Restaurant } from '../../catalogue/entry.js';
import { besideTheSights } from './restaurants/beside-the-sights.js';
import { cafes } from './restaurants/cafes.js';
import { leftBank } from './restaurants/left-bank.js';
import { rightBank } from './restaurants/right-bank.js';

export const restaurants: readonly Restaurant[] = [...rightBank, ...leftBank, ...cafes, ...besideTheSights];
