import type { Place } from '../../catalogue/entry.js';
import { foodAndEvenings } from './places/food-and-evenings.js';
import { forbiddenCityAndQianmen } from './places/forbidden-city-and-qianmen.js';
import { lakesAndDrumTower } from './places/lakes-and-drum-tower.js';
import { sanlitunAnd798 } from './places/sanlitun-and-798.js';
import { wangfujingToCbd } from './places/wangfujing-to-cbd.js';
import { westAndHills } from './places/west-and-hills.js';

export const places: readonly Place[] = [
  ...foodAndEvenings,
  ...forbiddenCityAndQianmen,
  ...lakesAndDrumTower,
  ...sanlitunAnd798,
  ...wangfujingToCbd,
  ...westAndHills,
];
