import type { City } from '../city.js';

export const newyork = {
  key: 'newyork',
  name: 'New York',
  tagline: 'Eight million plans, pick the one that fits tonight',
  country: 'United States',
  countryCode: 'US',
  description: 'Grids and gardens, ferries and fire escapes: a city that changes its mind every few blocks and is glad to have you along.',
  access: 'subscription',
  geo: { lat: 40.7128, lon: -74.006 },
  box: { south: 40.55, north: 40.88, west: -74.05, east: -73.75 },
  timezone: 'America/New_York',
  meals: { lunch: { from: 12 * 60, to: 14 * 60 + 30 }, dinner: { from: 18 * 60 + 30, to: 21 * 60 } },
  units: { temperature: 'fahrenheit', wind: 'mph' },
  palette: { sky: '#cfe0f5', far: '#8fa9cf', mid: '#4d648f', near: '#1c2742', accent: '#f2b233' },
  moods: ['energetic-electric', 'sophisticated-upscale', 'creative-alternative', 'chill-contemplative'],
} as const satisfies City;
