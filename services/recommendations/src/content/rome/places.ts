import type { Place } from '../../catalogue/entry.js';
import { ancientHeart } from './places/ancient-heart.js';
import { kitchensAndStudios } from './places/kitchens-and-studios.js';
import { montiAndEsquilino } from './places/monti-and-esquilino.js';
import { pantheonAndNavona } from './places/pantheon-and-navona.js';
import { spagnaAndBorghese } from './places/spagna-and-borghese.js';
import { tablesAndEvenings } from './places/tables-and-evenings.js';
import { testaccioAndSouth } from './places/testaccio-and-south.js';
import { trastevereAndGhetto } from './places/trastevere-and-ghetto.js';
import { vaticanAndPrati } from './places/vatican-and-prati.js';

export const places: readonly Place[] = [
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
