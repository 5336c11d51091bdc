import type { CityContent } from '../../catalogue/entry.js';
import { guide } from './guide.js';
import { places } from './places.js';
import { restaurants } from './restaurants.js';

export const content: CityContent = { guide, places, restaurants };
