import type { Place, Restaurant } from '@city-genie/recommendations/catalogue/entry';

/** Fields that the entries below share; no rule compares them between entries. */
const shared = {
  openingHours: '10:00-18:00',
  booking: 'none',
  qualityScore: 4.2,
  sources: [{ kind: 'general-knowledge' }],
  verification: { status: 'editorial', checkedAt: null },
} as const;
const sharedOfPlaces = { ...shared, bestTime: ['morning'], afterDark: 'lit', icon: false, hiddenGem: false, tags: ['history'] } as const;

export const rodin: Place = {
  ...sharedOfPlaces,
  id: 'paris-musee-rodin',
  name: 'Musée Rodin',
  district: 'Invalides',
  address: '77 Rue de Varenne, 75007',
  geo: { lat: 48.85531, lon: 2.31583 },
  website: 'https://www.musee-rodin.fr',
  category: 'museum',
  visitMinutes: { min: 45, typical: 75, max: 120 },
  priceLevel: 2,
  indoor: 1,
  moodFit: { 'romantic-dreamy': 0.8, 'artistic-cultural': 0.9, 'bohemian-playful': 0.2, 'elegant-sophisticated': 0.5 },
  moodReason: {
    'romantic-dreamy': 'The Kiss stands in a round room full of grey northern light.',
    'artistic-cultural': 'Plaster studies beside the bronzes show how a gesture was found.',
  },
  tips: ['Take the cheap ticket when the rain keeps off.', 'Start upstairs, where the small studies are.'],
  description: 'A worn mansion whose salons hold marble and bronze; behind it lie lime walks, roses and a pond.',
};

export const palaisRoyal: Place = {
  ...sharedOfPlaces,
  id: 'paris-jardin-du-palais-royal',
  name: 'Palais-Royal Garden',
  localName: 'Jardin du Palais-Royal',
  district: 'Palais-Royal',
  address: '8 Rue de Montpensier, 75001',
  geo: { lat: 48.86505, lon: 2.33778 },
  category: 'garden',
  icon: true,
  visitMinutes: { min: 20, typical: 30, max: 60 },
  priceLevel: 0,
  indoor: 0,
  moodFit: { 'romantic-dreamy': 0.8, 'artistic-cultural': 0.4, 'bohemian-playful': 0.3, 'elegant-sophisticated': 0.75 },
  moodReason: {
    'romantic-dreamy': 'Green chairs circle the basin and no guard asks you to move on.',
    'elegant-sophisticated': 'Arcades on three sides shelter glove makers and dealers in medals.',
  },
  tips: ['Enter by the columns and leave under the theatre.', 'Benches carry lines of verse on their backs.'],
  description: 'Clipped limes in double rows, a fountain and long arcades, closed off from all traffic since Richelieu.',
};

export const vivienne: Place = {
  ...sharedOfPlaces,
  id: 'paris-galerie-vivienne',
  name: 'Galerie Vivienne',
  district: 'Bourse',
  address: '4 Rue des Petits Champs, 75002',
  geo: { lat: 48.86658, lon: 2.33994 },
  category: 'passage',
  visitMinutes: { min: 20, typical: 30, max: 45 },
  priceLevel: 0,
  indoor: 1,
  moodFit: { 'romantic-dreamy': 0.5, 'artistic-cultural': 0.4, 'bohemian-playful': 0.75, 'elegant-sophisticated': 0.8 },
  moodReason: {
    'bohemian-playful': 'Old toys hang beside second-hand novels and a wine merchant’s slate.',
    'elegant-sophisticated': 'Mosaic by Facchina runs the whole length under a glass vault.',
  },
  tips: ['Look down: the floor is signed near one gate.', 'Shops open late in the morning.'],
  description: 'Nymphs in relief look on while clerks cut through between two streets; the roof leaks light, seldom water.',
};

