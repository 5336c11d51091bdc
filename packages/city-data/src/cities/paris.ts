import type { City } from '../city.js';

export const paris = {
  key: 'paris',
  name: 'Paris',
  tagline: 'Slow mornings, long light, one more bridge',
  country: 'France',
  countryCode: 'FR',
  description:
    'Stone the colour of butter, a river that keeps turning up, and rooms where people argue about pictures. Paris rewards whoever walks slowly and looks up.',
  access: 'free',
  geo: { lat: 48.8566, lon: 2.3522 },
  box: { south: 48.8, north: 48.91, west: 2.22, east: 2.47 },
  timezone: 'Europe/Paris',
  meals: { lunch: { from: 12 * 60, to: 14 * 60 + 30 }, dinner: { from: 19 * 60, to: 21 * 60 + 30 } },
  units: { temperature: 'celsius', wind: 'kmh' },
  palette: { sky: '#f6d9c4', far: '#c9a3a8', mid: '#8c6f8f', near: '#453b5c', accent: '#e0795a' },
  moods: ['romantic-dreamy', 'artistic-cultural', 'bohemian-playful', 'elegant-sophisticated'],
} as const satisfies City;
