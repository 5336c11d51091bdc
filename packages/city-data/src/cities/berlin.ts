import type { City } from '../city.js';

export const berlin = {
  key: 'berlin',
  name: 'Berlin',
  tagline: 'Wide streets, open doors, no need to dress up',
  country: 'Germany',
  countryCode: 'DE',
  description:
    'A city that shows its seams: museums on an island, courtyards behind courtyards, lakes at the end of the train and food from everywhere.',
  access: 'subscription',
  geo: { lat: 52.52, lon: 13.405 },
  box: { south: 52.4, north: 52.6, west: 13.2, east: 13.6 },
  timezone: 'Europe/Berlin',
  meals: { lunch: { from: 12 * 60, to: 14 * 60 + 30 }, dinner: { from: 18 * 60 + 30, to: 21 * 60 } },
  units: { temperature: 'celsius', wind: 'kmh' },
  palette: { sky: '#dfe6da', far: '#a9b8a3', mid: '#66806f', near: '#25352f', accent: '#e3a72f' },
  moods: ['historic-reflective', 'creative-alternative', 'foodie-multicultural', 'green-relaxed'],
} as const satisfies City;
