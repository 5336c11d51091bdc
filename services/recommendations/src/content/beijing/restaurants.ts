import type { Restaurant } from '../../catalogue/entry.js';
import { foodAndEvenings } from './restaurants/food-and-evenings.js';
import { forbiddenCityAndQianmen } from './restaurants/forbidden-city-and-qianmen.js';
import { lakesAndDrumTower } from './restaurants/lakes-and-drum-tower.js';
import { sanlitunAnd798 } from './restaurants/sanlitun-and-798.js';
import { wangfujingToCbd } from './restaurants/wangfujing-to-cbd.js';
import { westAndHills } from './restaurants/west-and-hills.js';

export const restaurants: readonly Restaurant[] = [
  ...foodAndEvenings,
  ...forbiddenCityAndQianmen,
  ...lakesAndDrumTower,
  ...sanlitunAnd798,
  ...wangfujingToCbd,
  ...westAndHills,
];
