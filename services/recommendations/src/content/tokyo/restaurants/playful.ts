import type { Restaurant } from '../../../catalogue/entry.js';

export const playful: readonly Restaurant[] = [
  {
    id: 'tokyo-ninja-tokyo',
    name: 'Ninja Tokyo',
    district: 'Ōtemachi',
    address: '2-2-1 Otemachi, Shin-Otemachi Building B1, Chiyoda-ku, 100-0004',
    geo: { lat: 35.6854, lon: 139.7679 },
    openingHours: 'Mo-Su 17:30-22:00; Dec 31-Jan 03 off',
    booking: 'advised',
    station: 'Ōtemachi',
    moodFit: { 'quirky-kawaii': 0.84, 'foodie-adventurous': 0.5, 'modern-electric': 0.35, 'traditional-serene': 0.15 },
    moodReason: {
      'quirky-kawaii':
        'A sham tobacconist’s in an office basement hides the way in; a figure in black leads you through the dark to your table.',
    },
    tips: [
      'Reserve ahead and be on time; the way to the table is part of the show.',
      'Look for the tobacconist’s on the first basement level of the Shin-Ōtemachi Building.',
      'Dinner comes as a set course, so mention what you don’t eat when you book.',
    ],
    description:
      'Dinner in a hidden village under an office block, served by ninja who never drop the act. Courses bring biscuits in the shape of ' +
      'throwing stars and dishes that smoke or catch fire, and a senior ninja does sleight of hand at the table. It opened in Akasaka in ' +
      '2001 and moved here later.',
    qualityScore: 4.1,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Creative Japanese courses',
    priceLevel: 4,
    specialties: ['Throwing-star biscuits', 'Turban shell “bomb”', 'Smoking starters', 'Bonsai dessert'],
    atmosphere: 'Lantern light, dark passages and straight faces',
    meals: ['dinner'],
    visitMinutes: { min: 75, typical: 105, max: 130 },
  },
  {
    id: 'tokyo-vampire-cafe',
    name: 'Vampire Café',
    district: 'Ginza',
    address: '6-7-6 Ginza, La Paix Building 7F, Chuo-ku, 104-0061',
    geo: { lat: 35.67062, lon: 139.76248 },
    openingHours: 'Mo-Sa 17:30-22:00; Dec 31-Jan 03 off',
    booking: 'advised',
    station: 'Ginza',
    moodFit: { 'quirky-kawaii': 0.85, 'modern-electric': 0.3, 'foodie-adventurous': 0.25, 'traditional-serene': 0.03 },
    moodReason: {
      'quirky-kawaii':
        'The carpet is patterned with blood cells, a coffin occupies the middle of the room, and the cocktails that reach your curtained booth ' +
        'are red.',
    },
    tips: [
      'Ring the small bell on the table when you want something.',
      'In October, with Hallowe’en in view, book well ahead.',
      'It is very dark: have the lamp of your telephone ready for the menu.',
    ],
    description:
      'A castle of red velvet on a seventh floor in Ginza, in business for some twenty-five years. Booths have curtains, the light ' +
      'is low, and staff in costume bring pasta, carpaccio and grilled meat, dressed up on the plate with crosses, coffins and ' +
      'roses.',
    qualityScore: 3.9,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Italian in costume',
    priceLevel: 3,
    specialties: ['Carpaccio in the shape of a rose', 'Squid-ink pasta', 'Grilled meat', 'Blood-red cocktails'],
    atmosphere: 'Low light, small bells and velvet curtains',
    meals: ['dinner'],
    visitMinutes: { min: 60, typical: 90, max: 120 },
  },
  {
    id: 'tokyo-kirby-cafe',
    name: 'Kirby Café Tokyo',
    localName: 'カービィカフェ TOKYO',
    district: 'Oshiage',
    address: '1-1-2 Oshiage, Tokyo Solamachi East Yard 4F, Sumida-ku, 131-0045',
    geo: { lat: 35.71035, lon: 139.81265 },
    website: 'https://kirbycafe.jp',
    openingHours: 'Mo-Su 10:30-21:00',
    booking: 'required',
    station: 'Oshiage',
    moodFit: { 'quirky-kawaii': 0.95, 'modern-electric': 0.4, 'foodie-adventurous': 0.25, 'traditional-serene': 0.03 },
    moodReason: {
      'quirky-kawaii': 'A pink bun with eyes and red cheeks looks up from your plate, and a tree with a face watches you cut it.',
    },
    tips: [
      'Seats for the following month are released online on the tenth, at six in the evening local time.',
      'You have about eighty minutes, so order all you want at the start, dessert included.',
      'Try the same page again on the day, since cancelled seats go back on sale there.',
    ],
    description:
      'The café of Kirby, the round pink hero of a video game who swallows what he meets. It has been at the foot of the Skytree for ' +
      'good since 2019: Whispy Woods, the talking tree, grows among the tables, cakes come as stars or as whatever he swallowed last, ' +
      'and soft versions of tunes from the games are played.',
    qualityScore: 4.1,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Character café',
    priceLevel: 2,
    specialties: ['Kirby burger', 'Character cakes', 'Latte with a face'],
    atmosphere: 'Pale wood, soft music and many cameras',
    meals: ['lunch', 'dinner'],
    visitMinutes: { min: 50, typical: 75, max: 80 },
  },
  {
    id: 'tokyo-milky-way',
    name: 'Milky Way',
    localName: 'パフェテラス ミルキーウェイ',
    district: 'Ikebukuro',
    address: '1-12-8 Higashi-Ikebukuro, Fujiki Building 2F, Toshima-ku, 170-0013',
    geo: { lat: 35.73022, lon: 139.71388 },
    openingHours: 'Mo-Su 11:30-21:30; Jan 01 off',
    booking: 'none',
    station: 'Ikebukuro',
    moodFit: { 'quirky-kawaii': 0.9, 'modern-electric': 0.45, 'foodie-adventurous': 0.3, 'traditional-serene': 0.03 },
    moodReason: {
      'quirky-kawaii':
        'You order by your birthday: each sign of the zodiac has a parfait of its own, a tower of ice cream with stars about it.',
    },
    tips: [
      'At weekends be ready to wait a little for a table.',
      'Ask for a seat at the big windows above the crossing.',
      'The café is upstairs, so look for its sign above the street.',
    ],
    description:
      'A café about stars that has looked down on the start of Sunshine 60 Street for decades. The room is blue and starry, ' +
      'and there is a tall parfait for every sign of the zodiac. Rice gratin and other light meals are there for ' +
      'those who want dinner first.',
    qualityScore: 4.2,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Parfaits and light meals',
    priceLevel: 2,
    specialties: ['Parfaits of the zodiac', 'Doria (rice gratin)'],
    atmosphere: 'Blue light, stars and shared spoons',
    meals: ['lunch', 'dinner'],
    visitMinutes: { min: 35, typical: 55, max: 85 },
  },
  {
    id: 'tokyo-odaiba-takoyaki-museum',
    name: 'Odaiba Takoyaki Museum',
    localName: 'お台場たこ焼きミュージアム',
    district: 'Odaiba',
    address: '1-6-1 Daiba, Decks Tokyo Beach Seaside Mall 4F, Minato-ku, 135-0091',
    geo: { lat: 35.6293, lon: 139.7754 },
    openingHours: 'Mo-Fr 11:00-20:00; Sa-Su,PH 11:00-21:00',
    booking: 'none',
    station: 'Odaiba-Kaihinkōen',
    moodFit: { 'foodie-adventurous': 0.78, 'quirky-kawaii': 0.8, 'modern-electric': 0.25, 'traditional-serene': 0.05 },
    moodReason: {
      'foodie-adventurous':
        'The shop that claims to have invented the dish serves it bare; its neighbours go in for sauce, spring onion or a bowl of broth.',
      'quirky-kawaii':
        'Two picks twitch, a puddle of batter rolls up into a ball, and next door an indoor street pretends that it is the 1950s.',
    },
    tips: [
      'Six or eight pieces from each of two or three stalls make a meal for two.',
      'Tables are common to all the stalls, so sit where you like.',
      'The stalls take their last orders before the hall closes: on weekdays be there by seven.',
      'The bay and the view of the Rainbow Bridge are a few steps away, for a walk afterwards.',
    ],
    description:
      'Not a museum but a food hall: a handful of takoyaki stalls from Osaka under one roof, beside the indoor street of the 1950s at Decks. ' +
      'Cooks spin balls of batter and octopus with two picks, faster than you can follow; you carry the paper boat to a ' +
      'table and burn your tongue.',
    qualityScore: 4.0,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Takoyaki',
    priceLevel: 1,
    specialties: ['Sauceless takoyaki', 'Takoyaki with spring onion and ponzu', 'Takoyaki with sauce', 'Takoyaki in broth'],
    atmosphere: 'Hot iron, paper boats and shared tables',
    meals: ['lunch', 'dinner'],
    visitMinutes: { min: 30, typical: 45, max: 75 },
  },
  {
    id: 'tokyo-indian-curry-marunouchi',
    name: 'Indian Curry Marunouchi',
    localName: 'インデアンカレー 丸の内店',
    district: 'Marunouchi',
    address: '2-7-3 Marunouchi, Tokia B1, Chiyoda-ku, 100-0005',
    geo: { lat: 35.67868, lon: 139.76442 },
    openingHours: 'Mo-Su 11:00-20:00; Dec 31-Jan 03 off',
    booking: 'none',
    station: 'Tokyo',
    moodFit: { 'foodie-adventurous': 0.86, 'modern-electric': 0.2, 'quirky-kawaii': 0.1, 'traditional-serene': 0.05 },
    moodReason: {
      'foodie-adventurous':
        'The first spoonful is as sweet as jam, the heat arrives three seconds later, and there is pickled cabbage to put it out.',
    },
    tips: [
      'You order and pay before you sit down.',
      'Add a raw egg, as they do in Osaka, and break it when the heat has built up.',
      'Between twelve and one there is a queue, but it moves fast.',
    ],
    description:
      'The Tokyo branch of a curry shop founded in Osaka in 1947, in the basement of Tokia, with stools along a ' +
      'counter. There is curry on rice, curry on spaghetti and hashed beef, and the plate is there before you have taken off your ' +
      'coat.',
    qualityScore: 4.1,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Osaka-style curry',
    priceLevel: 1,
    specialties: ['Indian curry with egg', 'Indian spaghetti', 'Hayashi rice', 'Pickled cabbage'],
    atmosphere: 'A long counter, quick plates and no small talk',
    meals: ['lunch', 'dinner'],
    visitMinutes: { min: 20, typical: 35, max: 50 },
  },
  {
    id: 'tokyo-tonkatsu-yachiyo',
    name: 'Tonkatsu Yachiyo',
    localName: 'とんかつ八千代',
    district: 'Toyosu',
    address: '6-6-1 Toyosu, Toyosu Market Administration Building 3F, Koto-ku, 135-0061',
    geo: { lat: 35.6451, lon: 139.7853 },
    openingHours: 'Mo-Tu,Th-Sa 07:00-13:00; PH off; Dec 31-Jan 04 off',
    booking: 'none',
    station: 'Shijō-mae',
    moodFit: { 'foodie-adventurous': 0.88, 'traditional-serene': 0.2, 'modern-electric': 0.1, 'quirky-kawaii': 0.05 },
    moodReason: {
      'foodie-adventurous':
        'Horse mackerel from the market is fried so briefly that it falls into flakes, and a shop named for its pork cutlets proves to ' +
        'be about fish.',
    },
    tips: [
      'Come before eleven or be ready to wait in the corridor.',
      'It follows the market’s calendar: closed on Sundays, holidays and most Wednesdays.',
      'From Shijō-mae Station follow the signs for the administration building.',
    ],
    description:
      'A canteen for market people that moved with them from Tsukiji in 2018, to the third floor of the administration building. What ' +
      'goes into the oil is mostly from the sea: horse mackerel, prawns, scallops, oysters in the cold months. On Tuesdays, Thursdays and Saturdays ' +
      'there is braised pork under fried eggs as well.',
    qualityScore: 4.2,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Fried fish and tonkatsu',
    priceLevel: 2,
    specialties: ['Fried horse mackerel', 'Braised pork and eggs', 'Fried oysters', 'Clam miso soup'],
    atmosphere: 'Bright, brisk and full of rubber boots',
    meals: ['breakfast', 'lunch'],
    visitMinutes: { min: 30, typical: 45, max: 70 },
  },
  {
    id: 'tokyo-kura-sushi-ginza',
    name: 'Kura Sushi Ginza',
    localName: 'くら寿司 グローバル旗艦店 銀座',
    district: 'Ginza',
    address: '3-2-1 Ginza, Marronnier Gate Ginza 2 7F, Chuo-ku, 104-0061',
    geo: { lat: 35.674, lon: 139.7653 },
    openingHours: 'Mo-Su 11:00-22:00; Jan 01 off',
    booking: 'advised',
    station: 'Ginza',
    moodFit: { 'quirky-kawaii': 0.85, 'modern-electric': 0.5, 'foodie-adventurous': 0.4, 'traditional-serene': 0.05 },
    moodReason: {
      'quirky-kawaii':
        'You duck under a little shop curtain into a booth, fish supper off the belt, and feed the empty plates to a slot that draws lots for a toy.',
    },
    tips: [
      'Without a time booked in the app the wait at weekends can be an hour.',
      'Much of what is made at the stalls costs more than what comes round on the belt; see the price on the screen first.',
      'It is above Uniqlo: take the lift in Marronnier Gate Ginza 2 to the seventh floor.',
    ],
    description:
      'A flagship of the chain, opened in 2024, on a seventh floor dressed up as a fair in old Edo, with wooden stalls for sushi, tempura and dumplings, at which you fetch what you ordered from your seat. The belt winds past the booths for some hundred and twenty metres.',
    qualityScore: 4.0,
    sources: [{ kind: 'general-knowledge' }],
    verification: { status: 'editorial', checkedAt: null },
    cuisine: 'Conveyor-belt sushi',
    priceLevel: 2,
    specialties: ['Sushi from the belt', 'Tempura from the stall', 'Dumplings with soy syrup'],
    atmosphere: 'Lanterns, curtains and a very long belt',
    meals: ['lunch', 'dinner'],
    visitMinutes: { min: 35, typical: 55, max: 80 },
  },
];
