import type { City } from '../city.js';

export const beijing = {
  key: 'beijing',
  name: 'Beijing',
  tagline: 'Red walls, grey lanes, a bell somewhere',
  country: 'China',
  countryCode: 'CN',
  description:
    'An axis of palaces and altars, lanes of grey brick between them, and lakes where the afternoon goes slowly while the ring roads hurry.',
  access: 'subscription',
  geo: { lat: 39.9042, lon: 116.4074 },
  box: { south: 39.75, north: 40.05, west: 116.2, east: 116.55 },
  timezone: 'Asia/Shanghai',
  meals: { lunch: { from: 11 * 60 + 30, to: 13 * 60 + 30 }, dinner: { from: 17 * 60 + 30, to: 20 * 60 } },
  units: { temperature: 'celsius', wind: 'kmh' },
  palette: { sky: '#f4dcc0', far: '#d3a58a', mid: '#a35a48', near: '#4a2323', accent: '#c9962f' },
  moods: ['imperial-historic', 'modern-dynamic', 'culinary-authentic', 'nature-tranquil'],
} as const satisfies City;
