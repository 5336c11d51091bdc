import type { City } from '../city.js';

export const london = {
  key: 'london',
  name: 'London',
  tagline: 'Rain outside, a good book, then all the lights at once',
  country: 'United Kingdom',
  countryCode: 'GB',
  description:
    'A city of villages stitched together by buses and a tidal river: reading rooms and markets, quiet churchyards and stages that never close.',
  access: 'subscription',
  geo: { lat: 51.5074, lon: -0.1278 },
  box: { south: 51.38, north: 51.63, west: -0.35, east: 0.1 },
  timezone: 'Europe/London',
  meals: { lunch: { from: 12 * 60, to: 14 * 60 + 30 }, dinner: { from: 18 * 60 + 30, to: 21 * 60 } },
  units: { temperature: 'celsius', wind: 'kmh' },
  palette: { sky: '#d8e2e8', far: '#9fb2bd', mid: '#5f7886', near: '#26343f', accent: '#c8483d' },
  moods: ['cozy-contemplative', 'artistic-inspired', 'energetic-social', 'peaceful-grounded'],
} as const satisfies City;
