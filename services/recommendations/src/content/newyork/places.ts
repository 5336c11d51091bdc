import type { Place } from '../../catalogue/entry.js';
import { brooklyn } from './places/brooklyn.js';
import { downtown } from './places/downtown.js';
import { eastVillageAndLes } from './places/east-village-and-les.js';
import { midtown } from './places/midtown.js';
import { queensAndLate } from './places/queens-and-late.js';
import { upperEastAndPark } from './places/upper-east-and-park.js';
import { upperWestAndHarlem } from './places/upper-west-and-harlem.js';
import { villageAndChelsea } from './places/village-and-chelsea.js';

export const places: readonly Place[] = [
  ...brooklyn,
  ...downtown,
  ...eastVillageAndLes,
  ...midtown,
  ...queensAndLate,
  ...upperEastAndPark,
  ...upperWestAndHarlem,
  ...villageAndChelsea,
];
