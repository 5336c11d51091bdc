import type { Place } from '../../catalogue/entry.js';

export const places: readonly Place[] = [
  {
    id: 'newyork-brooklyn-bridge',
    name: 'Brooklyn Bridge Promenade',
    district: 'Civic Center',
    address: 'Centre Street at Park Row, 10038',
    geo: { lat: 40.71215, lon: -74.00416 },
    openingHours: '24/7',
    booking: 'none',
    station: 'Brooklyn Bridge–City Hall',
    moodFit: { 'energetic-electric': 0.85, 'chill-contemplative': 0.65, 'creative-alternative': 0.5, 'sophisticated-upscale': 0.3 },
    moodReason: {
      'energetic-electric':
        'Traffic hums through the boards under your feet, and the towers of Lower Manhattan stand at the end of the cables.',
      'chill-contemplative': 'Stop at one of the stone towers and watch the ferries cross the East River through a harp of steel ropes.',
    },
    timedReason: {
      'energetic-electric': {
        text: 'The whole of Lower Manhattan is alight beyond the cables, and the river shows it a second time.',
        whenTrue: { dayParts: ['after-dark'] },
      },
    },
    tips: [
      'Walk towards Manhattan for the view: take the subway to High Street and come back on foot.',
      'Before seven in the morning the boards are almost empty; from eleven they are not.',
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
    bestTime: ['morning', 'golden-hour', 'after-dark'],
    afterDark: 'yes',
    icon: true,
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
    booking: 'none',
    station: 'West 4th Street',
    moodFit: { 'creative-alternative': 0.85, 'energetic-electric': 0.75, 'chill-contemplative': 0.6, 'sophisticated-upscale': 0.3 },
    moodReason: {
      'creative-alternative': 'Folk singers fought for the right to play by this fountain in 1961, and it has hardly been quiet since.',
      'energetic-electric':
        'Fifth Avenue ends at its arch, the university surrounds it, and everything with a guitar or a skateboard drains into the middle.',
      'chill-contemplative':
        'An English elm more than three hundred years old spreads over the north-west corner, a book’s distance from the fountain.',
    },
    timedReason: {
      'energetic-electric': {
        text: 'A jazz trio, a drum circle and a troupe of tumblers compete within fifty yards of the fountain.',
        whenTrue: { dayParts: ['afternoon', 'golden-hour'], weekdays: ['Sa', 'Su'], months: [5, 6, 7, 8, 9] },
      },
    },
    tips: [
      'The chess tables are in the south-west corner; the regulars play for small stakes and play well.',
      'Stand under the arch for the view straight up Fifth Avenue to the Empire State Building.',
      'Public toilets are at the south end, near Thompson Street.',
    ],
    description:
      'Nearly ten acres of Village life around a marble arch and a fountain you may paddle in. It has been a burial ground and a parade ' +
      'ground; today it is campus, concert hall and front garden for Villagers who have none.',
    qualityScore: 4.5,
    sources: [{ kind: 'official', url: 'https://www.nycgovparks.org/parks/washington-square-park' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'park',
    visitMinutes: { min: 20, typical: 40, max: 90 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['midday', 'afternoon', 'evening'],
    afterDark: 'lit',
    icon: true,
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
    booking: 'none',
    station: '14th Street–Eighth Avenue',
    moodFit: { 'creative-alternative': 0.8, 'chill-contemplative': 0.75, 'energetic-electric': 0.6, 'sophisticated-upscale': 0.5 },
    moodReason: {
      'creative-alternative':
        'Commissioned sculpture and painted walls change along the whole route, and the Chelsea galleries start at the stairs.',
      'chill-contemplative':
        'Grasses and birches grow between the rails much as they did when the freight line lay forgotten for twenty years.',
      'energetic-electric':
        'At 17th Street you sit behind glass as if in a theatre and watch the taxis of Tenth Avenue pour away under you.',
    },
    timedReason: {
      'chill-contemplative': {
        text: 'The seed heads are left standing until spring, and on a winter morning the path between them is close to empty.',
        whenTrue: { dayParts: ['morning'], months: [1, 2, 12] },
      },
    },
    tips: [
      'Start at Gansevoort Street early or after six; on weekend afternoons the path moves at shuffling speed.',
      'There are lifts at Gansevoort, 14th, 23rd and 30th Streets.',
      'Leave at 23rd Street for the galleries, which mostly open from Tuesday to Saturday.',
      'From December to March the gates close in the early evening, at an hour that changes with the year; the website has it.',
    ],
    description:
      'A freight viaduct of 1934, turned into a garden walk in 2009 and planted by the Dutch designer Piet Oudolf. It runs a mile and a ' +
      'half, three storeys up, from the old meat market to the rail yards.',
    qualityScore: 4.6,
    sources: [{ kind: 'official', url: 'https://www.thehighline.org' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'garden',
    visitMinutes: { min: 40, typical: 70, max: 120 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['morning', 'golden-hour', 'evening'],
    afterDark: 'lit',
    icon: true,
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
    booking: 'advised',
    station: '14th Street–Eighth Avenue',
    moodFit: { 'creative-alternative': 0.9, 'sophisticated-upscale': 0.75, 'chill-contemplative': 0.5, 'energetic-electric': 0.4 },
    moodReason: {
      'creative-alternative':
        'The sculptor Gertrude Vanderbilt Whitney founded it in 1930 for living American artists, and its Biennial starts an argument ' +
        'every other year.',
      'sophisticated-upscale':
        'The architect Renzo Piano gave the gallery floors terraces, so that you step from Edward Hopper’s painted roofs out among real ' +
        'ones.',
    },
    timedReason: {
      'creative-alternative': {
        text: 'Friday evenings are free, and the crowd that comes for them argues in front of the pictures.',
        whenTrue: { dayParts: ['evening'], weekdays: ['Fr'] },
      },
    },
    tips: [
      'Begin on the eighth floor and walk down by the outside stairs between the terraces.',
      'Friday evenings are free and lively; book a timed ticket a few days ahead.',
      'Closed on Tuesdays, when the High Line next door makes a good substitute.',
    ],
    description:
      'American art from 1900 to last month, in a building with the bulk of a ship, at the end of Gansevoort Street. The collection ' +
      'is strong on the painters Hopper and O’Keeffe and on Calder’s mobiles; the column-free fifth floor is kept for big exhibitions.',
    qualityScore: 4.4,
    sources: [{ kind: 'official', url: 'https://whitney.org' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'museum',
    visitMinutes: { min: 75, typical: 120, max: 180 },
    priceLevel: 3,
    indoor: 1,
    bestTime: ['midday', 'afternoon'],
    afterDark: 'yes',
    icon: true,
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
    booking: 'none',
    station: '33rd Street',
    moodFit: { 'sophisticated-upscale': 0.9, 'chill-contemplative': 0.85, 'creative-alternative': 0.6, 'energetic-electric': 0.1 },
    moodReason: {
      'sophisticated-upscale':
        'A banker’s private study survives in red silk and Renaissance paintings, and you may look into the steel vault where he kept ' +
        'his manuscripts.',
      'chill-contemplative': 'Three tiers of walnut shelves, a painted ceiling and low voices: this is the calmest room in Midtown.',
      'creative-alternative':
        'Manuscripts lie open in the cases, Dickens one season and Mozart the next, and every crossing-out is a comfort if you make ' +
        'things yourself.',
    },
    tips: [
      'Go straight to the 1906 library before the exhibitions; it is at its emptiest in the first half hour.',
      'Look for the two bookcases in the corners that hide spiral stairs.',
      'The garden beside the old library opens only in the warmer months.',
    ],
    description:
      'The banker Pierpont Morgan’s own library, a marble pavilion by the architect McKim, joined to two neighbouring buildings by a ' +
      'glass court of 2006. It owns three Gutenberg Bibles and keeps one on show, and the exhibitions are small enough to finish.',
    qualityScore: 4.6,
    sources: [{ kind: 'official', url: 'https://www.themorgan.org' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'library',
    visitMinutes: { min: 60, typical: 80, max: 120 },
    priceLevel: 3,
    indoor: 1,
    bestTime: ['morning', 'afternoon'],
    afterDark: 'lit',
    icon: false,
    lastEntryMinutes: 30,
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
    booking: 'none',
    station: 'Grand Central–42nd Street',
    moodFit: { 'energetic-electric': 0.85, 'sophisticated-upscale': 0.65, 'chill-contemplative': 0.35, 'creative-alternative': 0.3 },
    moodReason: {
      'energetic-electric': 'Forty-four platforms empty into one hall, and people cross it on every diagonal without a collision.',
      'sophisticated-upscale':
        'A 1920s financier’s office in the south-west corner is now The Campbell, a bar with a timbered ceiling and proper ice.',
    },
    tips: [
      'Stand on the west balcony for the full sweep of the hall, then look up: the zodiac is painted back to front.',
      'The crossing is at its thickest at about half past five on a working day.',
      'In the vaulted passage by the Oyster Bar, whisper into one corner and a friend hears you in the opposite one.',
      'A dark patch near the Crab constellation was left uncleaned to show how sooty the ceiling had been.',
    ],
    description:
      'The railway palace of 1913 was saved from demolition in the seventies and takes people home every day. Tall lunette windows ' +
      'light the hall, the opal clock stands in the middle, and there is a food market on the Lexington side.',
    qualityScore: 4.7,
    sources: [{ kind: 'official', url: 'https://www.grandcentralterminal.com' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'monument',
    visitMinutes: { min: 20, typical: 40, max: 75 },
    priceLevel: 0,
    indoor: 1,
    bestTime: ['morning', 'afternoon', 'evening'],
    afterDark: 'yes',
    icon: true,
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
    booking: 'none',
    station: 'Christopher Street',
    moodFit: { 'chill-contemplative': 0.8, 'creative-alternative': 0.7, 'sophisticated-upscale': 0.65, 'energetic-electric': 0.2 },
    moodReason: {
      'chill-contemplative': 'A minute from Seventh Avenue the traffic drops away, and you hear your own steps on the bluestone.',
      'creative-alternative':
        'The poet Edna St Vincent Millay lived in the nine-and-a-half-foot-wide house and helped start the theatre round the corner.',
      'sophisticated-upscale': 'Federal doorways, boot scrapers, gas-style lamps: in a good coat you may be taken for a resident.',
    },
    tips: [
      'Begin at Christopher Street station, follow Grove to Bedford, then look through the gate of Grove Court.',
      'Number 75½ Bedford, the narrow house, is two minutes south of Grove Street.',
      'These are homes: photograph façades, not windows, and keep off the steps.',
    ],
    description:
      'A few bent streets that ignore the grid: a wooden house of 1822, a Tudor-hatted curiosity known as Twin Peaks, a courtyard of ' +
      'brick cottages behind railings. Television made one corner famous, and the rest is left in peace.',
    qualityScore: 4.3,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'street',
    visitMinutes: { min: 20, typical: 35, max: 60 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['morning', 'golden-hour', 'evening'],
    afterDark: 'lit',
    icon: false,
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
    booking: 'advised',
    station: '47–50 Streets–Rockefeller Center',
    moodFit: { 'energetic-electric': 0.85, 'sophisticated-upscale': 0.8, 'chill-contemplative': 0.3, 'creative-alternative': 0.2 },
    moodReason: {
      'energetic-electric':
        'The lift ceiling turns to glass, the shaft races past, and under a minute later you are out in the wind above Midtown.',
      'sophisticated-upscale':
        'The roof was laid out in 1933 after the upper decks of an ocean liner, so walk it as one walks a deck: slowly, at the rail.',
    },
    timedReason: {
      'energetic-electric': {
        text: 'Fifth Avenue runs away from you in red tail lights, and Sixth comes back in white.',
        whenTrue: { dayParts: ['after-dark'] },
      },
    },
    tips: [
      'Tickets are timed; the slot an hour before sunset sells out first, the one after ten at night last.',
      'The top level has no glass in front of it, which makes it the place for photographs.',
      'Look north as well: Central Park lies open in front of you, all two and a half miles of it.',
    ],
    description:
      'Three decks on the 67th to 70th floors of Rockefeller Center’s tallest slab. From the middle of Midtown the Empire State ' +
      'Building is part of the view rather than under your feet, with the harbour behind it on clear days.',
    qualityScore: 4.5,
    sources: [{ kind: 'official', url: 'https://www.rockefellercenter.com' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'viewpoint',
    visitMinutes: { min: 60, typical: 80, max: 120 },
    priceLevel: 4,
    indoor: 0.4,
    bestTime: ['morning', 'golden-hour', 'after-dark'],
    afterDark: 'yes',
    icon: true,
    lastEntryMinutes: 50,
    hiddenGem: false,
    tags: ['views', 'photo-spot'],
  },
];
