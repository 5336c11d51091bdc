import type { Restaurant } from '../../../catalogue/entry.js';

export const modern: readonly Restaurant[] = [
  {
    id: 'tokyo-trunk-kitchen',
    name: 'Trunk Kitchen',
    district: 'Shibuya',
    address: '5-31 Jingumae, Trunk Hotel Cat Street, Shibuya-ku, 150-0001',
    geo: { lat: 35.66488, lon: 139.70435 },
    website: 'https://trunk-hotel.com',
    openingHours: 'Mo-Su 07:30-10:00,11:30-14:30,18:00-21:30',
    booking: 'advised',
    station: 'Meiji-Jingūmae',
    moodFit: { 'modern-electric': 0.75, 'foodie-adventurous': 0.2, 'quirky-kawaii': 0.1, 'traditional-serene': 0 },
    moodReason: {
      'modern-electric': 'Concrete, salvaged timber and a crowd dressed for Cat Street: breakfast is as carefully designed as dinner.',
    },
    tips: [
      'The lounge next door is open to passers-by, from the first coffee to the last cocktail.',
      'The hotel is popular for weddings, so at weekends ring before you count on the terrace.',
      'From Harajuku walk down Cat Street: ten minutes and hardly a car.',
    ],
    description:
      'The restaurant of a design hotel of 2017, a low block of concrete and greenery between Shibuya and Cat Street. Cooks work in an ' +
      'open kitchen, tables stand out on a terrace, and in the lounge laptops give way to cocktails.',
    qualityScore: 4.2,
    sources: [{ kind: 'official', url: 'https://trunk-hotel.com' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'All-day hotel kitchen',
    priceLevel: 3,
    specialties: ['Set breakfast', 'Set lunch', 'Grilled meat'],
    atmosphere: 'Bare concrete, open kitchen and low bass',
    meals: ['breakfast', 'lunch', 'dinner'],
    visitMinutes: { min: 45, typical: 70, max: 110 },
  },
  {
    id: 'tokyo-ce-la-vi-tokyo',
    name: 'Cé La Vi Tokyo',
    localName: 'セラヴィ東京',
    district: 'Shibuya',
    address: '1-2-3 Dogenzaka, Tokyu Plaza Shibuya 17F-18F, Shibuya-ku, 150-0043',
    geo: { lat: 35.65802, lon: 139.69982 },
    openingHours: 'Mo-Su 11:30-14:00,18:00-22:00',
    booking: 'advised',
    station: 'Shibuya',
    moodFit: { 'modern-electric': 0.95, 'foodie-adventurous': 0.3, 'quirky-kawaii': 0.1, 'traditional-serene': 0 },
    moodReason: {
      'modern-electric':
        'A lift puts you on a roof in the middle of Shibuya, and the new towers stand round your table as if they had been invited.',
    },
    timedReason: {
      'modern-electric': {
        text: 'Trains slide into the station as strings of lit windows, and the signs round the crossing colour the sky above the terrace.',
        whenTrue: { dayParts: ['after-dark'] },
      },
    },
    tips: [
      'The planted roof terrace on the seventeenth floor, Shibu Niwa, is free and needs no order.',
      'For dinner ask for a table by the glass; in rain the open-air seats are closed.',
      'There are two floors with several rooms, so say which you want when you book.',
    ],
    description:
      'Restaurant and sky bar at the top of Tokyu Plaza Shibuya, since 2019, with the bus station and the tracks straight below. The ' +
      'cooking is modern and looks to all of Asia, there is a DJ on some nights, and the last drinks are late.',
    qualityScore: 4,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Modern Asian',
    priceLevel: 3,
    specialties: ['Set lunch', 'Wagyu from the grill', 'Cocktails'],
    atmosphere: 'Roof air, loud beats and long drinks',
    meals: ['lunch', 'dinner'],
    visitMinutes: { min: 50, typical: 80, max: 130 },
  },
  {
    id: 'tokyo-shinjuku-kabuki-hall',
    name: 'Shinjuku Kabuki Hall',
    localName: '新宿カブキhall 歌舞伎横丁',
    district: 'Shinjuku',
    address: '1-29-1 Kabukicho, Tokyu Kabukicho Tower 2F, Shinjuku-ku, 160-0021',
    geo: { lat: 35.69561, lon: 139.70066 },
    openingHours: 'Mo-Su 12:00-04:00',
    booking: 'none',
    station: 'Seibu-Shinjuku',
    moodFit: { 'modern-electric': 0.95, 'foodie-adventurous': 0.75, 'quirky-kawaii': 0.5, 'traditional-serene': 0 },
    moodReason: {
      'foodie-adventurous':
        'The counters follow the map, so you can eat your way from Hokkaido to Okinawa, with a detour to Korea, under one roof.',
      'modern-electric': 'Neon, lanterns and video walls leave no corner dark, and you eat your noodles in three colours of light.',
    },
    tips: [
      'Take the escalator from the forecourt; it leads straight up to the second floor.',
      'Before six there is more room than later.',
      'Touts in the streets outside lead to worse bills than this, so walk past them.',
    ],
    description:
      'A food hall in Kabukichō’s tower that sets out to be a street festival in the future. Its counters cook the dishes of Japan’s ' +
      'regions among pink neon, lanterns and video walls, with a stage for DJs and dancers, until deep into the night.',
    qualityScore: 3.8,
    sources: [{ kind: 'official', url: 'https://tokyu-kabukicho-tower.jp' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Regional Japanese counters',
    priceLevel: 2,
    specialties: ['Okinawan noodles', 'Kyūshū hotpot', 'Grilled seafood', 'Lemon sour'],
    atmosphere: 'Neon, video walls and beer crates',
    meals: ['lunch', 'dinner', 'late'],
    visitMinutes: { min: 35, typical: 60, max: 120 },
  },
  {
    id: 'tokyo-jam17-dining-and-bar',
    name: 'Jam17 Dining & Bar',
    district: 'Shinjuku',
    address: '1-29-1 Kabukicho, Hotel Groove Shinjuku 17F, Shinjuku-ku, 160-0021',
    geo: { lat: 35.69549, lon: 139.70082 },
    openingHours: 'Mo-Su 07:00-10:00,11:30-14:30,17:30-21:30',
    booking: 'advised',
    station: 'Seibu-Shinjuku',
    moodFit: { 'modern-electric': 0.85, 'foodie-adventurous': 0.2, 'quirky-kawaii': 0.1, 'traditional-serene': 0 },
    moodReason: {
      'modern-electric':
        'You sit on top of a cinema, a theatre and a concert hall, and beyond the terrace rail lie the roofs and signs of Kabukichō.',
    },
    timedReason: {
      'modern-electric': {
        text: 'Seventeen floors down the signs are on, and their glow comes up over the terrace rail in more colours than one can name.',
        whenTrue: { dayParts: ['after-dark'] },
      },
    },
    tips: [
      'Follow the signs for the hotel, not for the cinema, and get out at seventeen.',
      'The terrace shuts in strong wind; ask when you book.',
      'At breakfast the guests of the hotel come first, so be early or late.',
    ],
    description:
      'The restaurant of the Hotel Groove, on the seventeenth floor of the Kabukichō tower of 2023, with an open terrace over the ' +
      'nightlife lanes. There is breakfast, plates for lunch and grilled meat at night; music is the theme, and now and then it is live.',
    qualityScore: 4,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Italian',
    priceLevel: 3,
    specialties: ['Hotel breakfast', 'Grilled meat', 'Pasta', 'Cocktails on the terrace'],
    atmosphere: 'High windows, music and an open-air rail',
    meals: ['breakfast', 'lunch', 'dinner'],
    visitMinutes: { min: 45, typical: 70, max: 120 },
  },
  {
    id: 'tokyo-starbucks-reserve-roastery',
    name: 'Starbucks Reserve Roastery',
    localName: 'スターバックス リザーブ ロースタリー 東京',
    district: 'Nakameguro',
    address: '2-19-23 Aobadai, Meguro-ku, 153-0042',
    geo: { lat: 35.64925, lon: 139.69262 },
    website: 'https://www.starbucks.co.jp/roastery/',
    openingHours: 'Mo-Su 07:00-22:00',
    booking: 'none',
    moodFit: { 'modern-electric': 0.75, 'foodie-adventurous': 0.45, 'quirky-kawaii': 0.3, 'traditional-serene': 0.1 },
    moodReason: {
      'modern-electric':
        'A copper cask seventeen metres high rises past every floor, and roasted beans rattle through pipes above your cup.',
    },
    tips: [
      'On fine weekends you may be given a number to wait with; early in the morning you usually walk straight in.',
      'Meals are light: bread and slices of pizza from the bakery on the ground floor, which you may carry up to the terrace.',
      'In the week of the cherry blossom the wait is counted in hours.',
      'From Naka-Meguro Station it is a quarter of an hour on foot, most of it beside the river.',
    ],
    description:
      'A working coffee roastery as a spectacle: four floors on the Meguro River, drawn by the architect Kengo Kuma and opened in 2019. ' +
      'Sacks and roasters are on the ground floor beside an Italian bakery, cocktails on the third, terraces above the river.',
    qualityScore: 4.2,
    sources: [{ kind: 'official', url: 'https://www.starbucks.co.jp/roastery/' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Coffee and bakery',
    priceLevel: 2,
    specialties: ['Coffee roasted on the spot', 'Cornetti', 'Pizza by the slice', 'Coffee cocktails'],
    atmosphere: 'Copper, hissing pipes and four busy floors',
    meals: ['breakfast', 'lunch'],
    visitMinutes: { min: 30, typical: 50, max: 90 },
  },
  {
    id: 'tokyo-the-blue-room',
    name: 'The Blue Room',
    district: 'Kamiyachō',
    address: '4-1-1 Toranomon, The Tokyo Edition Toranomon 31F, Minato-ku, 105-0001',
    geo: { lat: 35.66412, lon: 139.74558 },
    website: 'https://www.editionhotels.com/tokyo-toranomon/',
    openingHours: 'Mo-Su 07:00-10:30,11:30-14:30,17:30-21:30',
    booking: 'advised',
    station: 'Kamiyachō',
    moodFit: { 'modern-electric': 0.85, 'foodie-adventurous': 0.2, 'traditional-serene': 0.1, 'quirky-kawaii': 0.1 },
    moodReason: {
      'modern-electric':
        'Sofas and curtains are one deep blue, and the brightest thing in the room is Tokyo Tower, orange in one of its windows.',
    },
    timedReason: {
      'modern-electric': {
        text: 'The lamps go down, the sapphire turns to midnight, and the tower outside glows as if it had come a street nearer.',
        whenTrue: { dayParts: ['after-dark'] },
      },
    },
    tips: [
      'Only some of the tables see Tokyo Tower, so ask for one when you book.',
      'Kamiyachō Station lies under the same group of towers, and you arrive dry.',
      'The new streets and shops of Azabudai Hills begin five minutes to the south.',
      'A service charge is added to the bill, as in most hotels of this class.',
    ],
    description:
      'The all-day restaurant of the Edition hotel, thirty-one floors above Kamiyachō, all sapphire velvet and glass from floor to ' +
      'ceiling. You walk in through a lobby crowded with potted jungle, as if a greenhouse had been hoisted into the sky.',
    qualityScore: 4.3,
    sources: [{ kind: 'official', url: 'https://www.editionhotels.com/tokyo-toranomon/' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Modern international',
    priceLevel: 4,
    specialties: ['Eggs and pancakes at breakfast', 'Set lunch', 'Grilled fish', 'Steak'],
    atmosphere: 'Sapphire velvet, hushed music and height',
    meals: ['breakfast', 'lunch', 'dinner'],
    visitMinutes: { min: 50, typical: 80, max: 120 },
  },
  {
    id: 'tokyo-namiki667',
    name: 'Namiki667',
    district: 'Ginza',
    address: '6-6-7 Ginza, Hyatt Centric Ginza 3F, Chuo-ku, 104-0061',
    geo: { lat: 35.67085, lon: 139.76262 },
    openingHours: 'Mo-Su 07:00-10:30,11:30-14:00,18:00-21:00',
    booking: 'advised',
    station: 'Ginza',
    moodFit: { 'modern-electric': 0.75, 'foodie-adventurous': 0.2, 'quirky-kawaii': 0.2, 'traditional-serene': 0 },
    moodReason: {
      'modern-electric': 'The terrace hangs at the height of Ginza’s signs, and behind you the cooks work in full view of the room.',
    },
    timedReason: {
      'modern-electric': {
        text: 'The fronts along the street below are lit, taxis creep past the flagship windows, and the terrace is the best seat for watching both.',
        whenTrue: { dayParts: ['after-dark'] },
      },
    },
    tips: [
      'The name is the address: Namiki-dōri, Ginza 6-6-7.',
      'Boutiques open at about eleven, so at breakfast the street below is yours.',
      'If the terrace is full, the seats by the open kitchen have the better show.',
    ],
    description:
      'Open kitchen, bar and terrace on the third floor of the Hyatt Centric, a bright, graphic design hotel of 2018 in the thick of ' +
      'Ginza’s flagship shops. Where it stands a national newspaper had its offices, and printer’s type turns up in the décor.',
    qualityScore: 4.1,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Modern grill',
    priceLevel: 3,
    specialties: ['Hotel breakfast', 'Burger', 'Grilled beef', 'Cocktails on the terrace'],
    atmosphere: 'Graphic colours, open kitchen and street glow',
    meals: ['breakfast', 'lunch', 'dinner'],
    visitMinutes: { min: 45, typical: 70, max: 110 },
  },

  {
    id: 'tokyo-top-of-tree',
    name: 'Top of Tree',
    localName: '天空LOUNGE TOP of TREE',
    district: 'Oshiage',
    address: '1-1-2 Oshiage, Tokyo Solamachi 31F, Sumida-ku, 131-0045',
    geo: { lat: 35.71022, lon: 139.81266 },
    openingHours: 'Mo-Su 11:00-16:00,17:00-22:00',
    booking: 'advised',
    station: 'Oshiage',
    moodFit: { 'modern-electric': 0.85, 'quirky-kawaii': 0.4, 'foodie-adventurous': 0.2, 'traditional-serene': 0 },
    moodReason: {
      'modern-electric': 'The Skytree stands so close to the glass that you must lean back in your chair to find the top of it.',
    },
    timedReason: {
      'modern-electric': {
        text: 'The lattice outside is lit, pale blue one evening and purple another, and fills the front windows from side to side.',
        whenTrue: { dayParts: ['after-dark'] },
      },
    },
    tips: [
      'Lifts for the thirtieth and thirty-first floors start in the east yard of Solamachi.',
      'Tables at the window go to those who book; say that you want the tower side.',
      'The view is the same at lunch.',
    ],
    description:
      'Lounge and restaurant on the thirty-first floor of Solamachi, the complex at the foot of the Skytree. Dinner comes in ' +
      'courses, cocktails are built to be photographed, and a wall of glass is given up entirely to 634 metres of steel.',
    qualityScore: 4,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Modern European',
    priceLevel: 3,
    specialties: ['Dinner course', 'Lunch course', 'Steak', 'Cocktails'],
    atmosphere: 'Sofas, glass and a very large neighbour',
    meals: ['lunch', 'dinner'],
    visitMinutes: { min: 50, typical: 80, max: 120 },
  },

  {
    id: 'tokyo-sky-lounge-stellar-garden',
    name: 'Stellar Garden',
    localName: 'Sky Bar & Dining Stellar Garden(旧 Sky Lounge Stellar Garden)',
    district: 'Shiba',
    address: '4-8-1 Shibakoen, The Prince Park Tower 33F, Minato-ku, 105-8563',
    geo: { lat: 35.6553, lon: 139.74795 },
    website: 'https://www.princehotels.co.jp/parktower/',
    openingHours: 'Mo-Su 17:00-23:30',
    booking: 'advised',
    station: 'Akabanebashi',
    moodFit: { 'modern-electric': 0.85, 'traditional-serene': 0.1, 'foodie-adventurous': 0.1, 'quirky-kawaii': 0 },
    moodReason: {
      'modern-electric':
        'Across the tops of the trees rises Tokyo Tower with its two decks and its mast, so near that you can count the girders.',
    },
    timedReason: {
      'modern-electric': {
        text: 'The room is kept dim so that nothing competes with the tower, which throws its orange on glasses and faces.',
        whenTrue: { dayParts: ['after-dark'] },
      },
    },
    tips: [
      'Book a seat on the tower side; without a booking come at five.',
      'A charge for the seat is added to the bill, as is usual in a lounge.',
      'On most days the tower’s lights go out at midnight, after the last orders here.',
    ],
    description:
      'A sky bar and dining room on the thirty-third floor of the Prince Park Tower hotel, beside Shiba Park. The seats ' +
      'look to the glass, there are cocktails and plates to go with them, and the point of it all stands outside.',
    qualityScore: 4.1,
    sources: [{ kind: 'official', url: 'https://www.princehotels.co.jp/parktower/' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Cocktails and small plates',
    priceLevel: 3,
    specialties: ['Cocktails', 'Small plates', 'Wine by the glass'],
    atmosphere: 'Dim lamps, tall glass and one bright tower',
    meals: ['dinner', 'late'],
    visitMinutes: { min: 45, typical: 75, max: 120 },
  },
];
