import type { Guide } from '../../catalogue/entry.js';

export const guide: Guide = {
  moods: [
    {
      id: 'traditional-serene',
      name: 'Traditional & Serene',
      description: 'Incense at opening time, raked gravel and a bowl of tea by a tidal pond.',
      emoji: '🍵',
      color: '#5b7f5a',
      detailedDescription:
        'Old Tokyo is a matter of hours rather than districts. Be at the temple when the doors slide open, in the garden before the first ' +
        'footprint on the gravel, and in the wooden lanes when the shops put out their curtains.',
      highlights: [
        'Sensō-ji before the stalls open',
        'Matcha above the pond at Hama-rikyū',
        'Walls and lawns of the Imperial Palace East Gardens',
        'The forest walk to Meiji Jingū',
        'Temple lanes around Yanaka Ginza',
      ],
      bestFor: ['Early risers', 'Garden lovers', 'Travellers with jet lag'],
      atmosphere: 'Cedar, incense and footsteps on gravel.',
      typicalExperiences: [
        'Hearing the morning chant from the temple steps',
        'Kneeling over a bowl of tea while the tide comes in outside',
        'Choosing a sheet of handmade paper',
        'Soba at an hour when the room is empty',
        'Reading the names on the gates of small temples',
      ],
      timeOfDay: 'From six to ten in the morning, and the last hour of daylight',
      seasonalTips:
        'Plum blossom opens in February, cherry around the end of March; ginkgoes turn in late November, when the air is at its clearest.',
      localInsights: [
        'Step over a temple threshold, never on it, and keep to the side of a shrine path.',
        'A short curtain hanging outside means open; when it has been taken in, the place is closed.',
      ],
      photoSpots: [
        'Sensō-ji’s five-storey pagoda after the floodlights come on',
        'The double bridge and watchtower from Kōkyo Gaien',
        'The teahouse at Hama-rikyū, reflected at high tide',
      ],
      foodExperiences: ['Hand-cut soba at Kanda Yabu', 'Sweets with matcha on the island at Hama-rikyū'],
      hiddenGems: [
        'Nezu Shrine, with a tunnel of vermilion gates and azaleas in late April',
        'The Asakura Museum of Sculpture in Yanaka, a sculptor’s home built round a water garden',
        'Kiyosumi Gardens, where stepping stones lead through the edge of the pond',
      ],
    },
    {
      id: 'modern-electric',
      name: 'Modern & Electric',
      description: 'Neon, glass and trains on the second; the future with a vending machine.',
      emoji: '🌃',
      color: '#3f51c9',
      detailedDescription:
        'After dark the city is a circuit board, and everything on it runs on time. Go up, go under, follow the light; the contrast is ' +
        'sharpest where a shogun’s garden ends at an office tower.',
      highlights: [
        'Akihabara when the signs come on',
        'The crossing at Shibuya, from the kerb and from the roof of Shibuya Sky',
        'Barefoot among carp of light at teamLab Planets',
        'The domes of Tokyo Station in a ring of towers',
      ],
      bestFor: ['Night photographers', 'Gadget lovers', 'Architecture watchers'],
      atmosphere: 'Bright, quick and oddly polite, with a jingle for every station.',
      typicalExperiences: [
        'Walking down the middle of Chūō-dōri on a car-free Sunday',
        'Ordering dinner from a machine with a hundred buttons',
        'Looking for a single spare part under the tracks',
        'Crossing the palace plaza towards a wall of windows',
      ],
      timeOfDay: 'From four in the afternoon until the last trains around midnight',
      seasonalTips:
        'Winter nights are dry and sharp, and from mid-November the avenues hang out their lights. In summer use arcades and towers for the hot hours.',
      localInsights: [
        'Street level is only the start: read the sign by the lift for what is on the sixth floor.',
        'Trains stop at about half past twelve, and taxis are scarce ten minutes later.',
      ],
      photoSpots: [
        'The main street of Akihabara from a crossing at dusk',
        'Shiodome’s towers over the pines of Hama-rikyū',
        'Rainbow Bridge from the beach of Odaiba Seaside Park',
      ],
      foodExperiences: ['Dipping noodles by ticket machine at Rokurinsha', 'Grilled skewers under the railway arches at Yūrakuchō'],
      hiddenGems: [
        'The roof garden of Kitte Marunouchi, level with the station’s brick domes',
        'The glass hall of the Tokyo International Forum, with the ribs of a ship',
        'Rainbow Bridge Promenade, a footway over the harbour beside the driverless trains',
      ],
    },
    {
      id: 'foodie-adventurous',
      name: 'Foodie & Adventurous',
      description: 'Breakfast off a skewer, lunch with loach, dinner you cannot name yet.',
      emoji: '🍜',
      color: '#d1602f',
      detailedDescription:
        'One dish, one shop, three generations: that is how the city cooks. Stand in the short queue, point at what the neighbour has and leave ' +
        'room, because the next specialist is on the next corner.',
      highlights: [
        'The lanes of Tsukiji Outer Market at eight in the morning',
        'Sushi beside the trading floors of Toyosu Market',
        'Loach over charcoal at Komakata Dozeu',
        'Eight broths side by side in Tokyo Station First Avenue',
        'Smoke and skewers in Omoide Yokochō',
        'Minced cutlets hot from the fryer on Yanaka Ginza',
      ],
      bestFor: ['Curious eaters', 'Market people', 'Solo diners'],
      atmosphere: 'Steam, charcoal and a full counter.',
      typicalExperiences: [
        'A breakfast bought at five different stalls',
        'Grinding pepper over a pan of very small fish',
        'Queueing with office workers for one bowl',
        'Tasting brittle and crackers on the way to a temple',
        'Asking for soup-wari and being nodded at',
      ],
      timeOfDay: 'Markets by eight, counters at half past eleven or after two',
      seasonalTips:
        'Bonito comes in May, loach and eel are eaten against the summer heat, new-crop soba arrives in autumn, and oysters and hotpots follow.',
      localInsights: [
        'A queue of people in suits at noon is worth more than any list.',
        'Slurping noodles is correct; walking while eating is not.',
        'Many small counters take only cash, and most do one dish.',
      ],
      photoSpots: [
        'Knife shops and tuna counters in the lanes of Tsukiji Outer Market',
        'Rice crackers over charcoal on the way to Sensō-ji',
      ],
      foodExperiences: [
        'Sweet rolled omelette on a stick at Tsukiji',
        'Soba with duck and leek at Kanda Yabu Soba',
        'Menchi-katsu eaten from the paper on Yanaka Ginza',
      ],
      hiddenGems: [
        'Kappabashi Kitchen Street, where restaurants buy knives and shiny plastic food',
        'Namiyoke Shrine beside Tsukiji, with memorial stones to eggs, prawns and sushi',
        'The basement food hall of Mitsukoshi Nihonbashi, half an hour before closing',
      ],
    },
    {
      id: 'quirky-kawaii',
      name: 'Quirky & Kawaii',
      description: 'Mascots, capsule toys and a ketchup rabbit on your omelette.',
      emoji: '🐱',
      color: '#e0569b',
      detailedDescription:
        'Cute is taken seriously here: it sells railway tickets, calms traffic and has its own underground street. Bring coins for the capsule ' +
        'machines and leave your irony at the hotel.',
      highlights: [
        'Thirty mascots in one basement corridor, Tokyo Station First Avenue',
        'Akihabara’s floors of figurines',
        'A spell over lunch at @home cafe',
        'Soot sprites in stained glass at the Ghibli Museum',
        'Teenage finery on Takeshita Street',
      ],
      bestFor: ['Families', 'Pop-culture fans', 'Rainy days'],
      atmosphere: 'Pastel, chirpy and entirely sincere.',
      typicalExperiences: [
        'Turning the handle of a capsule machine until the right cat comes out',
        'Counting seven carved cats on the roofs of Yanaka Ginza',
        'Drawing your fortune from a rattling tin at Sensō-ji',
        'Buying more stickers than one person can use',
      ],
      timeOfDay: 'Late morning to early evening, when all the shops are open',
      seasonalTips:
        'Everything has a seasonal edition: cherry-pink in March, ghosts in October, and lucky bags in the first days of January.',
      localInsights: [
        'Limited goods sell out by lunchtime on their first day; the second week has no queue.',
        'Ask before taking pictures of people in costume, and never inside a maid café.',
      ],
      photoSpots: ['Walls of capsule machines in Akihabara', 'The giant red paper clip above Itoya’s door'],
      foodExperiences: [
        'A strawberry parfait served with ceremony at Shiseido Parlour',
        'Omelette rice with a drawing on it',
        'A cat-tail doughnut on Yanaka Ginza',
      ],
      hiddenGems: [
        'Gōtoku-ji, a temple in Setagaya with rank upon rank of white beckoning cats',
        'Nakano Broadway, three floors of collectors’ booths above a food market',
        'Hakuhinkan Toy Park, a bazaar of toys at the south end of Ginza',
      ],
    },
  ],
  bestTimes: [
    { title: 'Spring', text: 'Cherry blossom peaks around the turn of March to April; mid-April to May is as mild and less busy.' },
    { title: 'Summer', text: 'June brings steady rain, July and August heavy heat; evenings have festivals and fireworks on the Sumida.' },
    { title: 'Autumn', text: 'October and November are dry and clear, with ginkgo avenues turning yellow towards the end.' },
    {
      title: 'Winter',
      text: 'Cold, sunny and quiet. From 29 December to 3 January many shops and gardens close while the temples are packed.',
    },
  ],
  tips: [
    'A Suica or Pasmo card, plastic or on your phone, opens every gate on trains, metro and buses.',
    'Carry your rubbish: bins are rare outside convenience stores and stations.',
    'Stand on the left on escalators, queue at the marks on platforms and keep calls for outside.',
    'There is no tipping; pay at the till by the door and lay the money in the little tray.',
    'Addresses count blocks, not streets, so save a map pin for every stop before you set out.',
  ],
  highlights: [
    { title: 'Sensō-ji', text: 'The oldest temple, behind a red lantern and a lane of snacks.' },
    { title: 'Hama-rikyū Gardens', text: 'A shogun’s tidal garden with towers for a backdrop.' },
    { title: 'Meiji Jingū', text: 'A shrine of plain cypress in a forest planted for it.' },
    { title: 'Tsukiji Outer Market', text: 'The market lanes that stayed when the auctions left.' },
    { title: 'Shibuya Scramble Crossing', text: 'A thousand people on five zebra crossings, and no collision.' },
    { title: 'Akihabara Electric Town', text: 'Neon, spare parts and every obsession known to humankind.' },
    { title: 'Yanaka Ginza', text: 'Low roofs, small temples and a street that does its own shopping.' },
  ],
  culture: [
    { title: 'Shoes', text: 'If the floor inside is higher than the one you stand on, take your shoes off first.' },
    { title: 'At a shrine', text: 'Rinse your hands, bow twice, clap twice, bow once more; at a temple, only put your palms together.' },
    { title: 'Quiet trains', text: 'Carriages are nearly silent even when full, and backpacks are worn on the front.' },
    {
      title: 'The neighbourhood',
      text: 'Shitamachi, the low city, keeps its own festivals, shops and baths; Asakusa and Yanaka show it best.',
    },
  ],
};