export const canal: Place = {
  ...sharedOfPlaces,
  id: 'paris-canal-saint-martin',
  name: 'Canal Saint-Martin',
  district: 'Canal Saint-Martin',
  address: 'Quai de Valmy, 75010',
  geo: { lat: 48.87285, lon: 2.36347 },
  openingHours: '24/7',
  category: 'waterside',
  icon: true,
  visitMinutes: { min: 20, typical: 40, max: 90 },
  priceLevel: 0,
  indoor: 0,
  moodFit: { 'romantic-dreamy': 0.5, 'artistic-cultural': 0.75, 'bohemian-playful': 0.9, 'elegant-sophisticated': 0.1 },
  moodReason: {
    'artistic-cultural': 'Carné rebuilt this quay in a studio, hotel, footbridge and all.',
    'bohemian-playful': 'People sit on the stones with a bottle and let their feet hang.',
  },
  tips: ['Wait for a barge: the lock takes ten minutes.', 'Cars are kept out on Sundays.'],
  description: 'Nine locks lift boats from the basin to the north, under iron arches and plane trees older than the houses.',
};

export const lipp: Restaurant = {
  ...shared,
  id: 'paris-brasserie-lipp',
  name: 'Brasserie Lipp',
  district: 'Saint-Germain-des-Prés',
  address: '151 Boulevard Saint-Germain, 75006',
  geo: { lat: 48.85393, lon: 2.33262 },
  website: 'https://www.brasserielipp.fr',
  cuisine: 'Alsatian brasserie',
  visitMinutes: { min: 60, typical: 90, max: 140 },
  priceLevel: 3,
  specialties: ['Choucroute', 'Millefeuille'],
  atmosphere: 'Mirrors, ceramic palms and an unspoken seating plan',
  meals: ['lunch', 'dinner'],
  moodFit: { 'romantic-dreamy': 0.75, 'artistic-cultural': 0.75, 'bohemian-playful': 0.3, 'elegant-sophisticated': 0.5 },
  moodReason: {
    'romantic-dreamy': 'Two at a corner table see the whole room twice in the glass.',
    'artistic-cultural': 'Its literary prize is handed over between the herring and the cheese.',
  },
  tips: ['Ask for the ground floor by the door.', 'Come at four, when the cooks are at work and the tables rest.'],
  description: 'An Alsatian couple opened it after a lost war; painted ceilings and leafy tiles came later and are listed now.',
};

export const chartier: Restaurant = {
  ...shared,
  id: 'paris-bouillon-chartier',
  name: 'Bouillon Chartier',
  district: 'Grands Boulevards',
  address: '7 Rue du Faubourg Montmartre, 75009',
  geo: { lat: 48.87191, lon: 2.34309 },
  cuisine: 'Traditional French',
  visitMinutes: { min: 45, typical: 70, max: 110 },
  priceLevel: 1,
  specialties: ['Egg mayonnaise', 'Steak frites', 'Chantilly cream'],
  atmosphere: 'Loud and quick under globes and brass',
  meals: ['lunch', 'dinner', 'late'],
  moodFit: { 'romantic-dreamy': 0.3, 'artistic-cultural': 0.5, 'bohemian-playful': 0.85, 'elegant-sophisticated': 0.75 },
  moodReason: {
    'bohemian-playful': 'Strangers share the table and the sum is done on the paper cloth.',
    'elegant-sophisticated': 'Black waistcoats and long aprons, though the bill is that of a canteen.',
  },
  tips: ['No table can be booked, so arrive before noon.', 'The queue in the yard moves faster than it looks.'],
  description: 'Workers dined here in 1896 as visitors do today: plain cooking, coat racks as in a train, a glass roof.',
};

export const wallace: Place = {
  ...sharedOfPlaces,
  id: 'london-wallace-collection',
  name: 'The Wallace Collection',
  district: 'Marylebone',
  address: 'Hertford House, Manchester Square, W1U 3BN',
  geo: { lat: 51.51743, lon: -0.15303 },
  website: 'https://www.wallacecollection.org',
  category: 'museum',
  visitMinutes: { min: 45, typical: 90, max: 150 },
  priceLevel: 0,
  indoor: 1,
  moodFit: { 'cozy-contemplative': 0.8, 'artistic-inspired': 0.5, 'energetic-social': 0.1, 'peaceful-grounded': 0.5 },
  moodReason: { 'cozy-contemplative': 'Clocks tick in silk-hung rooms where one guard nods to you.' },
  tips: ['The armour is on the ground floor, at the back.', 'Tea is served under the glass of the courtyard.'],
  description: 'Four marquesses bought pictures, porcelain and swords; a widow left the lot to the nation on terms that hold to this day.',
};
