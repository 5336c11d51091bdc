import type { Restaurant } from '../../catalogue/entry.js';
import { ancientHeart } from './restaurants/ancient-heart.js';
import { kitchensAndStudios } from './restaurants/kitchens-and-studios.js';
import { montiAndEsquilino } from './restaurants/monti-and-esquilino.js';
import { pantheonAndNavona } from './restaurants/pantheon-and-navona.js';
import { spagnaAndBorghese } from './restaurants/spagna-and-borghese.js';
import { tablesAndEvenings } from './restaurants/tables-and-evenings.js';
import { testaccioAndSouth } from './restaurants/testaccio-and-south.js';
import { trastevereAndGhetto } from './restaurants/trastevere-and-ghetto.js';
import { vaticanAndPrati } from './restaurants/vatican-and-prati.js';

export const restaurants: readonly Restaurant[] = [
  ...ancientHeart,
  ...kitchensAndStudios,
  ...montiAndEsquilino,
  ...pantheonAndNavona,
  ...spagnaAndBorghese,
  ...tablesAndEvenings,
  ...testaccioAndSouth,
  ...trastevereAndGhetto,
  ...vaticanAndPrati,
];
