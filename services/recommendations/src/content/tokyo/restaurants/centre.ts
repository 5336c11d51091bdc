import type { Restaurant } from '../../../catalogue/entry.js';

export const centre: readonly Restaurant[] = [
  {
    id: 'tokyo-rokurinsha',
    name: 'Rokurinsha',
    localName: '六厘舎',
    district: 'Yaesu',
    address: '1-9-1 Marunouchi, Tokyo Station B1, Chiyoda-ku, 100-0005',
    geo: { lat: 35.68041, lon: 139.76834 },
    openingHours: 'Mo-Su 07:30-09:30,11:00-22:00',
    booking: 'none',
    station: 'Tokyo',
    moodFit: { 'foodie-adventurous': 0.82, 'modern-electric': 0.3, 'quirky-kawaii': 0.2, 'traditional-serene': 0 },
    moodReason: {
      'foodie-adventurous':
        'The dip is boiled from pork, chicken and dried fish until it clings like sauce, with a raft of fish powder on top.',
    },
    timedReason: {
      'foodie-adventurous': {
        text: 'Until half past nine there is only the morning bowl, lighter and cheaper, and the queue is short enough to see its end.',
        whenTrue: { dayParts: ['morning'] },
      },
    },
    tips: [
      'Come at half past seven in the morning or towards nine in the evening; noon is the longest wait.',
      'At the end, ask for soup-wari: stock to thin what is left of the dip for drinking.',
      'There are paper bibs, and for a reason.',
    ],
    description:
      'Ticket machine, bib, slurp: noodles as thick as pencils come cold and the broth hot, in the shop that made dipping ramen ' +
      'fashionable, under Tokyo Station since 2009.',
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
    id: 'tokyo-shiseido-parlour',
    name: 'Shiseido Parlour Ginza',
    localName: '資生堂パーラー 銀座本店',
    district: 'Ginza',
    address: '8-8-3 Ginza, Chuo-ku, 104-0061',
    geo: { lat: 35.66901, lon: 139.76232 },
    website: 'https://parlour.shiseido.co.jp',
    openingHours: 'Tu-Sa 11:00-21:00; Su,PH 11:00-20:00; Mo off; Dec 31-Jan 03 off',
    booking: 'advised',
    station: 'Shimbashi',
    moodFit: { 'foodie-adventurous': 0.75, 'quirky-kawaii': 0.5, 'traditional-serene': 0.2, 'modern-electric': 0.1 },
    moodReason: {
      'foodie-adventurous':
        'Come for what Japan made of French cooking: a croquette of veal and ham in tomato sauce, and omelette rice without a crease.',
    },
    tips: [
      'The salon for parfaits is on the third floor; at weekends expect to wait for a table.',
      'For omelette rice and croquettes go one floor higher, to the restaurant.',
      'Smart casual is the rule, and shorts look out of place.',
    ],
    description:
      'A chemist’s soda fountain of 1902 that taught Ginza to eat ice cream. Pastel sodas, towering parfaits, ' +
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
  {
    id: 'tokyo-bettei-torijaya',
    name: 'Bettei Torijaya',
    localName: '別亭 鳥茶屋',
    district: 'Kagurazaka',
    address: '3-6 Kagurazaka, Shinjuku-ku, 162-0825',
    geo: { lat: 35.70062, lon: 139.74105 },
    openingHours: 'Mo-Su 11:30-14:00,17:00-21:30; Aug 12-Aug 16 off; Dec 30-Jan 04 off',
    booking: 'advised',
    station: 'Iidabashi',
    moodFit: { 'traditional-serene': 0.88, 'foodie-adventurous': 0.76, 'quirky-kawaii': 0.1, 'modern-electric': 0 },
    moodReason: {
      'traditional-serene':
        'It stands on the stepped lane known as Geisha Alley; the entrance is that of an old inn, and a server in kimono shows you in.',
      'foodie-adventurous':
        'Clams, chicken and udon boil in front of you until the broth has taken something from each, and you fish for the next thick strand.',
    },
    tips: [
      'At midday most tables order the bowl of chicken and egg on rice, so be there when it opens.',
      'Leave the main slope for the side lane, then go down the stone steps; the sign is modest.',
      'The pot is ready when the clams have opened.',
    ],
    description:
      'A restaurant with the manners of an inn, half-way down a flight of steps behind Kagurazaka’s main street. Its own dish is ' +
      'udon-suki: noodles as thick as a finger, simmered at the table with chicken, clams and greens.',
    qualityScore: 4.2,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Udon hotpot',
    priceLevel: 3,
    specialties: ['Udon-suki', 'Oyakodon at lunch', 'Courses of the season'],
    atmosphere: 'Stone steps, kimono and a murmuring pot',
    meals: ['lunch', 'dinner'],
    visitMinutes: { min: 45, typical: 75, max: 120 },
  },
  {
    id: 'tokyo-sarashina-horii',
    name: 'Sarashina Horii',
    localName: '総本家 更科堀井',
    district: 'Azabu-Jūban',
    address: '3-11-4 Moto-Azabu, Minato-ku, 106-0046',
    geo: { lat: 35.65677, lon: 139.73288 },
    website: 'https://www.sarashina-horii.com',
    openingHours: 'Mo-Fr 11:30-15:30,17:00-20:30; Sa-Su,PH 11:30-20:30; Aug 12-Aug 16 off; Jan 01-Jan 04 off',
    booking: 'none',
    station: 'Azabu-jūban',
    moodFit: { 'foodie-adventurous': 0.82, 'traditional-serene': 0.8, 'modern-electric': 0, 'quirky-kawaii': 0 },
    moodReason: {
      'traditional-serene':
        'White noodles on a tray, a dip, a pot of soba water and a bare wooden table: there is nothing else to look at and nothing missing.',
      'foodie-adventurous':
        'Milled from the heart of the grain, the soba is nearly white; each season a second kind is kneaded with yuzu, shiso or sesame.',
    },
    tips: [
      'Eat the white sarashina first and a tray of darker soba after it, and you will taste both.',
      'Order the rolled omelette with grated radish first and share it.',
      'Roppongi Hills is close enough to walk back to with a full stomach.',
    ],
    description:
      'A dealer in Shinano cloth turned to noodles in 1789. Of the restaurants in Azabu-Jūban that use the name Sarashina, this ' +
      'is the founding family’s, lost in 1941 and opened again in 1984: a plain room of pale wood.',
    qualityScore: 4.3,
    sources: [{ kind: 'official', url: 'https://www.sarashina-horii.com' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Soba',
    priceLevel: 2,
    specialties: ['Sarashina soba', 'Seasonal kawari soba', 'Tamagoyaki', 'Grilled chicken'],
    atmosphere: 'Light wood, plain tables and quick service',
    meals: ['lunch', 'dinner'],
    visitMinutes: { min: 35, typical: 55, max: 85 },
  },
  {
    id: 'tokyo-pokemon-cafe',
    name: 'Pokémon Café',
    localName: 'ポケモンカフェ',
    district: 'Nihonbashi',
    address: '2-11-2 Nihonbashi, Takashimaya S.C. East 5F, Chuo-ku, 103-0027',
    geo: { lat: 35.68067, lon: 139.77432 },
    website: 'https://www.pokemon-cafe.jp',
    openingHours: 'Mo-Su 10:30-22:00',
    booking: 'required',
    station: 'Nihombashi',
    moodFit: { 'quirky-kawaii': 0.95, 'modern-electric': 0.3, 'foodie-adventurous': 0.3, 'traditional-serene': 0 },
    moodReason: {
      'quirky-kawaii':
        'Lunch has ears, the foam on your latte has the face you asked for, and Pikachu is on the plate, on the wall and, with luck, there in person.',
    },
    tips: [
      'Tables are released online about a month ahead and go within minutes.',
      'A sitting lasts ninety minutes; eat before you shop.',
      'Look again in the days before: single seats and cancellations do turn up.',
    ],
    description:
      'The permanent home of edible Pokémon since 2018, on the fifth floor of a sober department-store annexe. You order on a tablet ' +
      'and spoon the face off a Snorlax; across the lobby is a very large Pokémon shop, which needs no booking.',
    qualityScore: 4,
    sources: [{ kind: 'official', url: 'https://www.pokemon-cafe.jp' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Character café',
    priceLevel: 2,
    specialties: ['Pikachu plate', 'Snorlax plate', 'Latte with a Pokémon drawn in foam'],
    atmosphere: 'Tablets, timed sittings and delighted shrieks',
    meals: ['lunch', 'dinner'],
    visitMinutes: { min: 50, typical: 75, max: 90 },
  },
  {
    id: 'tokyo-sushizanmai-honten',
    name: 'Sushizanmai Honten',
    localName: 'すしざんまい 本店',
    district: 'Tsukiji',
    address: '4-11-9 Tsukiji, Chuo-ku, 104-0045',
    geo: { lat: 35.66578, lon: 139.77134 },
    website: 'https://www.kiyomura.co.jp',
    openingHours: 'Mo-Su 00:00-24:00',
    booking: 'none',
    station: 'Tsukiji',
    moodFit: { 'foodie-adventurous': 0.8, 'modern-electric': 0.2, 'quirky-kawaii': 0.2, 'traditional-serene': 0.1 },
    moodReason: {
      'foodie-adventurous':
        'Every cut of bluefin lies side by side: lean, medium, belly, seared, and the trimmings chopped with leek in a hand roll.',
    },
    tips: [
      'Between three and five in the afternoon there is seldom a line.',
      'Sit at the ground-floor counter and order by the piece.',
      'Other branches stand a street or two away: look for Honten, head shop, on the sign.',
    ],
    description:
      'The first shop of a chain whose owner is known for bidding record sums at the New Year tuna auction. Cooks shout each order, ' +
      'the menu has pictures, and at three in the morning all the lamps are on and the rice is warm.',
    qualityScore: 4,
    sources: [{ kind: 'official', url: 'https://www.kiyomura.co.jp' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Sushi',
    priceLevel: 2,
    specialties: ['Bluefin tuna platter', 'Fatty tuna nigiri', 'Seafood on rice', 'Negitoro hand roll'],
    atmosphere: 'Shouted orders, bright lamps and a full counter',
    meals: ['breakfast', 'lunch', 'dinner', 'late'],
    visitMinutes: { min: 35, typical: 55, max: 90 },
  },
  {
    id: 'tokyo-cafe-tsumugi',
    name: 'Café Tsumugi',
    localName: '築地本願寺カフェ Tsumugi',
    district: 'Tsukiji',
    address: '3-15-1 Tsukiji, Chuo-ku, 104-0045',
    geo: { lat: 35.66701, lon: 139.77168 },
    openingHours: 'Mo-Su 08:00-18:00; Dec 31-Jan 03 off',
    booking: 'advised',
    station: 'Tsukiji',
    moodFit: { 'traditional-serene': 0.82, 'foodie-adventurous': 0.75, 'quirky-kawaii': 0.4, 'modern-electric': 0.1 },
    moodReason: {
      'traditional-serene': 'You sit over rice porridge or matcha behind a wall of glass, facing the steps of a great temple hall.',
      'foodie-adventurous':
        'The tray follows the clock, from small savoury dishes to a set lunch to sweets of beans, and much of it will be new to you.',
    },
    timedReason: {
      'traditional-serene': {
        text: 'Until half past ten the tray holds eighteen small bowls, with tofu, greens and sweet beans among them, and you empty them slowly.',
        whenTrue: { dayParts: ['morning'] },
      },
    },
    tips: [
      'Reserve the eighteen-dish breakfast online for a weekend; those who walk in may find it sold out.',
      'The main hall is open from early in the morning, so sit through a service first.',
      'The lanes of the outer market begin three minutes away.',
    ],
    description:
      'The café of Tsukiji Hongan-ji, a Buddhist temple with an Indian front and a pipe organ, looks across the forecourt to the main ' +
      'hall. Its breakfast is eighteen little dishes, rice porridge and miso soup among them, after the eighteenth vow of Amida ' +
      'Buddha; later there is matcha with bean sweets.',
    qualityScore: 4.2,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Temple café',
    priceLevel: 2,
    specialties: ['Breakfast of eighteen dishes', 'Rice porridge', 'Matcha with bean sweets'],
    atmosphere: 'Glass, pale wood and a view of the temple steps',
    meals: ['breakfast', 'lunch'],
    visitMinutes: { min: 35, typical: 55, max: 80 },
  },
  {
    id: 'tokyo-yamazato',
    name: 'Yamazato',
    localName: '山里',
    district: 'Toranomon',
    address: '2-10-4 Toranomon, The Okura Tokyo, Heritage Wing 4F, Minato-ku, 105-0001',
    geo: { lat: 35.66692, lon: 139.74378 },
    website: 'https://theokuratokyo.jp',
    openingHours: 'Mo-Su 07:00-10:00,11:30-14:30,17:30-21:00',
    booking: 'advised',
    station: 'Kamiyachō',
    moodFit: { 'traditional-serene': 0.9, 'foodie-adventurous': 0.55, 'modern-electric': 0.1, 'quirky-kawaii': 0 },
    moodReason: {
      'traditional-serene':
        'Each dish arrives in a bowl chosen for the season, and you look at it for a while before you lift the chopsticks.',
    },
    timedReason: {
      'traditional-serene': {
        text: 'Until ten, breakfast is grilled fish, omelette, rice and pickles on one tray, in a room where voices stay as low as the teacups.',
        whenTrue: { dayParts: ['morning'] },
      },
    },
    tips: [
      'At breakfast, too, you are welcome without a room; for dinner reserve some days ahead.',
      'Tempura and sushi have counters of their own: say which seat you want.',
      'The Okura Museum of Art stands on the other side of the water basin and opens at ten as a rule.',
    ],
    description:
      'Kaiseki at the Okura, the hotel of 1962 that was rebuilt in 2019 with the same hexagonal lanterns in its lobby. There is ' +
      'lacquer on the table and pale wood all round, and the courses follow the calendar from blossom to snow.',
    qualityScore: 4.5,
    sources: [{ kind: 'official', url: 'https://theokuratokyo.jp' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Kaiseki',
    priceLevel: 4,
    specialties: ['Japanese breakfast', 'Seasonal kaiseki', 'Counter tempura', 'Sashimi'],
    atmosphere: 'Wood, paper screens and kimono',
    meals: ['breakfast', 'lunch', 'dinner'],
    visitMinutes: { min: 70, typical: 90, max: 140 },
  },
  {
    id: 'tokyo-wadakura',
    name: 'Wadakura',
    localName: '和田倉',
    district: 'Marunouchi',
    address: '1-1-1 Marunouchi, Palace Hotel Tokyo 6F, Chiyoda-ku, 100-0005',
    geo: { lat: 35.68482, lon: 139.76128 },
    website: 'https://www.palacehoteltokyo.com',
    openingHours: 'Mo-Su 07:00-10:00,11:30-14:30,17:30-21:00',
    booking: 'advised',
    station: 'Ōtemachi',
    moodFit: { 'traditional-serene': 0.86, 'foodie-adventurous': 0.55, 'modern-electric': 0.1, 'quirky-kawaii': 0 },
    moodReason: {
      'traditional-serene':
        'You sit above the moat of the palace and look over the water to walls that the shoguns’ masons laid without mortar.',
    },
    timedReason: {
      'traditional-serene': {
        text: 'The palace woods across the water are a black patch in the middle of the lit city.',
        whenTrue: { dayParts: ['after-dark'] },
      },
    },
    tips: [
      'Ask for a table by the window when you reserve.',
      'Tempura and teppanyaki have rooms of their own: say what you want.',
      'Walk it off round the Wadakura fountains, across the road.',
    ],
    description:
      'The Japanese dining room of the Palace Hotel, on the sixth floor beside the moat of the Imperial Palace. Kaiseki follows the calendar; ' +
      'in the morning there is the full tray of grilled fish, egg, rice, soup and pickles.',
    qualityScore: 4.4,
    sources: [{ kind: 'official', url: 'https://www.palacehoteltokyo.com' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Kaiseki',
    priceLevel: 4,
    specialties: ['Japanese breakfast', 'Kaiseki', 'Lunch in lacquer boxes'],
    atmosphere: 'Moat view, stone, wood and soft steps',
    meals: ['breakfast', 'lunch', 'dinner'],
    visitMinutes: { min: 60, typical: 80, max: 130 },
  },
  {
    id: 'tokyo-ekibenya-matsuri',
    name: 'Ekibenya Matsuri',
    localName: '駅弁屋 祭',
    district: 'Marunouchi',
    address: '1-9-1 Marunouchi, Tokyo Station 1F, inside the gates, Chiyoda-ku, 100-0005',
    geo: { lat: 35.68117, lon: 139.76682 },
    openingHours: 'Mo-Su 05:30-22:00',
    booking: 'none',
    station: 'Tokyo',
    moodFit: { 'foodie-adventurous': 0.85, 'quirky-kawaii': 0.78, 'modern-electric': 0.5, 'traditional-serene': 0.1 },
    moodReason: {
      'quirky-kawaii':
        'Choose between a bullet train with a lid, a daruma doll that becomes a money box, and a box that steams when you tug its ' +
        'string.',
      'foodie-adventurous':
        'Beef tongue from Sendai, octopus rice from Akashi, beef bowl from Yonezawa: you can eat your way along the railway map from ' +
        'one counter.',
    },
    tips: [
      'It is inside the gates: without a train ticket, buy a platform ticket, valid for two hours.',
      'There are no tables; carry the box to Gyōkō-dōri, the ginkgo avenue towards the palace.',
      'Domannaka, seasoned beef on rice, is the long-standing best-seller.',
      'The choice is widest in the morning; by eight in the evening the favourites may be gone.',
    ],
    description:
      'One shop on the main concourse of Tokyo Station sells more than a hundred and fifty railway lunch boxes from all over Japan, ' +
      'from half past five in the morning. Some are shaped as bullet trains, one comes in an octopus pot, and a few heat themselves.',
    qualityScore: 4.2,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Railway lunch boxes',
    priceLevel: 1,
    specialties: ['Gyūniku Domannaka', 'Hipparidako-meshi', 'Daruma bento', 'Shinkansen-shaped children’s box'],
    atmosphere: 'Stacks of boxes, quick tills and rolling suitcases',
    meals: ['breakfast'],
    visitMinutes: { min: 15, typical: 30, max: 45 },
  },
  {
    id: 'tokyo-dawn-avatar-robot-cafe',
    name: 'Dawn Avatar Robot Café',
    localName: '分身ロボットカフェ DAWN ver.β',
    district: 'Nihonbashi',
    address: '3-8-3 Nihonbashi-Honcho, Chuo-ku, 103-0023',
    geo: { lat: 35.68936, lon: 139.77706 },
    website: 'https://dawn2021.orylab.com',
    openingHours: 'Mo-We,Fr-Su 11:00-19:00; Dec 29-Jan 03 off',
    booking: 'advised',
    station: 'Shin-Nihombashi',
    moodFit: { 'quirky-kawaii': 0.87, 'modern-electric': 0.85, 'foodie-adventurous': 0.3, 'traditional-serene': 0 },
    moodReason: {
      'modern-electric':
        'A machine rolls up with your coffee, and the voice inside it belongs to a pilot at home, perhaps hundreds of kilometres away.',
      'quirky-kawaii': 'A small white robot with almond eyes nods, flaps its arms and asks where you come from.',
    },
    tips: [
      'Book a table with a pilot for about an hour’s talk; a few seats are kept for walk-ins.',
      'Several pilots speak English: ask for one when you reserve.',
      'The last order is early in the evening, so treat it as lunch or tea.',
    ],
    description:
      'The robots that wait here are steered from home by people whom illness or disability keeps there. OriHime, small and white, ' +
      'stands on the table, takes the order and chats; a taller sister brings the tray. It has been a permanent café since 2021.',
    qualityScore: 4.3,
    sources: [{ kind: 'official', url: 'https://dawn2021.orylab.com' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Robot café',
    priceLevel: 2,
    specialties: ['Burger plate', 'Curry', 'Coffee and cake'],
    atmosphere: 'Bright, curious and full of waving arms',
    meals: ['lunch'],
    visitMinutes: { min: 40, typical: 65, max: 90 },
  },
  {
    id: 'tokyo-kshiki',
    name: 'K’shiki',
    localName: 'ケシキ',
    district: 'Nihonbashi',
    address: '2-1-1 Nihonbashi-Muromachi, Mandarin Oriental 38F, Chuo-ku, 103-8328',
    geo: { lat: 35.68692, lon: 139.77322 },
    website: 'https://www.mandarinoriental.com/en/tokyo/nihonbashi',
    openingHours: 'Mo-Su 07:00-10:30,11:30-14:00,17:30-21:30',
    booking: 'advised',
    station: 'Mitsukoshimae',
    moodFit: { 'modern-electric': 0.82, 'foodie-adventurous': 0.3, 'traditional-serene': 0.1, 'quirky-kawaii': 0 },
    moodReason: {
      'modern-electric':
        'You eat at the edge of the thirty-eighth floor, and the avenues of Nihonbashi run below your plate as narrow as seams.',
    },
    timedReason: {
      'modern-electric': {
        text: 'Red lamps blink on the roofs, and the whole city lies lit beneath the table.',
        whenTrue: { dayParts: ['after-dark'] },
      },
    },
    tips: [
      'Ask for the window when you reserve.',
      'The pizza counter next door has only eight seats and its own list.',
      'Dress is relaxed by day; in the evening leave shorts at home.',
      'Prices are those of a grand hotel.',
    ],
    description:
      'The all-day room of the Mandarin Oriental: Italian cooking, a generous breakfast, and windows from floor to ' +
      'ceiling on the thirty-eighth floor.',
    qualityScore: 4.3,
    sources: [{ kind: 'official', url: 'https://www.mandarinoriental.com/en/tokyo/nihonbashi' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Italian',
    priceLevel: 4,
    specialties: ['Hotel breakfast', 'Pasta', 'Seasonal set lunch'],
    atmosphere: 'Glass, height and unhurried service',
    meals: ['breakfast', 'lunch', 'dinner'],
    visitMinutes: { min: 45, typical: 80, max: 120 },
  },
  {
    id: 'tokyo-shin-hinomoto',
    name: 'Shin-Hinomoto',
    localName: '新日の基',
    district: 'Yūrakuchō',
    address: '2-4-4 Yurakucho, Chiyoda-ku, 100-0006',
    geo: { lat: 35.67442, lon: 139.76236 },
    openingHours: 'Mo-Sa 17:00-23:00; PH off; Aug 12-Aug 16 off; Dec 30-Jan 04 off',
    booking: 'advised',
    station: 'Yūrakuchō',
    moodFit: { 'foodie-adventurous': 0.85, 'modern-electric': 0.4, 'quirky-kawaii': 0.3, 'traditional-serene': 0.2 },
    moodReason: {
      'foodie-adventurous':
        'Sashimi, crab, grilled fish and fried chicken meet on one table; if the list defeats you, point at what the neighbours have.',
    },
    tips: [
      'For a Friday ring some days ahead; early in the week try the door at five.',
      'English is spoken, and much of the room comes from abroad.',
      'Bring cash, in case cards are not taken.',
    ],
    description:
      'An izakaya in a railway arch at Yūrakuchō, known as Andy’s after the Englishman who married into it and took it on. The ' +
      'vault shakes when a train passes overhead, and the crab, the fried chicken and the talk go on regardless.',
    qualityScore: 4.3,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Izakaya',
    priceLevel: 2,
    specialties: ['Sashimi platter', 'King crab', 'Fried chicken', 'Grilled fish'],
    atmosphere: 'Loud, bright and bricked in under the tracks',
    meals: ['dinner'],
    visitMinutes: { min: 60, typical: 95, max: 140 },
  },
  {
    id: 'tokyo-nairs',
    name: 'Nair’s Restaurant',
    localName: 'ナイルレストラン',
    district: 'Ginza',
    address: '4-10-7 Ginza, Chuo-ku, 104-0061',
    geo: { lat: 35.67035, lon: 139.76742 },
    openingHours: 'Mo,We-Sa 11:30-21:30; Su,PH 11:30-20:30; Tu off; Dec 31-Jan 03 off',
    booking: 'none',
    station: 'Higashi-Ginza',
    moodFit: { 'foodie-adventurous': 0.82, 'quirky-kawaii': 0.2, 'traditional-serene': 0, 'modern-electric': 0 },
    moodReason: {
      'foodie-adventurous':
        'The waiter strips the chicken from the bone in a few moves and then orders you to mix all of it, cabbage, potato and rice.',
    },
    tips: [
      'Closed on Tuesdays.',
      'You may share a table; plates come fast and so does the next guest.',
      'There is a second room upstairs, so a line at the door is no reason to leave.',
    ],
    description:
      'A. M. Nair, who worked from Japan for India’s independence, opened this small restaurant near the Kabuki-za in 1949. His ' +
      'family cooks one famous plate: chicken on the bone, turmeric rice, cabbage and potato.',
    qualityScore: 4.2,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Indian',
    priceLevel: 2,
    specialties: ['Murugi Lunch', 'Mutton curry', 'Prawn curry'],
    atmosphere: 'Two tight rooms, firm advice, quick plates',
    meals: ['lunch', 'dinner'],
    visitMinutes: { min: 30, typical: 45, max: 70 },
  },
];
