/**
 * The four moods of Paris. Once more and not from the home page's list, because what two pages share becomes a file of its own, and
 * the home page would wait for it; a test keeps them the same.
 */
export const sampleMoods = [
  { id: 'romantic-dreamy', name: 'Romantic & Dreamy', color: '#d9657f' },
  { id: 'artistic-cultural', name: 'Artistic & Cultural', color: '#3f6fb5' },
  { id: 'bohemian-playful', name: 'Bohemian & Playful', color: '#e0993a' },
  { id: 'elegant-sophisticated', name: 'Elegant & Sophisticated', color: '#6a4c93' },
] as const;
