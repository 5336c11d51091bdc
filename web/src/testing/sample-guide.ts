import type { Guide, MoodGuide, PublicPlace, TeaserStop } from '@city-genie/contracts/guide/routes';

function mood(id: string, name: string): MoodGuide {
  return {
    id,
    name,
    description: `${name} in a line`,
    emoji: '🌙',
    color: '#aa3366',
    detailedDescription: `${name} in two sentences.`,
    highlights: ['highlight'],
    bestFor: [`${name} people`],
    atmosphere: `${name} air`,
    typicalExperiences: ['first experience', 'second experience', 'third experience', 'fourth experience'],
    timeOfDay: 'evening',
    seasonalTips: 'spring',
    localInsights: ['insight'],
    photoSpots: ['spot'],
    foodExperiences: ['food'],
    hiddenGems: ['first gem', 'second gem', 'third gem'],
  };
}

export const sampleGuide: Guide = {
  moods: [
    mood('romantic-dreamy', 'Romantic'),
    mood('artistic-cultural', 'Artistic'),
    mood('bohemian-playful', 'Bohemian'),
    mood('elegant-sophisticated', 'Elegant'),
  ],
  bestTimes: [{ title: 'Spring', text: 'Chestnut trees.' }],
  tips: ['Say bonjour first.'],
  highlights: [{ title: 'The river', text: 'It keeps turning up.' }],
  culture: [{ title: 'Lunch', text: 'It is taken seriously.' }],
};

export const sampleTeaser: TeaserStop[] = [
  {
    title: 'Colosseum',
    category: 'monument',
    district: 'Celio',
    mood: 'Ancient & Epic',
    openingHours: '08:30–19:15',
    reason: 'Eighty arches at street level let you imagine the crowd.',
  },
  {
    title: 'Orange Garden',
    category: 'garden',
    district: 'Aventine',
    mood: 'Romantic & Dolce Vita',
    openingHours: '07:00–18:00',
    reason: 'The dome of Saint Peter’s stands at the end of the path.',
  },
];

const place = (id: string, title: string, rest: Partial<PublicPlace>): PublicPlace => ({
  id,
  title,
  category: 'museum',
  district: 'Somewhere',
  mood: 'artistic-cultural',
  reason: `Why ${title} suits.`,
  tags: [],
  ...rest,
});

export const samplePlaces: PublicPlace[] = [
  place('eiffel', 'Eiffel Tower', { alsoCalled: 'Tour Eiffel', category: 'monument', mood: 'romantic-dreamy', tags: ['views'] }),
  place('louvre', 'Musée du Louvre', { district: 'Louvre', indoors: true }),
  place('cellar', 'Caveau', { category: 'music', mood: 'bohemian-playful', indoors: true, tags: ['live-music'] }),
  place('garden', 'Jardin', { category: 'garden', free: true, tags: ['children'] }),
];
