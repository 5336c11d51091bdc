import type { Restaurant } from '../../catalogue/entry.js';
import { brooklyn } from './restaurants/brooklyn.js';
import { downtown } from './restaurants/downtown.js';
import { eastVillageAndLes } from './restaurants/east-village-and-les.js';
import { midtown } from './restaurants/midtown.js';
import { queensAndLate } from './restaurants/queens-and-late.js';
import { upperEastAndPark } from './restaurants/upper-east-and-park.js';
import { upperWestAndHarlem } from './restaurants/upper-west-and-harlem.js';
import { villageAndChelsea } from './restaurants/village-and-chelsea.js';

export const restaurants: readonly Restaurant[] = [
  ...brooklyn,
  ...downtown,
  ...eastVillageAndLes,
  ...midtown,
  ...queensAndLate,
  ...upperEastAndPark,
  ...upperWestAndHarlem,
  ...villageAndChelsea,
];
