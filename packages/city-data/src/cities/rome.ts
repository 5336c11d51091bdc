import type { City } from '../city.js';

export const rome = {
  key: 'rome',
  name: 'Rome',
  tagline: 'Two thousand years, and the coffee still takes a minute',
  country: 'Italy',
  countryCode: 'IT',
  description:
    'Temples that became churches, fountains that became meeting points: Rome is best taken on foot, between one shade and the next.',
  access: 'subscription',
  geo: { lat: 41.9028, lon: 12.4964 },
  box: { south: 41.8, north: 41.98, west: 12.38, east: 12.6 },
  timezone: 'Europe/Rome',
  meals: { lunch: { from: 12 * 60 + 30, to: 14 * 60 + 45 }, dinner: { from: 19 * 60 + 30, to: 22 * 60 } },
  units: { temperature: 'celsius', wind: 'kmh' },
  palette: { sky: '#fbe0c2', far: '#e2b48d', mid: '#b27a5c', near: '#5a3a35', accent: '#a8432f' },
  moods: ['ancient-epic', 'romantic-dolce-vita', 'culinary-traditional', 'artistic-renaissance'],
} as const satisfies City;
