/** Entries that a rule accepts, each with a reason. */
export type Exceptions = {
  /** C06: open on fewer days than required, but at least `days`. */
  fewerOpenDays: readonly { id: string; days: number; reason: string }[];
  /** C11: fits no mood of its city, but belongs in the catalogue. */
  fitsNoMood: readonly { id: string; reason: string }[];
  /** C12: a mood that by its nature has fewer places indoors, outdoors or for free than asked, but at least so many. */
  fewerOfAKind: readonly { city: string; mood: string; kind: 'indoor' | 'outdoor' | 'free'; least: number; reason: string }[];
  /** C16: may name another city (its English name). */
  otherCityNamed: readonly { id: string; city: string; reason: string }[];
  /** C28: a reason that is always shown may say `word`, which usually tells when to come. */
  timeNamed: readonly { id: string; word: string; reason: string }[];
};

/** The exceptions of the shipped catalogue. */
export const shippedExceptions: Exceptions = {
  fewerOpenDays: [],
  fitsNoMood: [
    { id: 'london-tower-of-london', reason: 'a sight that nobody would miss in the list; readers weren’t sure of any mood' },
    { id: 'london-science-museum', reason: 'for families; on a day among people, two readers met school parties' },
    { id: 'london-natural-history-museum', reason: 'for the curious; on a day of art, three readers missed the museum across the road' },
    { id: 'berlin-fernsehturm', reason: 'the tower that one sees from everywhere; readers weren’t sure of any mood' },
  ],
  fewerOfAKind: [
    { city: 'paris', mood: 'romantic-dreamy', kind: 'indoor', least: 5, reason: 'river, bridges and gardens' },
    { city: 'paris', mood: 'artistic-cultural', kind: 'outdoor', least: 5, reason: 'art hangs indoors' },
    { city: 'london', mood: 'artistic-inspired', kind: 'outdoor', least: 4, reason: 'museums and stages' },
    { city: 'london', mood: 'peaceful-grounded', kind: 'indoor', least: 4, reason: 'parks, heaths and water' },
    { city: 'tokyo', mood: 'traditional-serene', kind: 'indoor', least: 11, reason: 'shrines and gardens' },
    { city: 'beijing', mood: 'imperial-historic', kind: 'indoor', least: 7, reason: 'courtyards, gates and gardens' },
    { city: 'beijing', mood: 'culinary-authentic', kind: 'outdoor', least: 3, reason: 'shops and halls' },
    { city: 'beijing', mood: 'culinary-authentic', kind: 'free', least: 1, reason: 'one goes there to eat' },
    { city: 'beijing', mood: 'nature-tranquil', kind: 'indoor', least: 0, reason: 'parks, lakes and gardens' },
    { city: 'berlin', mood: 'green-relaxed', kind: 'indoor', least: 5, reason: 'parks, lakes and river banks' },
    { city: 'madrid', mood: 'cultural-historic', kind: 'outdoor', least: 8, reason: 'museums, churches and palaces' },
    { city: 'madrid', mood: 'relaxed-sunny', kind: 'indoor', least: 2, reason: 'terraces, parks and water' },
    { city: 'newyork', mood: 'sophisticated-upscale', kind: 'outdoor', least: 4, reason: 'rooms, galleries and stages' },
    { city: 'newyork', mood: 'creative-alternative', kind: 'outdoor', least: 6, reason: 'galleries, shops and stages' },
    { city: 'rome', mood: 'romantic-dolce-vita', kind: 'indoor', least: 7, reason: 'squares, gardens and views' },
    { city: 'rome', mood: 'artistic-renaissance', kind: 'outdoor', least: 9, reason: 'art hangs in churches and palaces' },
    { city: 'rome', mood: 'culinary-traditional', kind: 'outdoor', least: 6, reason: 'shops, counters and covered markets' },
    { city: 'rome', mood: 'culinary-traditional', kind: 'free', least: 5, reason: 'one goes there to eat' },
    { city: 'tokyo', mood: 'foodie-adventurous', kind: 'outdoor', least: 2, reason: 'food halls and covered alleys' },
    { city: 'tokyo', mood: 'foodie-adventurous', kind: 'free', least: 2, reason: 'one goes there to eat' },
  ],
  otherCityNamed: [],
  timeNamed: [
    { id: 'paris-musee-de-l-orangerie', word: 'sunset', reason: 'it is painted' },
    { id: 'paris-coulee-verte-rene-dumont', word: 'Sunset', reason: 'the title of a film' },
    { id: 'paris-musee-de-la-vie-romantique', word: 'Fridays', reason: 'those of a painter who is long dead' },
    { id: 'london-prince-charles-cinema', word: 'midnight', reason: 'a kind of film' },
    { id: 'london-rules', word: 'November', reason: 'it is said to last all year' },
    { id: 'tokyo-namiyoke-shrine', word: 'June', reason: 'what the lion heads wait for, whenever they are seen' },
  ],
};
