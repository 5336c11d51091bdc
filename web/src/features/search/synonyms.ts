/** What visitors type, by a word of the ids of moods: words of everybody, none from the guide of a locked city. */
const ofMoods: Readonly<Record<string, string>> = {
  romantic: 'date night love couple honeymoon anniversary proposal',
  dreamy: 'sunset river',
  artistic: 'art museum gallery painting exhibition',
  inspired: 'art museum gallery',
  cultural: 'culture museum theatre exhibition',
  bohemian: 'alternative live music jazz bar street village',
  playful: 'fun family kids children',
  elegant: 'luxury chic fancy shopping fashion',
  sophisticated: 'cocktail theatre dress up',
  upscale: 'luxury chic fancy shopping',
  cozy: 'cosy rain rainy day tea books pub',
  contemplative: 'quiet calm alone',
  energetic: 'nightlife party night out',
  social: 'friends drinks pub bar',
  peaceful: 'quiet calm park nature',
  grounded: 'walk nature',
  fiesta: 'party nightlife night out music dance',
  lively: 'friends drinks bar tapas',
  historic: 'history old castle palace',
  spontaneous: 'surprise something different',
  adventurous: 'adventure explore',
  relaxed: 'slow calm terrace',
  sunny: 'sun terrace outdoor outdoors',
  electric: 'nightlife neon lights night out',
  creative: 'art design street art',
  alternative: 'street art live music vintage',
  chill: 'relax slow quiet park',
  traditional: 'temple old tea',
  serene: 'quiet calm garden temple',
  modern: 'buildings design skyline',
  dynamic: 'skyline shopping',
  foodie: 'food eat restaurant market street food',
  quirky: 'weird fun games arcade',
  kawaii: 'cute pop',
  imperial: 'palace emperor history',
  culinary: 'food eat restaurant cuisine',
  authentic: 'local real',
  nature: 'park green lake walk',
  tranquil: 'quiet calm park',
  ancient: 'ruins history old',
  epic: 'ruins great',
  dolce: 'love couple date night terrace',
  renaissance: 'art painting museum',
  reflective: 'memorial wall history quiet',
  multicultural: 'market street food',
  green: 'park nature lake outdoor outdoors',
};

/** By a place's category. */
const ofCategories: Readonly<Record<string, string>> = {
  museum: 'art exhibition',
  gallery: 'art exhibition',
  music: 'jazz concert live music',
  bar: 'cocktail drinks wine',
  park: 'green picnic walk',
  garden: 'green flowers picnic walk',
  church: 'cathedral religion',
  theatre: 'show play stage opera',
  cinema: 'film movie',
  shop: 'shopping buy souvenir',
  market: 'food shopping',
  passage: 'arcade shopping covered',
  street: 'walk stroll',
  square: 'plaza',
  waterside: 'river canal walk boat',
  viewpoint: 'view panorama skyline',
  library: 'books reading quiet',
  monument: 'landmark sight',
  palace: 'castle',
  cemetery: 'graves',
};

/** By a place's tag. */
const ofTags: Readonly<Record<string, string>> = {
  children: 'kids child family families',
  'live-music': 'concert gig',
  nightlife: 'night out late evening party',
  views: 'view panorama skyline rooftop',
  'photo-spot': 'photo photos picture instagram',
  nature: 'green outdoors',
  water: 'river canal boat',
  faith: 'religion spiritual',
  food: 'eat snack',
  fashion: 'clothes shopping',
  books: 'reading bookshop literature',
  film: 'movie cinema',
};

export const freeWords = 'free cheap budget no money';
export const indoorsWords = 'rain rainy day wet weather bad weather indoor indoors';

const known = (words: Readonly<Record<string, string>>, keys: readonly string[]) => keys.map((key) => words[key] ?? '').join(' ');

/** What visitors may type for a mood, by its id. */
export const moodWords = (id: string): string => known(ofMoods, id.split('-'));

/** What visitors may type for a place, besides its names. */
export const placeWords = (category: string, tags: readonly string[]): string =>
  `${known(ofCategories, [category])} ${known(ofTags, tags)}`;
