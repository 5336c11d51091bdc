/**
 * The four moods of Paris. Not imported from the home page, because a shared module would become a chunk that the home page
 * waits for; a test keeps both lists equal.
 */
export const sampleMoods = [
  { id: 'romantic-dreamy', name: 'Romantic & Dreamy', color: '#d9657f' },
  { id: 'artistic-cultural', name: 'Artistic & Cultural', color: '#3f6fb5' },
  { id: 'bohemian-playful', name: 'Bohemian & Playful', color: '#e0993a' },
  { id: 'elegant-sophisticated', name: 'Elegant & Sophisticated', color: '#6a4c93' },
] as const;
