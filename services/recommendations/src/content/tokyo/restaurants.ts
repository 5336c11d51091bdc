import type { Restaurant } from '../../catalogue/entry.js';

export const restaurants: readonly Restaurant[] = [
  {
    id: 'tokyo-kanda-yabu-soba',
    name: 'Kanda Yabu Soba',
    localName: 'かんだやぶそば',
    district: 'Kanda',
    address: '2-10 Kanda-Awajicho, Chiyoda-ku, 101-0063',
    geo: { lat: 35.69661, lon: 139.76848 },
    website: 'https://www.yabusoba.net',
    openingHours: 'Mo-Tu,Th-Su 11:30-20:30; Jan 01 off',
    reservationRequired: false,
    moodFit: { 'traditional-serene': 0.95, 'foodie-adventurous': 0.65, 'quirky-kawaii': 0.2, 'modern-electric': 0.1 },
    moodReason: {
      'traditional-serene': 'Orders are sung to the kitchen in a long low call, and the noodles arrive on bamboo beside a bit of garden.',
      'foodie-adventurous':
        'Try the house manners: duck with leek and a flask of sake first, noodles last, then hot soba water in the leftover dip.',
    },
    tips: [
      'Between two and five there is usually no wait.',
      'The portions are small on purpose; order two trays, as regulars do.',
      'The dip is strong, so let only the lower third of the noodles touch it.',
    ],
    description:
      'A soba house of 1880, rebuilt in wood and paper after a fire in 2013 and filled again at once. The buckwheat noodles have a faint ' +
      'green tint and are gone in ten minutes, which is how they are meant to be eaten.',
    qualityScore: 4.4,
    sources: [{ kind: 'official', url: 'https://www.yabusoba.net' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Soba',
    priceLevel: 2,
    specialties: ['Seiro soba', 'Kamo nanban', 'Anago tempura', 'Ai-yaki duck'],
    atmosphere: 'Tatami and tables, sung orders, a sliver of garden',
    meals: ['lunch', 'dinner'],
    visitMinutes: { min: 35, typical: 55, max: 85 },
  },
  {
    id: 'tokyo-komakata-dozeu',
    name: 'Komakata Dozeu',
    localName: '駒形どぜう',
    district: 'Asakusa',
    address: '1-7-12 Komagata, Taito-ku, 111-0043',
    geo: { lat: 35.70821, lon: 139.79572 },
    website: 'https://www.dozeu.com',
    openingHours: 'Mo-Su 11:00-20:30; Jan 01 off',
    reservationRequired: false,
    moodFit: { 'foodie-adventurous': 0.95, 'traditional-serene': 0.8, 'quirky-kawaii': 0.3, 'modern-electric': 0.1 },
    moodReason: {
      'foodie-adventurous': 'Whole loach, simmered soft in miso and finished on charcoal under a heap of leeks that you pile on yourself.',
      'traditional-serene':
        'You kneel on woven mats at planks laid on the floor, in one big room, as porters and shopkeepers did under the shoguns.',
    },
    tips: [
      'Wear socks you are happy to show; shoes come off at the door.',
      'If kneeling is hard, ask for the tables in the basement.',
      'First-timers can order yanagawa, the same fish opened flat and bound with egg.',
    ],
    description:
      'Six generations and more have served one small river fish here since 1801. The pan is shallow, the charcoal glows, the servers wear ' +
      'kimono, and the bill is modest for so much history.',
    qualityScore: 4.5,
    sources: [{ kind: 'official', url: 'https://www.dozeu.com' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Edo loach hotpot',
    priceLevel: 2,
    specialties: ['Dojo nabe', 'Yanagawa', 'Dojo soup', 'Dojo kabayaki'],
    atmosphere: 'Woven mats, charcoal and one great room',
    meals: ['lunch', 'dinner'],
    visitMinutes: { min: 45, typical: 70, max: 110 },
  },
  {
    id: 'tokyo-rokurinsha',
    name: 'Rokurinsha',
    localName: '六厘舎',
    district: 'Yaesu',
    address: '1-9-1 Marunouchi, Tokyo Station B1, Chiyoda-ku, 100-0005',
    geo: { lat: 35.68041, lon: 139.76834 },
    openingHours: 'Mo-Su 07:30-10:00,11:00-22:30',
    reservationRequired: false,
    moodFit: { 'foodie-adventurous': 0.85, 'modern-electric': 0.7, 'quirky-kawaii': 0.3, 'traditional-serene': 0 },
    moodReason: {
      'foodie-adventurous':
        'The dip is boiled from pork, chicken and dried fish until it clings like sauce, with a raft of fish powder on top.',
      'modern-electric':
        'Buy a ticket from the machine, eat in twenty minutes under the bullet-train platforms, and stand up with the next wave.',
    },
    tips: [
      'The early service from half past seven has a lighter bowl and a much shorter queue.',
      'At the end, ask for soup-wari: stock to thin the rest of the dip for drinking.',
      'Paper bibs are on the counter for a reason.',
    ],
    description:
      'The noodle shop that made dipping ramen fashionable, at home in the basement of Tokyo Station since 2009. Noodles as thick as ' +
      'pencils come cold, the broth hot, and the line outside hardly ever ends.',
    qualityScore: 4.2,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Tsukemen ramen',
    priceLevel: 1,
    specialties: ['Ajitama tsukemen', 'Kara tsukemen', 'Asa tsukemen'],
    atmosphere: 'Counter seats, ticket machine and quick turnover',
    meals: ['breakfast', 'lunch', 'dinner'],
    visitMinutes: { min: 30, typical: 50, max: 80 },
  },
  {
    id: 'tokyo-at-home-cafe',
    name: '@home cafe',
    localName: 'あっとほぉーむカフェ',
    district: 'Akihabara',
    address: '1-11-4 Sotokanda, Chiyoda-ku, 101-0021',
    geo: { lat: 35.69987, lon: 139.77094 },
    website: 'https://www.cafe-athome.com',
    openingHours: 'Mo-Fr 11:00-22:00; Sa-Su,PH 10:00-22:00',
    reservationRequired: false,
    moodFit: { 'quirky-kawaii': 1, 'modern-electric': 0.7, 'foodie-adventurous': 0.35, 'traditional-serene': 0 },
    moodReason: {
      'quirky-kawaii':
        'A maid welcomes you home, draws a rabbit on your omelette in ketchup and teaches you the spell that makes it taste better.',
      'modern-electric': 'Ride a narrow lift up a Chūō-dōri tower and the doors open on a stage, pink light and a chant already under way.',
    },
    tips: [
      'A seat charge and at least one order are usual, and visits are limited to about an hour.',
      'No photographs of the staff; order a souvenir picture instead.',
      'Several floors have different themes, so check which queue you are joining.',
    ],
    description:
      'One of the first maid cafés, at it since 2004 and still the most cheerful about it. The omelette rice and parfaits are decent; you ' +
      'pay for the theatre, which is wholesome, well drilled and more fun if you join in.',
    qualityScore: 3.9,
    sources: [{ kind: 'official', url: 'https://www.cafe-athome.com' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Maid café',
    priceLevel: 2,
    specialties: ['Omurice with a ketchup drawing', 'Curry rice', 'Decorated parfait'],
    atmosphere: 'Frills, chants and a small stage',
    meals: ['lunch', 'dinner'],
    visitMinutes: { min: 45, typical: 60, max: 75 },
  },
  {
    id: 'tokyo-shiseido-parlour',
    name: 'Shiseido Parlour Ginza',
    localName: '資生堂パーラー 銀座本店',
    district: 'Ginza',
    address: '8-8-3 Ginza, Chuo-ku, 104-0061',
    geo: { lat: 35.66901, lon: 139.76232 },
    website: 'https://parlour.shiseido.co.jp',
    openingHours: 'Tu-Sa 11:00-21:00; Su,PH 11:00-20:00',
    reservationRequired: false,
    moodFit: { 'quirky-kawaii': 0.75, 'modern-electric': 0.6, 'foodie-adventurous': 0.5, 'traditional-serene': 0.3 },
    moodReason: {
      'quirky-kawaii': 'Ice-cream sodas in jewel colours and strawberry parfaits built like hats are carried in with complete solemnity.',
      'modern-electric':
        'The brick-red tower by Ricardo Bofill is a Ginza landmark, and its third-floor windows look on to the evening lights.',
    },
    tips: [
      'The salon on the third floor takes no bookings; put your name down on the ground floor and wait there.',
      'For omelette rice and croquettes go one floor higher, to the restaurant.',
      'Smart casual is the rule, and shorts look out of place.',
    ],
    description:
      'A chemist’s soda fountain of 1902 that became the place where Ginza learned to eat ice cream. White cloths, camellias on the china ' +
      'and a dessert list that follows the fruit season month by month.',
    qualityScore: 4.3,
    sources: [{ kind: 'official', url: 'https://parlour.shiseido.co.jp' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Yōshoku and parfaits',
    priceLevel: 3,
    specialties: ['Strawberry parfait', 'Ice-cream soda', 'Omurice', 'Meat croquette'],
    atmosphere: 'Starched, pastel and quietly festive',
    meals: ['lunch', 'dinner'],
    visitMinutes: { min: 45, typical: 70, max: 110 },
  },
];
