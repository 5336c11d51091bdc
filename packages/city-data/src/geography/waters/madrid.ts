import type { DrawnWater } from '../water.js';

export const madrid: readonly DrawnWater[] = [
  {
    name: 'Manzanares',
    widthMeters: 50,
    line: `
      40.4303,-3.7344 40.4243,-3.7283 40.4186,-3.7225 40.4139,-3.7228 40.4060,-3.7227 40.4020,-3.7222 40.3997,-3.7161
      40.3942,-3.7042 40.3886,-3.6972 40.3800,-3.6880`,
  },
];
