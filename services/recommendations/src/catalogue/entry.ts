/** Closed list; icons, variety and checks derive from it. */
export const categories = [
  'museum',
  'gallery',
  'monument',
  'church',
  'palace',
  'park',
  'garden',
  'square',
  'viewpoint',
  'street',
  'market',
  'shop',
  'library',
  'theatre',
  'waterside',
  'cemetery',
  'passage',
  'cinema',
  'music',
] as const;

export type Category = (typeof categories)[number];

/** Closed list: what a place is about, beside its category. `photo-spot`: worth being at when the sun sets. */
export const tags = [
  'architecture',
  'art',
  'books',
  'children',
  'craft',
  'design',
  'faith',
  'fashion',
  'film',
  'food',
  'history',
  'live-music',
  'nature',
  'nightlife',
  'photo-spot',
  'science',
  'theatre-arts',
  'views',
  'water',
] as const;

export type Tag = (typeof tags)[number];
export type BestTime = 'morning' | 'midday' | 'afternoon' | 'golden-hour' | 'evening';
export type PriceLevel = 0 | 1 | 2 | 3 | 4;

/** What a place and a restaurant have in common. Facts are true as far as known and marked as such. */
type Entry = {
  /** Slug of city and name, e.g. `paris-musee-rodin`; never changes. */
  id: string;
  name: string;
  localName?: string;
  /** Neighbourhood as locals call it. */
  district: string;
  /** Street, number, postcode: what the map is asked for, together with the city's name. */
  address: string;
  /** WGS-84 degrees, at least four decimals. */
  geo: { lat: number; lon: number };
  /** Only where known for sure: the official https address, no tracking. */
  website?: string;
  /** Only where known for sure: E.164. */
  phone?: string;
  /** OSM opening_hours in the strict subset of `opening-hours.ts`, local wall time. */
  openingHours: string;
  reservationRequired: boolean;
  /** Fit 0..1 to each of the city's four moods; a missing mood is 0. From 0.6 on a place is eligible. */
  moodFit: Readonly<Record<string, number>>;
  /** One sentence for each mood with a fit of 0.6 or more, about this place and no other. */
  moodReason: Readonly<Record<string, string>>;
  /** Two to four practical sentences. */
  tips: readonly string[];
  /** 60 to 320 characters, own prose. */
  description: string;
  /** Our editors' score, 1 to 5 in steps of 0.1. */
  qualityScore: number;
  /** Where a reader can check: the official site. */
  sources: readonly { kind: 'official' | 'tourism-board' | 'general-knowledge'; url?: string }[];
  /** `editorial` = written from general knowledge, nobody went to check. */
  verification: { status: 'editorial'; checkedAt: null } | { status: 'verified'; checkedAt: string };
};

export type Place = Entry & {
  category: Category;
  /** Minutes a visitor stays. */
  visitMinutes: { min: number; typical: number; max: number };
  /** 0 free … 4 very expensive. */
  priceLevel: PriceLevel;
  /** 1 indoors, 0.4 partly, 0 in the open. */
  indoor: 0 | 0.4 | 1;
  bestTime: readonly BestTime[];
  /** Little known, worth it. */
  hiddenGem: boolean;
  /** One to four, the most telling first. */
  tags: readonly Tag[];
  /** 1 to 12, when it is at its best; left out = as good all year. */
  bestMonths?: readonly number[];
};

export type Restaurant = Entry & {
  cuisine: string;
  /** 1 (£) to 4 (££££). */
  priceLevel: 1 | 2 | 3 | 4;
  specialties: readonly string[];
  atmosphere: string;
  meals: readonly ('breakfast' | 'lunch' | 'dinner' | 'late')[];
  /** Minutes at the table. */
  visitMinutes: { min: number; typical: number; max: number };
};

/** The specification's static mood, per city. */
export type Mood = {
  id: string;
  name: string;
  description: string;
  emoji: string;
  /** `#rrggbb` */
  color: string;
  detailedDescription: string;
  highlights: readonly string[];
  bestFor: readonly string[];
  atmosphere: string;
  typicalExperiences: readonly string[];
  timeOfDay: string;
  seasonalTips: string;
  localInsights: readonly string[];
  photoSpots: readonly string[];
  foodExperiences: readonly string[];
  hiddenGems: readonly string[];
};

/** What the city page shows around the flow. */
export type Guide = {
  moods: readonly Mood[];
  bestTimes: readonly { title: string; text: string }[];
  tips: readonly string[];
  highlights: readonly { title: string; text: string }[];
  culture: readonly { title: string; text: string }[];
};

/** One city's content: what the seed writes to MongoDB. */
export type CityContent = { guide: Guide; places: readonly Place[]; restaurants: readonly Restaurant[] };
