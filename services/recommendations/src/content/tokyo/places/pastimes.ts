import type { Place } from '../../../catalogue/entry.js';

export const pastimes: readonly Place[] = [
  {
    id: 'tokyo-mikoku-yu',
    name: 'Mikoku-yu',
    localName: '御谷湯',
    category: 'bath',
    district: 'Ryōgoku',
    address: '3-30-8 Ishiwara, Sumida-ku, 130-0011',
    geo: { lat: 35.702, lon: 139.8055 },
    openingHours: 'Tu-Su 16:00-24:00; Jan 09-Jan 15,Jul 16-Jul 22,Sep 16-Sep 22,Oct 09-Oct 15 Tu off; Dec 31-Jan 02 off',
    booking: 'none',
    station: 'Honjo-Azumabashi',
    visitMinutes: { min: 45, typical: 65, max: 110 },
    priceLevel: 1,
    indoor: 1,
    bestTime: ['afternoon', 'evening', 'after-dark'],
    afterDark: 'yes',
    icon: false,
    lastEntryMinutes: 30,
    hiddenGem: true,
    tags: ['water', 'views', 'craft'],
    moodFit: { 'traditional-serene': 0.8, 'modern-electric': 0.35, 'quirky-kawaii': 0.2, 'foodie-adventurous': 0.1 },
    moodReason: {
      'traditional-serene':
        'Water the colour of strong tea comes up from under the street, and you go slowly from the hottest tub to the coolest in the ' +
        'company of old neighbours.',
    },
    tips: [
      'It is closed on Mondays, or on the Tuesday after if the Monday is a holiday.',
      'Towels can be hired; with tattoos, have a word at the desk first.',
      'Women and men change floors from week to week, so ask at the desk who has the top one.',
    ],
    description:
      'A public bath since 1947, rebuilt in 2015 as a slim block with the tubs on its fourth and fifth floors. The spring water is dark ' +
      'with old peat and flows through at several temperatures, some barely warmer than you. There is a Mount Fuji on the wall ' +
      'and a half-open bath from which you can see the Skytree.',
    qualityScore: 4.5,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
  },
  {
    id: 'tokyo-koganeyu',
    name: 'Koganeyu',
    localName: '黄金湯',
    category: 'bath',
    district: 'Kinshichō',
    address: '4-14-6 Taihei, Sumida-ku, 130-0012',
    geo: { lat: 35.7011, lon: 139.8163 },
    openingHours: 'Tu-Fr,Su 11:00-24:00; Sa 15:00-24:00; Dec 31-Jan 02 off',
    booking: 'none',
    station: 'Kinshichō',
    visitMinutes: { min: 45, typical: 70, max: 100 },
    priceLevel: 1,
    indoor: 1,
    bestTime: ['evening', 'after-dark'],
    afterDark: 'yes',
    icon: false,
    lastEntryMinutes: 30,
    hiddenGem: false,
    tags: ['water', 'design', 'nightlife', 'art'],
    moodFit: { 'modern-electric': 0.8, 'quirky-kawaii': 0.5, 'traditional-serene': 0.5, 'foodie-adventurous': 0.2 },
    moodReason: {
      'modern-electric':
        'Bare concrete, and a turntable and beer taps at the counter where you pay: you would take it for a club until the steam ' +
        'reaches you.',
    },
    tips: [
      'It shuts on two Mondays a month, so choose another day.',
      'Tattoos are allowed, and towels can be hired.',
      'The sauna costs extra, and at weekends you may have to wait for it.',
    ],
    description:
      'A neighbourhood bath with roots in 1932, redone in concrete and pale tile by the architect Jō Nagasaka in 2020. You pay at a bar ' +
      'that pours its own beer and serves as a DJ booth, wash, and try herbal, fizzy, hot and cold tubs. The painting is by Yoriko ' +
      'Hoshi, known for comics about a cat in an apron.',
    qualityScore: 4.4,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
  },
  {
    id: 'tokyo-taito-hey',
    name: 'Taito HEY',
    localName: 'タイトー Hey',
    category: 'games',
    district: 'Akihabara',
    address: '1-10-5 Sotokanda, Hirose Building, Chiyoda-ku, 101-0021',
    geo: { lat: 35.69848, lon: 139.77095 },
    openingHours: 'Mo-Su 10:00-23:00',
    booking: 'none',
    station: 'Akihabara',
    visitMinutes: { min: 30, typical: 50, max: 100 },
    priceLevel: 1,
    indoor: 1,
    bestTime: ['evening', 'after-dark', 'afternoon'],
    afterDark: 'yes',
    icon: false,
    alike: 'arcade',
    hiddenGem: false,
    tags: ['nightlife', 'history', 'design'],
    moodFit: { 'modern-electric': 0.92, 'quirky-kawaii': 0.5, 'foodie-adventurous': 0.05, 'traditional-serene': 0.02 },
    moodReason: {
      'modern-electric':
        'Screens, buttons and stools stand in rows on floor above floor, and the sound of a hundred explosions comes down to meet you.',
    },
    tips: [
      'Go straight up to the floor marked 2F for the shooting games and the classics; most take a single 100-yen coin.',
      'Keep bags off the next stool, and don’t stop to watch where a notice forbids it.',
      'The aisles between the cranes on the ground floor are narrow, so carry a rucksack in front.',
    ],
    description:
      'An arcade on Akihabara’s main street. The letters stand for Hirose Entertainment Yard, after the radio dealer of that name. ' +
      'You pass crane games on the ground floor and climb to shooting games and old cabinets, and on to the fighting ' +
      'games, where your rival may sit on the far side of the screen.',
    qualityScore: 4.3,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
  },
  {
    id: 'tokyo-gigo-sohonten',
    name: 'GiGO Sōhonten',
    localName: 'GiGO総本店',
    category: 'games',
    district: 'Ikebukuro',
    address: '1-13-6 Higashi-Ikebukuro, Rokumaru Gate B1-3F, Toshima-ku, 170-0013',
    geo: { lat: 35.73005, lon: 139.7143 },
    openingHours: 'Mo-Su 10:00-23:00',
    booking: 'none',
    station: 'Ikebukuro',
    visitMinutes: { min: 30, typical: 50, max: 100 },
    priceLevel: 1,
    indoor: 1,
    bestTime: ['evening', 'after-dark', 'afternoon'],
    afterDark: 'yes',
    icon: false,
    alike: 'arcade',
    hiddenGem: false,
    tags: ['nightlife', 'design', 'film'],
    moodFit: { 'quirky-kawaii': 0.88, 'modern-electric': 0.87, 'foodie-adventurous': 0.1, 'traditional-serene': 0.02 },
    moodReason: {
      'modern-electric': 'Big screens frame the way in, and behind them glass boxes of prizes run back in long rows under white light.',
      'quirky-kawaii':
        'You leave with a plush seal as big as a toddler, or without it and eight hundred yen the poorer, and go ' +
        'straight on to the next glass box.',
    },
    tips: [
      'If a prize lies badly, wave: staff will often put it back where it began.',
      'In a photo booth be quick, because the countdown starts straight away and the decorating is timed as well.',
      'Change a note first: the cranes take 100-yen coins, and faster than you think.',
    ],
    description:
      'The head branch of a chain of game centres, opened in 2023 on Sunshine 60 Street, two years after an older ' +
      'GiGO there had closed. Hundreds of machines fill its floors: cranes, rhythm games and card ' +
      'games, and booths that print your portrait with larger eyes.',
    qualityScore: 4.1,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
  },
  {
    id: 'tokyo-daiba-itchome-shotengai',
    name: 'Daiba Itchōme Shōtengai',
    localName: '台場一丁目商店街',
    category: 'games',
    district: 'Odaiba',
    address: '1-6-1 Daiba, Decks Tokyo Beach Seaside Mall 4F, Minato-ku, 135-0091',
    geo: { lat: 35.62925, lon: 139.77565 },
    openingHours: 'Mo-Fr 11:00-20:00; Sa-Su,PH 11:00-21:00',
    booking: 'none',
    station: 'Odaiba-Kaihinkōen',
    visitMinutes: { min: 30, typical: 50, max: 100 },
    priceLevel: 1,
    indoor: 1,
    bestTime: ['afternoon', 'evening', 'after-dark'],
    afterDark: 'yes',
    icon: false,
    hiddenGem: false,
    tags: ['history', 'children', 'food'],
    moodFit: { 'quirky-kawaii': 0.85, 'modern-electric': 0.3, 'foodie-adventurous': 0.3, 'traditional-serene': 0.2 },
    moodReason: {
      'quirky-kawaii':
        'You flick a ten-yen coin past the holes of an ancient slot game, shoot corks at a shelf of sweets and hurry by a school that ' +
        'ghosts have taken over.',
    },
    tips: [
      'Change a note first: the oldest games take 10-yen coins, the others 100.',
      'Walking about is free; the haunted school charges entry.',
      'The deck outside looks over the beach to Rainbow Bridge, two minutes from the arcade.',
    ],
    description:
      'A shopping street of about 1960, built indoors on the fourth floor of a mall, with enamel signs, record sleeves and posters ' +
      'of forgotten stars. You go from the penny-sweet shop to a room of old arcade games, a shooting gallery and shops of old-fashioned toys. ' +
      'Grandparents explain; the young play.',
    qualityScore: 4.0,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
  },
  {
    id: 'tokyo-sunshine-60-street',
    name: 'Sunshine 60 Street',
    localName: 'サンシャイン60通り',
    category: 'street',
    district: 'Ikebukuro',
    address: '1 Higashi-Ikebukuro, Toshima-ku, 170-0013',
    geo: { lat: 35.7298, lon: 139.7153 },
    openingHours: '24/7',
    booking: 'none',
    station: 'Ikebukuro',
    visitMinutes: { min: 20, typical: 35, max: 60 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['evening', 'after-dark'],
    afterDark: 'yes',
    icon: false,
    hiddenGem: false,
    tags: ['nightlife', 'film', 'fashion'],
    moodFit: { 'modern-electric': 0.82, 'quirky-kawaii': 0.78, 'foodie-adventurous': 0.35, 'traditional-serene': 0.03 },
    moodReason: {
      'modern-electric':
        'Loudspeakers, screens and six floors of signs compete on either side, and over the end of the street stands a tower of sixty ' +
        'storeys.',
      'quirky-kawaii':
        'Plush animals are piled behind the glass of the arcades, and shops given over to comics and their heroes lie round the corner.',
    },
    timedReason: {
      'modern-electric': {
        text: 'The signs tint the paving blue and pink, and the audiences of the cinemas come out and walk down the middle of it.',
        whenTrue: { dayParts: ['after-dark'] },
      },
    },
    tips: [
      'From the east exit of Ikebukuro Station it is three minutes, across the wide avenue and straight on.',
      'Touts work the corners; keep walking and they give up.',
      'At the far end a passage with moving walkways leads under the expressway to Sunshine City.',
    ],
    description:
      'The way from Ikebukuro Station to Sunshine City, between arcades, cinemas, cafés and chain stores for clothes and shoes. It is named ' +
      'after the tower behind its far end, which was the tallest in Asia when it opened in 1978. You can walk it in five minutes; with ' +
      'the side streets it takes an evening.',
    qualityScore: 4.0,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
  },
];
