import type { Place } from '../../catalogue/entry.js';
import { fiestaAndLate } from './places/fiesta-and-late.js';
import { latinaRastroLavapies } from './places/latina-rastro-lavapies.js';
import { letrasAndGranVia } from './places/letras-and-gran-via.js';
import { malasanaChuecaSalesas } from './places/malasana-chueca-salesas.js';
import { pradoAndRetiro } from './places/prado-and-retiro.js';
import { salamancaAndNorth } from './places/salamanca-and-north.js';
import { solAndAustrias } from './places/sol-and-austrias.js';
import { westAndRiver } from './places/west-and-river.js';

export const places: readonly Place[] = [
  ...fiestaAndLate,
  ...latinaRastroLavapies,
  ...letrasAndGranVia,
  ...malasanaChuecaSalesas,
  ...pradoAndRetiro,
  ...salamancaAndNorth,
  ...solAndAustrias,
  ...westAndRiver,
];
