import type { CityContent } from '../../catalogue/entry.js';
import { withTurns } from '../../catalogue/with-turns.js';
import { guide } from './guide.js';
import { places } from './places.js';
import { restaurants } from './restaurants.js';
import { turns } from './turns.js';

export const content: CityContent = { guide, places: withTurns(places, turns), restaurants };
