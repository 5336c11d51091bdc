import type { Restaurant } from '../../../catalogue/entry.js';

export const greenUnderARoof: readonly Restaurant[] = [
  {
    id: 'berlin-zollpackhof',
    name: 'Zollpackhof',
    cuisine: 'German and Bavarian inn',
    district: 'Moabit',
    address: 'Elisabeth-Abegg-Straße 1, 10557',
    geo: { lat: 52.5224, lon: 13.3662 },
    website: 'https://www.zollpackhof.de',
    openingHours: '12:00-22:00; Dec 24-Dec 26,Dec 31 off; Jan 01 off',
    booking: 'advised',
    station: 'Berlin Hauptbahnhof',
    visitMinutes: { min: 50, typical: 80, max: 130 },
    priceLevel: 2,
    specialties: ['Roast pork with dumplings', 'Wiener schnitzel', 'Obatzda with pretzel', 'Augustiner on tap'],
    atmosphere: 'Warm wood within, an old chestnut and the Spree without',
    meals: ['lunch', 'dinner'],
    moodFit: { 'green-relaxed': 0.85, 'foodie-multicultural': 0.55, 'historic-reflective': 0.25, 'creative-alternative': 0 },
    moodReason: {
      'green-relaxed':
        'You eat dumplings in an inn whose garden of old trees goes down to the Spree, a short walk from the main station’s din.',
    },
    timedReason: {
      'green-relaxed': {
        text: 'Benches stand on the gravel under the great chestnut, and pleasure boats glide by below your beer.',
        whenTrue: { months: [5, 6, 7, 8, 9] },
      },
    },
    tips: [
      'From Hauptbahnhof leave on the river side and walk west along the bank for eight minutes.',
      'The beer garden has self-service counters; the dining room has waiters.',
      'The obatzda, a spread of ripe cheese and butter, is enough for two.',
    ],
    description:
      'An inn among old trees on the north bank of the Spree, across the water from the Chancellery. In the cold you sit indoors over roast pork and Munich beer, with the garden outside the window; in warm weather the tables move out under the leaves, and the river passes at the end of the garden.',
    qualityScore: 4.2,
    sources: [{ kind: 'official', url: 'https://www.zollpackhof.de' }],
    verification: { status: 'editorial', checkedAt: null },
  },
];
