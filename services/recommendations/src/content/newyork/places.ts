import type { Place } from '../../catalogue/entry.js';

export const places: readonly Place[] = [
  {
    id: 'newyork-brooklyn-bridge',
    name: 'Brooklyn Bridge Promenade',
    district: 'Civic Center',
    address: 'Centre Street at Park Row, 10038',
    geo: { lat: 40.71215, lon: -74.00416 },
    openingHours: '24/7',
    reservationRequired: false,
    moodFit: { 'energetic-electric': 0.85, 'chill-contemplative': 0.65, 'creative-alternative': 0.5, 'sophisticated-upscale': 0.3 },
    moodReason: {
      'energetic-electric':
        'Traffic hums through the boards below your feet while the whole of Lower Manhattan lights up at the end of the cables.',
      'chill-contemplative':
        'Before seven in the morning the wooden walkway is almost empty, and the loudest thing on it is wind in the cables.',
    },
    tips: [
      'Walk towards Manhattan for the view: take the subway to High Street and come back on foot.',
      'Cyclists now have their own lane on the roadway, so the boards belong to walkers.',
      'It is exposed; bring a layer even when the streets are warm.',
    ],
    description:
      'Opened in 1883 and finished under Emily Roebling’s eye when her husband could no longer leave his room. The promenade runs above ' +
      'the cars, through stone towers with pointed arches, for just over a mile.',
    qualityScore: 4.8,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'monument',
    visitMinutes: { min: 30, typical: 50, max: 90 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['morning', 'golden-hour', 'evening'],
    hiddenGem: false,
    tags: ['views', 'photo-spot', 'architecture'],
  },
  {
    id: 'newyork-washington-square-park',
    name: 'Washington Square Park',
    district: 'Greenwich Village',
    address: 'Washington Square North at Fifth Avenue, 10012',
    geo: { lat: 40.73082, lon: -73.99733 },
    website: 'https://www.nycgovparks.org/parks/washington-square-park',
    openingHours: 'Mo-Su 06:00-24:00',
    reservationRequired: false,
    moodFit: { 'creative-alternative': 0.85, 'energetic-electric': 0.75, 'chill-contemplative': 0.6, 'sophisticated-upscale': 0.3 },
    moodReason: {
      'creative-alternative':
        'Folk singers fought for the right to play by this fountain in 1961, and someone has been playing there ever since.',
      'energetic-electric':
        'On a warm Saturday a jazz trio, a drum circle and a troupe of tumblers compete within fifty yards of the fountain.',
      'chill-contemplative': 'The north-west lawns under the old elms stay quiet enough for a book even while the fountain is packed.',
    },
    tips: [
      'The chess tables are in the south-west corner; the regulars play for small stakes and play well.',
      'Stand under the arch for the view straight up Fifth Avenue to the Empire State Building.',
      'Public toilets are at the south end, near Thompson Street.',
    ],
    description:
      'Nearly ten acres of Village life around a marble arch and a fountain you may paddle in. It has been a burial ground and a parade ground; ' +
      'today it is campus, concert hall and front garden for everyone without one.',
    qualityScore: 4.5,
    sources: [{ kind: 'official', url: 'https://www.nycgovparks.org/parks/washington-square-park' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'park',
    visitMinutes: { min: 20, typical: 40, max: 90 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['midday', 'afternoon', 'evening'],
    hiddenGem: false,
    tags: ['live-music', 'nature'],
  },
  {
    id: 'newyork-high-line',
    name: 'The High Line',
    district: 'Meatpacking District',
    address: '820 Washington Street, 10014',
    geo: { lat: 40.73952, lon: -74.00806 },
    website: 'https://www.thehighline.org',
    openingHours: 'Apr-Nov 07:00-22:00; Dec-Mar 07:00-19:00',
    reservationRequired: false,
    moodFit: { 'creative-alternative': 0.8, 'chill-contemplative': 0.75, 'energetic-electric': 0.6, 'sophisticated-upscale': 0.5 },
    moodReason: {
      'creative-alternative':
        'Commissioned sculpture and painted walls change along the whole route, and the Chelsea galleries start at the stairs.',
      'chill-contemplative':
        'Grasses and birches grow between the rails much as they did when the freight line lay forgotten for twenty years.',
      'energetic-electric':
        'At 17th Street you sit behind glass as if in a theatre and watch the taxis of Tenth Avenue pour away under you.',
    },
    tips: [
      'Start at Gansevoort Street early or after six; on weekend afternoons the path moves at shuffling speed.',
      'There are lifts at Gansevoort, 14th, 23rd and 30th Streets.',
      'Leave at 23rd Street for the galleries, which mostly open from Tuesday to Saturday.',
    ],
    description:
      'A freight viaduct of 1934 turned into a garden walk in 2009, with planting by Piet Oudolf that is left standing through the winter. ' +
      'It runs a mile and a half, three storeys up, from the old meat market to the rail yards.',
    qualityScore: 4.6,
    sources: [{ kind: 'official', url: 'https://www.thehighline.org' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'garden',
    visitMinutes: { min: 30, typical: 60, max: 120 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['morning', 'golden-hour', 'evening'],
    hiddenGem: false,
    tags: ['nature', 'design', 'views'],
  },
  {
    id: 'newyork-whitney-museum',
    name: 'Whitney Museum of American Art',
    district: 'Meatpacking District',
    address: '99 Gansevoort Street, 10014',
    geo: { lat: 40.73959, lon: -74.00887 },
    website: 'https://whitney.org',
    openingHours: 'Mo,We-Th,Sa-Su 10:30-18:00; Fr 10:30-22:00; Dec 25 off',
    reservationRequired: false,
    moodFit: { 'creative-alternative': 0.9, 'sophisticated-upscale': 0.75, 'chill-contemplative': 0.5, 'energetic-electric': 0.4 },
    moodReason: {
      'creative-alternative':
        'A sculptor founded it in 1930 for living American artists, and its Biennial still starts most of the arguments.',
      'sophisticated-upscale':
        'Renzo Piano gave each gallery floor its own terrace, so Hopper is followed by the river and a glass of something cold.',
    },
    tips: [
      'Begin on the eighth floor and walk down by the outside stairs between the terraces.',
      'Friday evenings are free and lively; book a timed ticket a few days ahead.',
      'Closed on Tuesdays, when the High Line next door makes a good substitute.',
    ],
    description:
      'American art from 1900 to last month, in a building shaped like a ship at the end of Gansevoort Street. The collection is strong on ' +
      'Hopper, O’Keeffe and Calder; the column-free fifth floor is kept for big exhibitions.',
    qualityScore: 4.4,
    sources: [{ kind: 'official', url: 'https://whitney.org' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'museum',
    visitMinutes: { min: 60, typical: 100, max: 180 },
    priceLevel: 3,
    indoor: 1,
    bestTime: ['midday', 'afternoon'],
    hiddenGem: false,
    tags: ['art', 'views'],
  },
  {
    id: 'newyork-morgan-library',
    name: 'Morgan Library & Museum',
    district: 'Murray Hill',
    address: '225 Madison Avenue, 10016',
    geo: { lat: 40.74921, lon: -73.98142 },
    website: 'https://www.themorgan.org',
    openingHours: 'Tu-Th,Sa-Su 10:30-17:00; Fr 10:30-19:00; Jan 01,Dec 25 off',
    reservationRequired: false,
    moodFit: { 'sophisticated-upscale': 0.9, 'chill-contemplative': 0.85, 'creative-alternative': 0.6, 'energetic-electric': 0.1 },
    moodReason: {
      'sophisticated-upscale':
        'A banker’s private study survives in red silk and Renaissance paintings, with the vault for his manuscripts still open.',
      'chill-contemplative':
        'Three tiers of walnut shelves, a painted ceiling and a rule of low voices make this the calmest room in Midtown.',
      'creative-alternative':
        'Drafts by Dickens and scores by Mozart lie open with every crossing-out, which is a comfort to anyone who makes things.',
    },
    tips: [
      'Go straight to the 1906 library before the exhibitions; it is at its emptiest in the first half hour.',
      'Look for the two bookcases in the corners that hide spiral stairs.',
      'The garden beside the old library opens only in the warmer months.',
    ],
    description:
      'Pierpont Morgan’s own library, a marble pavilion by McKim, joined to two neighbouring buildings by a glass court of 2006. It owns three ' +
      'Gutenberg Bibles and keeps one on show, and the exhibitions are small enough to finish.',
    qualityScore: 4.6,
    sources: [{ kind: 'official', url: 'https://www.themorgan.org' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'library',
    visitMinutes: { min: 45, typical: 75, max: 120 },
    priceLevel: 3,
    indoor: 1,
    bestTime: ['morning', 'afternoon'],
    hiddenGem: true,
    tags: ['books', 'architecture'],
  },
  {
    id: 'newyork-grand-central-terminal',
    name: 'Grand Central Terminal',
    district: 'Midtown',
    address: '89 East 42nd Street, 10017',
    geo: { lat: 40.75272, lon: -73.97724 },
    website: 'https://www.grandcentralterminal.com',
    openingHours: 'Mo-Su 05:15-02:00',
    reservationRequired: false,
    moodFit: { 'energetic-electric': 0.85, 'sophisticated-upscale': 0.65, 'chill-contemplative': 0.35, 'creative-alternative': 0.3 },
    moodReason: {
      'energetic-electric':
        'At half past five hundreds of commuters cross the concourse on different diagonals, and somehow nobody collides.',
      'sophisticated-upscale':
        'A 1920s tycoon’s office in the south-west corner is now The Campbell, a bar with a timbered ceiling and proper ice.',
    },
    tips: [
      'Stand on the west balcony for the full sweep of the hall, then look up: the zodiac is painted back to front.',
      'In the vaulted passage by the Oyster Bar, whisper into one corner and a friend hears you in the opposite one.',
      'A dark patch near the Crab constellation was left uncleaned to show how sooty the ceiling had been.',
    ],
    description:
      'The railway palace of 1913, saved from demolition in the seventies and still full of people going home. Morning sun falls through the ' +
      'lunettes, the opal clock stands in the middle, and there is a food market on the Lexington side.',
    qualityScore: 4.7,
    sources: [{ kind: 'official', url: 'https://www.grandcentralterminal.com' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'monument',
    visitMinutes: { min: 20, typical: 40, max: 75 },
    priceLevel: 0,
    indoor: 1,
    bestTime: ['morning', 'afternoon', 'evening'],
    hiddenGem: false,
    tags: ['architecture', 'history'],
  },
  {
    id: 'newyork-grove-and-bedford-streets',
    name: 'Grove and Bedford Streets',
    district: 'West Village',
    address: 'Grove Street at Bedford Street, 10014',
    geo: { lat: 40.73238, lon: -74.00533 },
    openingHours: '24/7',
    reservationRequired: false,
    moodFit: { 'chill-contemplative': 0.8, 'creative-alternative': 0.7, 'sophisticated-upscale': 0.65, 'energetic-electric': 0.2 },
    moodReason: {
      'chill-contemplative': 'Two blocks off Seventh Avenue the only sounds are sparrows, a piano lesson and somebody watering a stoop.',
      'creative-alternative':
        'Edna St Vincent Millay lived in the nine-and-a-half-foot-wide house and helped start the theatre round the corner.',
      'sophisticated-upscale':
        'Federal doorways, boot scrapers and gas-style lamps make this the address that half of Wall Street would rather have.',
    },
    tips: [
      'Begin at Christopher Street station, follow Grove to Bedford, then look through the gate of Grove Court.',
      'Number 75½ Bedford, the narrow house, is two minutes south of Grove Street.',
      'These are homes: photograph façades, not windows, and keep off the steps.',
    ],
    description:
      'A few bent streets that ignore the grid: a wooden house of 1822, a Tudor-hatted curiosity known as Twin Peaks, a courtyard of brick ' +
      'cottages behind railings. Television made one corner famous, and the rest is left in peace.',
    qualityScore: 4.3,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'street',
    visitMinutes: { min: 20, typical: 35, max: 60 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['morning', 'golden-hour', 'evening'],
    hiddenGem: false,
    tags: ['history', 'film'],
  },
  {
    id: 'newyork-top-of-the-rock',
    name: 'Top of the Rock',
    district: 'Midtown',
    address: '30 Rockefeller Plaza, 10112',
    geo: { lat: 40.75906, lon: -73.97942 },
    website: 'https://www.rockefellercenter.com',
    openingHours: 'Mo-Su 09:00-23:00',
    reservationRequired: false,
    moodFit: { 'energetic-electric': 0.85, 'sophisticated-upscale': 0.8, 'chill-contemplative': 0.3, 'creative-alternative': 0.2 },
    moodReason: {
      'energetic-electric':
        'The lift ceiling turns to glass, the shaft races past, and then the Empire State Building stands in front of you, lit.',
      'sophisticated-upscale':
        'The roof was laid out in 1933 after the upper decks of an ocean liner, and dressing for the occasion still feels right.',
    },
    tips: [
      'Tickets are timed; the slot an hour before sunset sells out first, the one after ten at night last.',
      'The top level has no glass in front of it, which makes it the place for photographs.',
      'Look north as well: Central Park lies open in front of you, all two and a half miles of it.',
    ],
    description:
      'Three decks on the 67th to 70th floors of Rockefeller Center’s tallest slab. From the middle of Midtown the Empire State Building is ' +
      'part of the view rather than under your feet, with the harbour behind it on clear days.',
    qualityScore: 4.5,
    sources: [{ kind: 'official', url: 'https://www.rockefellercenter.com' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'viewpoint',
    visitMinutes: { min: 45, typical: 70, max: 120 },
    priceLevel: 4,
    indoor: 0.4,
    bestTime: ['morning', 'golden-hour', 'evening'],
    hiddenGem: false,
    tags: ['views', 'photo-spot'],
  },
];
