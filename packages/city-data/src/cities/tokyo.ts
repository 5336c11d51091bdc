import type { City } from '../city.js';

export const tokyo = {
  key: 'tokyo',
  name: 'Tokyo',
  tagline: 'A shrine, a signal, a bowl of something perfect',
  country: 'Japan',
  countryCode: 'JP',
  description:
    'Cedar-scented silence behind a station that moves millions: Tokyo keeps its oldest habits and its newest ideas on the same street.',
  access: 'subscription',
  geo: { lat: 35.6762, lon: 139.6503 },
  box: { south: 35.55, north: 35.78, west: 139.55, east: 139.9 },
  timezone: 'Asia/Tokyo',
  meals: { lunch: { from: 11 * 60 + 30, to: 14 * 60 }, dinner: { from: 18 * 60, to: 20 * 60 + 30 } },
  units: { temperature: 'celsius', wind: 'kmh' },
  palette: { sky: '#f3d7e2', far: '#b9a5cf', mid: '#6d67a8', near: '#262a56', accent: '#e8486b' },
  moods: ['traditional-serene', 'modern-electric', 'foodie-adventurous', 'quirky-kawaii'],
} as const satisfies City;
