import type { Restaurant } from '../../catalogue/entry.js';
import { fiestaAndLate } from './restaurants/fiesta-and-late.js';
import { latinaRastroLavapies } from './restaurants/latina-rastro-lavapies.js';
import { letrasAndGranVia } from './restaurants/letras-and-gran-via.js';
import { malasanaChuecaSalesas } from './restaurants/malasana-chueca-salesas.js';
import { pradoAndRetiro } from './restaurants/prado-and-retiro.js';
import { salamancaAndNorth } from './restaurants/salamanca-and-north.js';
import { solAndAustrias } from './restaurants/sol-and-austrias.js';
import { westAndRiver } from './restaurants/west-and-river.js';

export const restaurants: readonly Restaurant[] = [
  ...fiestaAndLate,
  ...latinaRastroLavapies,
  ...letrasAndGranVia,
  ...malasanaChuecaSalesas,
  ...pradoAndRetiro,
  ...salamancaAndNorth,
  ...solAndAustrias,
  ...westAndRiver,
];
