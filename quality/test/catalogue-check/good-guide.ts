import type { Guide, Mood } from '@city-genie/recommendations/catalogue/entry';

const mood: Mood = {
  id: 'romantic-dreamy',
  name: 'Romantic & Dreamy',
  description: 'Bridges and a long way home',
  emoji: '🌹',
  color: '#d9657f',
  detailedDescription: 'A slow day by the river.',
  highlights: [],
  bestFor: [],
  atmosphere: 'Hushed',
  typicalExperiences: [],
  timeOfDay: 'Late',
  seasonalTips: 'Bring a scarf.',
  localInsights: [],
  photoSpots: [],
  foodExperiences: [],
  hiddenGems: [],
};

/** A guide of one mood with this hidden gem. */
export function guideWith(hiddenGem: string): Guide {
  return { moods: [{ ...mood, hiddenGems: [hiddenGem] }], bestTimes: [], tips: [], highlights: [], culture: [] };
}
