import type { Place } from '../../catalogue/entry.js';

export const places: readonly Place[] = [
  {
    id: 'tokyo-sensoji',
    name: 'Sensō-ji',
    localName: '浅草寺',
    district: 'Asakusa',
    address: '2-3-1 Asakusa, Taito-ku, 111-0032',
    geo: { lat: 35.71476, lon: 139.79666 },
    website: 'https://www.senso-ji.jp',
    openingHours: '24/7',
    reservationRequired: false,
    moodFit: { 'traditional-serene': 0.8, 'foodie-adventurous': 0.65, 'quirky-kawaii': 0.6, 'modern-electric': 0.2 },
    moodReason: {
      'traditional-serene':
        'At six in the morning the shutters of Nakamise are down, incense drifts over the court and the chanting is audible.',
      'foodie-adventurous':
        'The lane to the temple sells rice crackers off the charcoal, kibidango on sticks and the puffed-rice brittle of old Edo.',
      'quirky-kawaii':
        'Shake a numbered stick from a tin for your fortune, then buy sponge cakes moulded as pagodas, pigeons and red lanterns.',
    },
    tips: [
      'The grounds never close, and the floodlit gates are at their finest after nine at night.',
      'The main hall is open from about six in the morning until five; the Nakamise stalls trade from about ten.',
      'This temple deals out many bad fortunes: tie the slip to the rack and leave it behind.',
      'Walk back by the parallel lanes, which are emptier and have the better shops.',
    ],
    description:
      'The oldest temple in the city, founded in the seventh century for a small gold Kannon that fishermen netted in the Sumida. You come ' +
      'in under the paper lantern of the Thunder Gate and along two hundred and fifty metres of stalls.',
    qualityScore: 4.7,
    sources: [{ kind: 'official', url: 'https://www.senso-ji.jp' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'monument',
    visitMinutes: { min: 30, typical: 60, max: 100 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['morning', 'evening'],
    hiddenGem: false,
  },
  {
    id: 'tokyo-hama-rikyu-gardens',
    name: 'Hama-rikyū Gardens',
    localName: '浜離宮恩賜庭園',
    district: 'Shiodome',
    address: '1-1 Hama-rikyu Teien, Chuo-ku, 104-0046',
    geo: { lat: 35.65972, lon: 139.76348 },
    openingHours: 'Mo-Su 09:00-17:00; Dec 29-Jan 01 off',
    reservationRequired: false,
    moodFit: { 'traditional-serene': 0.95, 'modern-electric': 0.65, 'foodie-adventurous': 0.4, 'quirky-kawaii': 0.1 },
    moodReason: {
      'traditional-serene': 'A long wooden bridge leads over a tidal pond to a teahouse, where you drink matcha kneeling beside the water.',
      'modern-electric':
        'The Shiodome towers stand straight up behind the clipped pines, so every view sets a shogun’s garden against a wall of glass.',
    },
    tips: [
      'Last entry is half an hour before closing, and the teahouse stops serving about then too.',
      'Stand by the sluice at the turn of the tide to see how bay water is let into the pond.',
      'In fine weather river boats stop at the landing inside the garden.',
    ],
    description:
      'The duck-hunting ground and seaside villa of the Tokugawa shoguns, with the last saltwater pond of its kind in the city. Near the ' +
      'gate spreads a black pine planted some three hundred years ago, propped like an old gentleman.',
    qualityScore: 4.6,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'garden',
    visitMinutes: { min: 45, typical: 75, max: 120 },
    priceLevel: 1,
    indoor: 0,
    bestTime: ['morning', 'midday', 'afternoon'],
    hiddenGem: false,
  },
  {
    id: 'tokyo-kokyo-gaien',
    name: 'Kōkyo Gaien',
    localName: '皇居外苑',
    district: 'Marunouchi',
    address: '1-1 Kokyo Gaien, Chiyoda-ku, 100-0002',
    geo: { lat: 35.67986, lon: 139.75776 },
    website: 'https://www.env.go.jp/garden/kokyogaien/',
    openingHours: '24/7',
    reservationRequired: false,
    moodFit: { 'traditional-serene': 0.8, 'modern-electric': 0.6, 'foodie-adventurous': 0.1, 'quirky-kawaii': 0.1 },
    moodReason: {
      'traditional-serene':
        'Some two thousand black pines, each pruned by hand, stand on plain lawns before the moat, the double bridge and the palace wall.',
      'modern-electric':
        'After dark the Marunouchi office fronts light up in one long row behind the pines and double themselves in the moat.',
    },
    tips: [
      'For the picture everyone knows, go to the railing south-west of the plaza, facing the two bridges.',
      'There is hardly any shade on the gravel, so come early or late in summer.',
      'The bronze rider near the southern corner is Kusunoki Masashige, a samurai remembered for his loyalty.',
    ],
    description:
      'The open apron of the Imperial Palace, where Edo Castle’s lords once had their mansions. It is all horizon: pines, water, one white ' +
      'watchtower on its wall, and the business district drawn up in line opposite.',
    qualityScore: 4.2,
    sources: [{ kind: 'official', url: 'https://www.env.go.jp/garden/kokyogaien/' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'park',
    visitMinutes: { min: 20, typical: 45, max: 80 },
    priceLevel: 0,
    indoor: 0,
    bestTime: ['morning', 'golden-hour', 'evening'],
    hiddenGem: false,
  },
  {
    id: 'tokyo-tsukiji-outer-market',
    name: 'Tsukiji Outer Market',
    localName: '築地場外市場',
    district: 'Tsukiji',
    address: '4-16-2 Tsukiji, Chuo-ku, 104-0045',
    geo: { lat: 35.66546, lon: 139.77066 },
    website: 'https://www.tsukiji.or.jp',
    openingHours: 'Mo-Sa 06:00-14:00; PH off',
    reservationRequired: false,
    moodFit: { 'foodie-adventurous': 1, 'traditional-serene': 0.4, 'quirky-kawaii': 0.3, 'modern-electric': 0.1 },
    moodReason: {
      'foodie-adventurous':
        'Breakfast in ten steps: tuna over rice, a skewer of sweet omelette, grilled scallop, and a cup of stock shaved from bonito.',
    },
    tips: [
      'Be there by eight; after eleven the lanes are shoulder to shoulder and the best counters sell out.',
      'Many shops also close on certain Wednesdays, which the market’s own calendar shows.',
      'Eat in front of the stall where you bought it; walking with food is frowned upon here.',
    ],
    description:
      'The wholesale auctions moved away in 2018, the shops around them did not. Several hundred still sell knives, seaweed, pickles and ' +
      'fish in lanes a barrow wide, to chefs at dawn and to everyone else after that.',
    qualityScore: 4.5,
    sources: [{ kind: 'official', url: 'https://www.tsukiji.or.jp' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'market',
    visitMinutes: { min: 40, typical: 75, max: 120 },
    priceLevel: 2,
    indoor: 0.4,
    bestTime: ['morning'],
    hiddenGem: false,
  },
  {
    id: 'tokyo-itoya-ginza',
    name: 'Ginza Itoya',
    localName: '銀座 伊東屋',
    district: 'Ginza',
    address: '2-7-15 Ginza, Chuo-ku, 104-0061',
    geo: { lat: 35.67316, lon: 139.76734 },
    website: 'https://www.ito-ya.co.jp',
    openingHours: 'Mo-Sa 10:00-20:00; Su,PH 10:00-19:00; Jan 01 off',
    reservationRequired: false,
    moodFit: { 'quirky-kawaii': 0.75, 'modern-electric': 0.65, 'traditional-serene': 0.6, 'foodie-adventurous': 0.1 },
    moodReason: {
      'quirky-kawaii': 'Whole walls of stickers, seasonal cards and tiny notebooks wait behind a giant red paper clip.',
      'modern-electric':
        'The shop was rebuilt in 2015 as a glass slot twelve storeys high, a single room wide, with a floor for each idea.',
      'traditional-serene':
        'The craft floor keeps washi by the sheet, and choosing between two greys of handmade paper is a kind of meditation.',
    },
    tips: [
      'Ride to the top and work your way down; each floor has one subject.',
      'A second building on the street behind, K. Itoya, holds the art materials.',
      'Fine papers are filed by colour and sold by the single sheet.',
    ],
    description:
      'Stationers since 1904, on the main street of Ginza. The paper floors alone run from business cards to hand-dyed sheets, and there is ' +
      'a desk where you can write a letter and post it on the spot.',
    qualityScore: 4.3,
    sources: [{ kind: 'official', url: 'https://www.ito-ya.co.jp' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'shop',
    visitMinutes: { min: 25, typical: 45, max: 90 },
    priceLevel: 2,
    indoor: 1,
    bestTime: ['midday', 'afternoon'],
    hiddenGem: false,
  },
  {
    id: 'tokyo-station-first-avenue',
    name: 'First Avenue Tokyo Station',
    localName: '東京駅一番街',
    district: 'Yaesu',
    address: '1-9-1 Marunouchi, Chiyoda-ku, 100-0005',
    geo: { lat: 35.68086, lon: 139.76882 },
    website: 'https://www.tokyoeki-1bangai.co.jp',
    openingHours: 'Mo-Su 10:00-20:30',
    reservationRequired: false,
    moodFit: { 'quirky-kawaii': 0.9, 'foodie-adventurous': 0.8, 'modern-electric': 0.65, 'traditional-serene': 0 },
    moodReason: {
      'quirky-kawaii':
        'Character Street gives Snoopy, Rilakkuma, Pokémon and the television mascots a shop each along one basement corridor.',
      'foodie-adventurous':
        'Eight ramen houses stand side by side on Ramen Street, each with a different broth and its own ticket machine.',
      'modern-electric':
        'A few metres above your head bullet trains leave every few minutes, and the crowd down here moves to their timetable.',
    },
    tips: [
      'Follow the signs for Yaesu, not Marunouchi; the corridors start outside the ticket gates in the basement.',
      'Ramen before eleven or after three saves half an hour of queueing.',
      'Pop-up shops change every few weeks, so a character you miss today may have a corner next month.',
    ],
    description:
      'The underground high street of Tokyo Station: some thirty character shops, a lane of snack makers and a row of noodle counters. It ' +
      'is bright, silly and completely dry, which makes it a good answer to rain.',
    qualityScore: 4.1,
    sources: [{ kind: 'official', url: 'https://www.tokyoeki-1bangai.co.jp' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'shop',
    visitMinutes: { min: 30, typical: 55, max: 100 },
    priceLevel: 1,
    indoor: 1,
    bestTime: ['midday', 'afternoon', 'evening'],
    hiddenGem: false,
  },
  {
    id: 'tokyo-akihabara-electric-town',
    name: 'Akihabara Electric Town',
    localName: '秋葉原電気街',
    district: 'Akihabara',
    address: 'Chuo-dori, 1 Sotokanda, Chiyoda-ku, 101-0021',
    geo: { lat: 35.69932, lon: 139.77128 },
    openingHours: 'Mo-Su 10:00-21:00',
    reservationRequired: false,
    moodFit: { 'modern-electric': 0.95, 'quirky-kawaii': 0.95, 'foodie-adventurous': 0.6, 'traditional-serene': 0 },
    moodReason: {
      'modern-electric':
        'It began with radio valves sold under the tracks, and you can still buy one resistor there, ten steps from the neon.',
      'quirky-kawaii': 'Capsule machines by the hundred, floors of figurines and maids with flyers: every obsession has its own staircase.',
      'foodie-adventurous':
        'Under the viaduct, Chabara gathers soy sauces, dried fish and sweets from every region where a produce market once was.',
    },
    tips: [
      'On Sunday afternoons the main street is closed to cars and becomes one wide pavement.',
      'Shops climb upwards: read the floor signs at the door and start at the top.',
      'Ask before photographing the maids on the street; most will say no.',
    ],
    description:
      'A post-war market in radio parts that grew into six blocks of electronics, arcades, manga and models. By day you come for the ' +
      'bargains, after dark for Chūō-dōri itself, lit from kerb to roof.',
    qualityScore: 4.4,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'street',
    visitMinutes: { min: 40, typical: 80, max: 150 },
    priceLevel: 1,
    indoor: 0.4,
    bestTime: ['afternoon', 'evening'],
    hiddenGem: false,
  },
  {
    id: 'tokyo-yanaka-ginza',
    name: 'Yanaka Ginza',
    localName: '谷中銀座',
    district: 'Yanaka',
    address: '3-13-1 Yanaka, Taito-ku, 110-0001',
    geo: { lat: 35.72762, lon: 139.76562 },
    website: 'https://www.yanakaginza.com',
    openingHours: 'Mo-Su 10:00-18:00',
    reservationRequired: false,
    moodFit: { 'foodie-adventurous': 0.75, 'traditional-serene': 0.7, 'quirky-kawaii': 0.7, 'modern-electric': 0 },
    moodReason: {
      'foodie-adventurous':
        'Two rival butchers fry minced-meat cutlets to order, and the queue eats them from the paper with a cup of cold beer.',
      'traditional-serene':
        'Fire and war largely spared this quarter, so the lanes off the street lead past wooden houses to dozens of small temples.',
      'quirky-kawaii':
        'Seven carved cats sit on the shop roofs, doughnuts come as cat tails, and now and then a real cat stops to be admired.',
    },
    tips: [
      'Come in by the steps from Nippori Station, called Yūyake Dandan after the sunset.',
      'Several shops rest on Mondays or Tuesdays; weekends are complete but crowded.',
      'Walk on through Yanaka Cemetery, whose main avenue is lined with cherry trees.',
    ],
    description:
      'A shopping street of barely two hundred metres, with some sixty shops selling tea, pickles, brushes and supper. Neighbours still do ' +
      'their errands here, which is why it feels more like a village than a sight.',
    qualityScore: 4.4,
    sources: [{ kind: 'official', url: 'https://www.yanakaginza.com' }],
    verification: { status: 'editorial', checkedAt: null },
    category: 'street',
    visitMinutes: { min: 25, typical: 45, max: 90 },
    priceLevel: 1,
    indoor: 0,
    bestTime: ['midday', 'afternoon', 'golden-hour'],
    hiddenGem: false,
  },
];
