import type { City } from '../city.js';

export const madrid = {
  key: 'madrid',
  name: 'Madrid',
  tagline: 'Late light, later dinner, nobody is in a hurry',
  country: 'Spain',
  countryCode: 'ES',
  description:
    'High, dry and wide awake: three great picture galleries within a walk, gardens for the hot hours and squares that fill when other cities go to bed.',
  access: 'subscription',
  geo: { lat: 40.4168, lon: -3.7038 },
  box: { south: 40.36, north: 40.5, west: -3.77, east: -3.6 },
  timezone: 'Europe/Madrid',
  meals: { lunch: { from: 13 * 60 + 30, to: 16 * 60 }, dinner: { from: 20 * 60 + 30, to: 23 * 60 } },
  units: { temperature: 'celsius', wind: 'kmh' },
  palette: { sky: '#ffe3b0', far: '#f0b07a', mid: '#c96f4a', near: '#5e2f33', accent: '#b3263a' },
  moods: ['fiesta-lively', 'cultural-historic', 'spontaneous-adventurous', 'relaxed-sunny'],
} as const satisfies City;
