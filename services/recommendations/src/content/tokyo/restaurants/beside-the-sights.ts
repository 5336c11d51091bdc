import type { Restaurant } from '../../../catalogue/entry.js';

export const besideTheSights: readonly Restaurant[] = [
  {
    id: 'tokyo-botan',
    name: 'Botan',
    localName: '鳥すきやき ぼたん',
    cuisine: 'Chicken sukiyaki',
    district: 'Kanda',
    address: '1-15 Kanda-Sudacho, Chiyoda-ku, 101-0041',
    geo: { lat: 35.6964, lon: 139.7695 },
    openingHours: 'Mo-Sa 11:30-21:00; PH off; Aug 12-Aug 16 off; Dec 30-Jan 04 off',
    booking: 'advised',
    station: 'Awajichō',
    visitMinutes: { min: 55, typical: 75, max: 105 },
    priceLevel: 3,
    specialties: ['Chicken sukiyaki', 'Minced chicken with egg', 'Rice with the last of the sauce'],
    atmosphere: 'Polished boards, low boxes of charcoal and old glass',
    meals: ['lunch', 'dinner'],
    moodFit: { 'traditional-serene': 0.9, 'foodie-adventurous': 0.88, 'quirky-kawaii': 0.05, 'modern-electric': 0 },
    moodReason: {
      'traditional-serene':
        'You leave your shoes with a man at the entrance, walk over old boards to a cushion, and the charcoal is carried in to you.',
      'foodie-adventurous':
        'Thigh, gizzard, heart and liver simmer in one iron pan, and at the end the sauce is thickened with egg and goes over rice.',
    },
    tips: [
      'The last guests are let in at eight o’clock, and the house closes at nine.',
      'There is only the one dish, at one price a head, and the server sets the first pan going.',
      'Sundays and public holidays it is shut; on a Saturday telephone beforehand.',
    ],
    description:
      'Chicken sukiyaki since about 1897, in a timber house of 1929 that the bombs spared. You sit on cushions, each party at its own ' +
      'box of charcoal, while a server in kimono lays chicken, leek and grilled tofu in an iron pan.',
    qualityScore: 4.4,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
  },
  {
    id: 'tokyo-toraya-akasaka',
    name: 'Toraya Akasaka',
    localName: '虎屋菓寮 赤坂店',
    cuisine: 'Confectioner’s tea room',
    district: 'Akasaka',
    address: '4-9-22 Akasaka, Minato-ku, 107-8401',
    geo: { lat: 35.6762, lon: 139.7337 },
    openingHours: 'Mo-Su 11:00-17:00; Jan 06,Feb 06,Mar 06,Apr 06,May 06,Jun 06,Jul 06,Aug 06,Sep 06,Oct 06,Nov 06 off; Dec 31-Jan 03 off',
    booking: 'none',
    station: 'Akasaka-Mitsuke',
    visitMinutes: { min: 35, typical: 55, max: 85 },
    priceLevel: 2,
    specialties: ['Seasonal meal on a tray', 'Sweet bean jelly', 'Anmitsu', 'Matcha'],
    atmosphere: 'Bare cypress, wide windows and low voices',
    meals: ['lunch'],
    moodFit: { 'traditional-serene': 0.82, 'foodie-adventurous': 0.5, 'modern-electric': 0.3, 'quirky-kawaii': 0.1 },
    moodReason: {
      'traditional-serene':
        'A tray with tea and a sweet of the season is set down without a sound, and the trees of the Akasaka palace stand in the window.',
    },
    tips: [
      'Give your name at the entrance; the shop on the floor below is a fair place to wait.',
      'Meals are cooked in small numbers, so come at the beginning of the lunch hour; sweets last all day.',
      'It is closed on the sixth of every month except December.',
    ],
    description:
      'The tea room of a confectioner that has served the imperial court since the sixteenth century, on top of its head shop. The house ' +
      'of 2018 is a curve of glass lined with cypress. Sweets are made in a kitchen on the same floor; at midday there is a meal on a ' +
      'tray as well.',
    qualityScore: 4.5,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
  },
  {
    id: 'tokyo-sushi-noike',
    name: 'Sushi Noike',
    localName: 'すし 乃池',
    cuisine: 'Sushi',
    district: 'Yanaka',
    address: '3-2-3 Yanaka, Taito-ku, 110-0001',
    geo: { lat: 35.7247, lon: 139.7645 },
    openingHours: 'Mo-Tu,Th-Sa 11:30-13:30,17:00-21:00; Su,PH 11:30-13:30,17:00-20:00; We off; Dec 31-Jan 04 off',
    booking: 'none',
    station: 'Sendagi',
    visitMinutes: { min: 35, typical: 60, max: 90 },
    priceLevel: 2,
    specialties: ['Conger eel nigiri', 'Best assortment', 'Nigiri of the day'],
    atmosphere: 'A counter, a few tables and neighbours',
    meals: ['lunch', 'dinner'],
    moodFit: { 'foodie-adventurous': 0.82, 'traditional-serene': 0.55, 'quirky-kawaii': 0.05, 'modern-electric': 0 },
    moodReason: {
      'foodie-adventurous':
        'Eight pieces of anago, conger eel, come brushed with a dark glaze, and the fish, simmered soft, dissolves before the ' +
        'rice does.',
    },
    tips: [
      'If eight pieces of one fish are too many, the best assortment has some of it too.',
      'Be there when it opens: a line can form, and the eel may be sold out before the hour is.',
      'It is shut on Wednesdays.',
    ],
    description:
      'A neighbourhood sushi shop of 1965 on the slope among the temples of Yanaka. You sit at the counter or at one of ' +
      'a few tables. Conger eel made its name: some come for a plate of nothing else, and others take a box of it ' +
      'home.',
    qualityScore: 4.3,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
  },
  {
    id: 'tokyo-kagurazaka-shimakin',
    name: 'Kagurazaka Shimakin',
    localName: 'かぐら坂 志満金',
    cuisine: 'Unagi',
    district: 'Kagurazaka',
    address: '2-1 Kagurazaka, Shinjuku-ku, 162-0825',
    geo: { lat: 35.7008, lon: 139.7431 },
    openingHours: 'Mo-Su 11:30-14:00,17:00-21:00; Dec 31-Jan 03 off',
    booking: 'advised',
    station: 'Iidabashi',
    visitMinutes: { min: 45, typical: 70, max: 105 },
    priceLevel: 3,
    specialties: ['Eel on rice in a lacquer box', 'Eel without sauce', 'Eel rolled in omelette', 'Courses of the season'],
    atmosphere: 'Dark wood, kimono and a polite quiet',
    meals: ['lunch', 'dinner'],
    moodFit: { 'traditional-serene': 0.8, 'foodie-adventurous': 0.76, 'quirky-kawaii': 0.05, 'modern-electric': 0 },
    moodReason: {
      'traditional-serene': 'After the meal a small dry sweet appears, and a bowl of matcha that was whisked for you out of sight.',
      'foodie-adventurous':
        'Eel is steamed before it is glazed and grilled, as Edo liked it, and you can have it plain, glazed, or rolled up in an omelette.',
    },
    tips: [
      'Keep your seat after the eel: the sweet and the tea belong to the meal.',
      'From the west exit of Iidabashi Station cross the moat and start uphill: it is on the left at once.',
      'For a tatami room, or as a party, say so when you book.',
    ],
    description:
      'An eel house at the foot of Kagurazaka. It opened in 1869 with beef hotpot, then the height of fashion, and took to eel later. ' +
      'You sit at wooden tables or in rooms with tatami, over lacquer boxes, and a bowl of matcha closes the meal.',
    qualityScore: 4.2,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
  },
  {
    id: 'tokyo-uosan-sakaba',
    name: 'Uosan Sakaba',
    localName: '魚三酒場 富岡店',
    cuisine: 'Fish tavern',
    district: 'Monzen-Nakachō',
    address: '1-5-4 Tomioka, Koto-ku, 135-0047',
    geo: { lat: 35.6716, lon: 139.7969 },
    openingHours: 'Mo-Sa 16:00-22:00; PH off; Aug 12-Aug 16 off; Dec 30-Jan 05 off',
    booking: 'none',
    station: 'Monzen-Nakachō',
    visitMinutes: { min: 40, typical: 60, max: 95 },
    priceLevel: 1,
    specialties: ['Sashimi of the day', 'Fish head in soy', 'Tempura', 'Grilled fish'],
    atmosphere: 'Horseshoe counters, paper menus and no ceremony',
    meals: ['dinner'],
    moodFit: { 'foodie-adventurous': 0.92, 'traditional-serene': 0.25, 'quirky-kawaii': 0.1, 'modern-electric': 0.05 },
    moodReason: {
      'foodie-adventurous':
        'Sashimi, clams, tempura, a fish head in soy: you order off the walls, and a plate costs little more than a cup of sake.',
    },
    tips: [
      'One or two people queue for the counters on the lower floors, larger parties for the tatami above.',
      'Before opening at four there is a line; about eight the wait is shorter and some of the fish gone.',
      'Bring cash, and read the strips before you sit down: the staff expect a quick order.',
    ],
    description:
      'Four floors of tavern that began as a fishmonger’s. Strips of paper with the day’s fish ' +
      'cover the walls, two horseshoe counters fill the ground floor, and portions are large and cheap. Old hands, clerks and couples ' +
      'eat shoulder to shoulder.',
    qualityScore: 4.3,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
  },
  {
    id: 'tokyo-vegan-ramen-uzu',
    name: 'Vegan Ramen UZU Tokyo',
    cuisine: 'Vegan ramen in an artwork',
    district: 'Toyosu',
    address: 'teamLab Planets, 6-1-16 Toyosu, Koto-ku, 135-0061',
    geo: { lat: 35.64905, lon: 139.78985 },
    openingHours: '11:30-19:00; Dec 31-Jan 01 off',
    booking: 'none',
    station: 'Shin-Toyosu',
    visitMinutes: { min: 30, typical: 45, max: 75 },
    priceLevel: 2,
    specialties: ['Ramen with miso', 'Ramen with green tea', 'Vegan ice cream'],
    atmosphere: 'A mirrored room, and a long table of mirror in the open',
    meals: ['lunch', 'dinner'],
    moodFit: { 'modern-electric': 0.8, 'quirky-kawaii': 0.55, 'foodie-adventurous': 0.5, 'traditional-serene': 0.1 },
    moodReason: {
      'modern-electric': 'Brush strokes of light drift through an endless mirror while you eat noodles that never met an animal.',
    },
    tips: [
      'You need no ticket of the museum for the restaurant.',
      'Order first and say where you want to sit; the room with the moving calligraphy may cost a little extra.',
    ],
    description:
      'The noodle bar of the digital art museum teamLab Planets: vegan ramen in a small room where a moving calligraphy of light is doubled by mirrors, or in the open at a long table that mirrors the sky. The broth is made of kelp, mushrooms and vegetables.',
    qualityScore: 4.0,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
  },
  {
    id: 'tokyo-pizzeria-and-bar-nohga',
    name: 'Pizzeria & Bar Nohga',
    cuisine: 'Pizza and tapas',
    district: 'Akihabara',
    address: '3-10-11 Sotokanda, Nohga Hotel Akihabara 1F, Chiyoda-ku, 101-0021',
    geo: { lat: 35.7018, lon: 139.7703 },
    openingHours: 'Mo-Su 07:00-10:00,11:30-14:30,17:00-22:00',
    booking: 'advised',
    station: 'Suehirochō',
    visitMinutes: { min: 45, typical: 70, max: 110 },
    priceLevel: 3,
    specialties: ['Neapolitan pizza', 'Tapas', 'Set lunch', 'Wine by the glass'],
    atmosphere: 'Dark colours, good loudspeakers and a hot oven',
    meals: ['breakfast', 'lunch', 'dinner'],
    moodFit: { 'modern-electric': 0.8, 'foodie-adventurous': 0.4, 'quirky-kawaii': 0.2, 'traditional-serene': 0.02 },
    moodReason: {
      'modern-electric':
        'Sound is the theme of the hotel, so the loudspeakers are serious; pizza slides out of the oven, and the electronics shops are ' +
        'round the corner.',
    },
    tips: [
      'The pizzas are made for sharing: order one to begin with, and some tapas.',
      'Kanda Myōjin, on the hill to the west, is five minutes away.',
    ],
    description:
      'The ground floor of a design hotel of 2020, one street behind Akihabara’s avenue, where the last of the electronics shops give ' +
      'way to offices. Pizza of the Neapolitan kind comes thin and blistered, with tapas and grilled meat; the music is chosen with as ' +
      'much care as the flour.',
    qualityScore: 4.2,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
  },
  {
    id: 'tokyo-maison-marunouchi',
    name: 'Maison Marunouchi',
    cuisine: 'French bistro',
    district: 'Marunouchi',
    address: '1-11-1 Marunouchi, Four Seasons Hotel Tokyo at Marunouchi 7F, Chiyoda-ku, 100-6277',
    geo: { lat: 35.6786, lon: 139.7671 },
    openingHours: 'Mo-Su 07:00-10:30,11:30-14:30,17:30-21:30',
    booking: 'advised',
    station: 'Tokyo',
    visitMinutes: { min: 60, typical: 80, max: 120 },
    priceLevel: 4,
    specialties: ['Set lunch', 'Steak', 'Fish of the day', 'Cakes and tea'],
    atmosphere: 'Warm colours, tall windows and trains below',
    meals: ['breakfast', 'lunch', 'dinner'],
    moodFit: { 'modern-electric': 0.83, 'foodie-adventurous': 0.25, 'quirky-kawaii': 0.05, 'traditional-serene': 0.1 },
    moodReason: {
      'modern-electric':
        'Bullet trains glide in and out below a wall of window, one every few minutes, and towers stand beyond ' + 'the tracks.',
    },
    tips: [
      'Ask for a table on the side of the railway.',
      'Prices are those of a small luxury hotel, and service comes on top.',
      'The entrance is easily missed: it is at street level in Pacific Century Place, a short walk from the Yaesu South exit.',
    ],
    description:
      'The bistro of a small luxury hotel, on the seventh floor of a glass tower beside Tokyo Station, opened in 2021. The ' +
      'windows go from floor to ceiling, and the cooking is French and plain, with steak, fish and ' +
      'good cakes. The trains come and go below.',
    qualityScore: 4.3,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
  },
  {
    id: 'tokyo-kamachiku',
    name: 'Kamachiku',
    localName: '根津 釜竹',
    cuisine: 'Udon',
    district: 'Nezu',
    address: '2-14-18 Nezu, Bunkyo-ku, 113-0031',
    geo: { lat: 35.7184, lon: 139.7661 },
    openingHours: 'Tu-Sa 11:30-14:00,17:30-21:00; Su 11:30-14:00; PH off; Aug 12-Aug 16 off; Dec 29-Jan 05 off',
    booking: 'advised',
    station: 'Nezu',
    visitMinutes: { min: 40, typical: 65, max: 100 },
    priceLevel: 2,
    specialties: ['Udon hot from the pot', 'Cold udon, thick or thin', 'Grilled miso', 'Fried fish cake'],
    atmosphere: 'Old brick, a garden and the sound of pouring',
    meals: ['lunch', 'dinner'],
    moodFit: { 'traditional-serene': 0.9, 'foodie-adventurous': 0.82, 'modern-electric': 0.1, 'quirky-kawaii': 0.03 },
    moodReason: {
      'traditional-serene':
        'You sit within the walls of a storehouse of 1910 or at the glass beside its garden, and nothing happens for a while but sake ' +
        'and talk.',
      'foodie-adventurous':
        'Udon, thick wheat noodles, goes into the pot only when you have ordered it; grilled miso and hot fish cakes are there to make the wait ' +
        'too short.',
    },
    tips: [
      'At weekends come before it opens, or be ready to wait.',
      'There is no dinner on Sunday, and Monday is its day off.',
      'The dip is strong: add it little by little, and taste as you go.',
    ],
    description:
      'An Osaka family’s udon in a brick storehouse of the Meiji era, to which Kengo Kuma added a hall of glass and wood. The noodles ' +
      'come in two ways only, hot in the water they were boiled in or cold on a tray. Before them there are small dishes and a long ' +
      'list of sake, and a small garden to look at.',
    qualityScore: 4.4,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
  },
  {
    id: 'tokyo-kyorakutei',
    name: 'Kyōrakutei',
    localName: '蕎楽亭',
    cuisine: 'Soba and tempura',
    district: 'Kagurazaka',
    address: '3-6 Kagurazaka, Shinjuku-ku, 162-0825',
    geo: { lat: 35.7003, lon: 139.7404 },
    openingHours: 'Mo 17:00-21:00; Tu-Sa 11:30-14:30,17:00-21:00; PH off; Aug 12-Aug 16 off; Dec 30-Jan 05 off',
    booking: 'advised',
    station: 'Iidabashi',
    visitMinutes: { min: 40, typical: 65, max: 100 },
    priceLevel: 2,
    specialties: ['Hand-cut soba', 'Conger eel tempura', 'Chilled wheat noodles', 'Sake from Aizu'],
    atmosphere: 'Pale wood, a long counter and oil that murmurs',
    meals: ['lunch', 'dinner'],
    moodFit: { 'foodie-adventurous': 0.86, 'traditional-serene': 0.78, 'modern-electric': 0.03, 'quirky-kawaii': 0.03 },
    moodReason: {
      'foodie-adventurous':
        'Conger eel goes into the oil whole, buckwheat from Aizu is milled on the spot, and regulars finish on hiyamugi, slender ' +
        'noodles of wheat.',
      'traditional-serene':
        'A cook lifts one piece at a time out of the pan, noodles are rinsed in cold water, and along the counter people bend over their ' +
        'trays.',
    },
    tips: [
      'Write your name on the list at the door and stroll; at noon the wait can be an hour.',
      'On Mondays it opens for dinner alone, on Sundays and holidays not at all.',
      'The temple of Bishamon, the god with the stone tigers, is a few minutes away if you have to wait.',
    ],
    description:
      'A soba shop in a side lane of Kagurazaka. Its owner has buckwheat sent from Aizu, in the ' +
      'mountains of the north, grinds it on the premises and cuts it by hand; from the long counter you watch tempura being fried to ' +
      'order. Sashimi and sake come first, noodles close the meal.',
    qualityScore: 4.4,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
  },
  {
    id: 'tokyo-muromachi-sunaba',
    name: 'Muromachi Sunaba',
    localName: '室町砂場',
    cuisine: 'Soba',
    district: 'Nihonbashi',
    address: '4-1-13 Nihonbashi-Muromachi, Chuo-ku, 103-0022',
    geo: { lat: 35.6888, lon: 139.7727 },
    openingHours: 'Mo-Fr 11:30-20:30; Sa 11:30-15:30; PH off; Aug 12-Aug 16 off; Dec 31-Jan 04 off',
    booking: 'none',
    station: 'Shin-Nihombashi',
    visitMinutes: { min: 35, typical: 50, max: 80 },
    priceLevel: 2,
    specialties: ['Ten-zaru, cold soba with a hot tempura dip', 'White sarashina soba', 'Rolled omelette', 'Grilled chicken'],
    atmosphere: 'A quiet room that looks on a patch of garden',
    meals: ['lunch', 'dinner'],
    moodFit: { 'traditional-serene': 0.85, 'foodie-adventurous': 0.5, 'modern-electric': 0.05, 'quirky-kawaii': 0.02 },
    moodReason: {
      'traditional-serene':
        'You begin with a rolled omelette and a flask of sake, look out at the garden, and order the noodles when you are ready.',
    },
    tips: [
      'The portions of noodles are small: order a second tray.',
      'On Saturdays it closes in the afternoon, and on Sundays and holidays it stays shut.',
    ],
    description:
      'A soba house of 1869 that says it was the first to serve cold noodles with hot tempura in the dip, after the Second World War. The buckwheat comes white, from the heart of the grain, or darker; the house stands among offices, with a garden a few paces wide.',
    qualityScore: 4.3,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
  },
  {
    id: 'tokyo-muromachi-sunaba-akasaka',
    name: 'Muromachi Sunaba Akasaka',
    localName: '室町砂場 赤坂店',
    cuisine: 'Soba',
    district: 'Akasaka',
    address: '6-3-5 Akasaka, Minato-ku, 107-0052',
    geo: { lat: 35.6707, lon: 139.7356 },
    openingHours:
      'Mo-Fr 11:30-20:00; Sa 11:30-18:30; Jan 15-Jan 21,Feb 15-Feb 21,Mar 15-Mar 21,Apr 15-Apr 21,May 15-May 21,Jun 15-Jun 21,Jul 15-Jul 21,Aug 15-Aug 21,Sep 15-Sep 21,Oct 15-Oct 21,Nov 15-Nov 21,Dec 15-Dec 21 Sa off; PH off; Aug 12-Aug 16 off; Dec 31-Jan 04 off',
    booking: 'none',
    station: 'Akasaka',
    visitMinutes: { min: 30, typical: 50, max: 75 },
    priceLevel: 2,
    specialties: ['Soba with a hot dip of prawn fritter', 'White and grey soba', 'Rolled omelette', 'Sobagaki, a dumpling of buckwheat'],
    atmosphere: 'Timber, sliding doors and two dozen seats',
    meals: ['lunch', 'dinner'],
    moodFit: { 'traditional-serene': 0.86, 'foodie-adventurous': 0.5, 'modern-electric': 0.05, 'quirky-kawaii': 0.02 },
    moodReason: {
      'traditional-serene':
        'You slide the door shut on the offices, pour from a small flask, dip grey noodles or white ones, and lose track of the decade.',
    },
    tips: [
      'At half past twelve on a weekday every seat is taken; after two there is time to linger.',
      'A tray is gone in a few mouthfuls: ask for the large one, ōmori, or for two.',
      'It rests on Sundays and holidays, and takes its last orders at half past seven, on Saturdays earlier.',
    ],
    description:
      'A small building of timber in the tea-house manner, two storeys high among the towers of Akasaka, opened in 1964 by the soba makers of Muromachi. A few tables stand by the door and low ones on a raised floor behind them; a flask of sake and an omelette come first, and the noodles last.',
    qualityScore: 4.3,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
  },
  {
    id: 'tokyo-toranomon-osakaya-sunaba',
    name: 'Toranomon Ōsakaya Sunaba',
    localName: '虎ノ門 大坂屋砂場 本店',
    cuisine: 'Soba',
    district: 'Toranomon',
    address: '1-10-6 Toranomon, Minato-ku, 105-0001',
    geo: { lat: 35.66895, lon: 139.75005 },
    openingHours:
      'Mo-Fr 11:30-14:00,17:00-20:00; Sa 11:30-14:00; Jan 15-Jan 21,Feb 15-Feb 21,Mar 15-Mar 21,Apr 15-Apr 21,May 15-May 21,Jun 15-Jun 21,Jul 15-Jul 21,Aug 15-Aug 21,Sep 15-Sep 21,Oct 15-Oct 21,Nov 15-Nov 21,Dec 15-Dec 21 Sa off; PH off; Aug 12-Aug 16 off; Dec 31-Jan 04 off',
    booking: 'none',
    station: 'Toranomon',
    visitMinutes: { min: 30, typical: 45, max: 70 },
    priceLevel: 2,
    specialties: ['Prawn fritter with cold soba', 'Soba with sharp grated radish', 'Grated yam soba'],
    atmosphere: 'Old wood under new towers',
    meals: ['lunch', 'dinner'],
    moodFit: { 'traditional-serene': 0.8, 'foodie-adventurous': 0.5, 'modern-electric': 0.05, 'quirky-kawaii': 0.02 },
    moodReason: {
      'traditional-serene':
        'From a pavement between towers you duck under a cloth curtain into 1923, and dip cold noodles into a dark sauce.',
    },
    tips: [
      'At noon there is a queue out of the offices: be there when the curtain goes out.',
      'It serves at midday and again in the evening, on Saturdays at midday only, and not at all on third Saturdays, Sundays and holidays.',
    ],
    description:
      'Soba since 1872, in a timber building of 1923 with a tiled roof and a railing round the upper floor. Earthquake and bombs passed it by. When the street was widened it was rolled a few metres back in one piece, and it stands there, small and brown, at the foot of the glass.',
    qualityScore: 4.2,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
  },
  {
    id: 'tokyo-chikuyotei-honten',
    name: 'Chikuyōtei Honten',
    localName: '竹葉亭 本店',
    cuisine: 'Eel',
    district: 'Ginza',
    address: '8-14-7 Ginza, Chuo-ku, 104-0061',
    geo: { lat: 35.666, lon: 139.7637 },
    openingHours: 'Mo-Sa 11:30-14:30,16:30-20:30; PH off; Aug 12-Aug 16 off; Dec 29-Jan 05 off',
    booking: 'advised',
    station: 'Tsukijishijō',
    visitMinutes: { min: 40, typical: 60, max: 90 },
    priceLevel: 3,
    specialties: ['Eel over rice', 'Eel grilled without sauce', 'Sea bream over rice with tea'],
    atmosphere: 'Tables in front, straw mats and hanging scrolls at the back',
    meals: ['lunch', 'dinner'],
    moodFit: { 'traditional-serene': 0.85, 'foodie-adventurous': 0.5, 'modern-electric': 0.02, 'quirky-kawaii': 0.02 },
    moodReason: {
      'traditional-serene': 'The eel comes glossy on its rice in a lidded bowl, and the avenues of Ginza might be in another town.',
    },
    tips: [
      'The tables have an entrance of their own; the straw-mat rooms are for courses, booked for two or more.',
      'Eel over rice comes in two sizes, and the larger differs by the fish.',
      'The last orders for dinner are taken at eight. On Sundays and holidays the branch at the Ginza crossing is the one to try.',
    ],
    description:
      'An old eel restaurant: the fish is steamed and then grilled with a dark, sweet sauce. The straw-mat rooms and the tea-house at the back were built in 1924, after the great earthquake, and their scrolls change month by month; who comes for one bowl sits at a table in front.',
    qualityScore: 4.4,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
  },
  {
    id: 'tokyo-cafe-mori-no-terrace',
    name: 'Café Mori no Terrace',
    localName: 'CAFÉ 杜のテラス',
    cuisine: 'Café at a shrine',
    district: 'Harajuku',
    address: '1-1 Yoyogi-Kamizonocho, Shibuya-ku, 151-8557',
    geo: { lat: 35.66985, lon: 139.70095 },
    openingHours: 'Oct-Feb 09:00-15:30; Mar-Sep 09:00-16:30; Jan 01-Jan 03 off',
    booking: 'none',
    station: 'Harajuku',
    visitMinutes: { min: 25, typical: 40, max: 60 },
    priceLevel: 1,
    specialties: ['Sandwiches', 'Meiji mountain tea', 'Cakes'],
    atmosphere: 'Bare wood, glass and the forest behind it',
    meals: ['breakfast', 'lunch'],
    moodFit: { 'traditional-serene': 0.82, 'foodie-adventurous': 0.2, 'modern-electric': 0.15, 'quirky-kawaii': 0.05 },
    moodReason: {
      'traditional-serene':
        'You sit over a cup of smoky tea and look through a wall of glass at the trunks and leaves of the shrine’s forest.',
    },
    tips: [
      'The food is light, bread, sandwiches and cake, and may run out: come by noon.',
      'Order and pay at the counter: you take the drinks with you, and food is called out by its number.',
      'Last orders are half an hour before the shrine’s gates close, in December at half past three.',
    ],
    description:
      'The café of Meiji Jingū, a minute from Harajuku Station, beside the first gate. It is one long storey of glass and timber, some of it from trees that died in the shrine’s own forest. The tea is an old country kind, left in whole leaves, dried in the sun and roasted until it tastes of smoke.',
    qualityScore: 4.1,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
  },
];
