/** A tiny ninth city: the three places that a new city touches, as texts (see CONTRIBUTING.md). */
export const cityFile = `import type { City } from '../city.js';
export const lisbon = {
  key: 'lisbon', name: 'Lisbon', tagline: 'Hills, tiles, a yellow tram', country: 'Portugal', countryCode: 'PT',
  description: 'Seven hills above a river that looks like a sea.', access: 'subscription',
  geo: { lat: 38.7223, lon: -9.1393 }, box: { south: 38.69, north: 38.8, west: -9.23, east: -9.09 },
  timezone: 'Europe/Lisbon', meals: { lunch: { from: 750, to: 900 }, dinner: { from: 1170, to: 1320 } },
  units: { temperature: 'celsius', wind: 'kmh' },
  palette: { sky: '#fdeecb', far: '#e9c29a', mid: '#c98d6b', near: '#4a3a4f', accent: '#2f6fb0' },
  moods: ['fado-melancholy', 'tiled-artistic', 'riverside-easy', 'hilltop-curious'],
} as const satisfies City;
`;

export const catalogLine = {
  import: "import { lisbon } from './cities/lisbon.js';",
  entry: 'lisbon, ',
};

export const contentFile = `import type { CityContent, Mood, Place } from '../../catalogue/entry.js';
const mood = (id: string): Mood => ({
  id, name: id, description: '', emoji: '', color: '#000000', detailedDescription: '', highlights: [], bestFor: [], atmosphere: '',
  typicalExperiences: [], timeOfDay: '', seasonalTips: '', localInsights: [], photoSpots: [], foodExperiences: [], hiddenGems: [],
});
const place = (id: string, category: Place['category'], lat: number, lon: number): Place => ({
  id, category, name: id, district: '', address: '', geo: { lat, lon }, openingHours: '24/7', booking: 'none',
  moodFit: { 'hilltop-curious': 0.9 }, moodReason: { 'hilltop-curious': 'A view.' }, tips: [], description: '', qualityScore: 4,
  sources: [{ kind: 'general-knowledge' }], verification: { status: 'editorial', checkedAt: null },
  visitMinutes: { min: 20, typical: 40, max: 60 }, priceLevel: 0, indoor: 0, bestTime: ['morning'],
  afterDark: 'yes', icon: false, hiddenGem: false, tags: ['views'],
});
export const content: CityContent = {
  guide: { moods: ['fado-melancholy', 'tiled-artistic', 'riverside-easy', 'hilltop-curious'].map(mood), bestTimes: [], tips: [], highlights: [], culture: [] },
  places: [place('lisbon-graca', 'viewpoint', 38.7164, -9.1316), place('lisbon-alfama', 'street', 38.7121, -9.1306)],
  restaurants: [],
};
`;
