import type { Guide } from '../../catalogue/entry.js';

export const guide: Guide = {
  moods: [
    {
      id: 'imperial-historic',
      name: 'Imperial & Historic',
      description: 'Altars, moats and yellow roofs along an axis seven centuries old.',
      emoji: '🏯',
      color: '#a63a2b',
      detailedDescription:
        'Old Beijing was drawn with a ruler: one line runs from the Bell Tower to Yongdingmen, and everything that mattered to an emperor sits on it or beside it. Walk parts of that line slowly, climb the hill behind the palace, and keep the altars for the morning.',
      highlights: [
        'The palace roofs seen from the pavilion on Jingshan',
        'The marble terraces of the Temple of Heaven',
        'The White Dagoba above the Beihai lake',
        'Shop signs older than the republic along Dashilar',
      ],
      bestFor: ['Readers of history', 'Early risers', 'Travellers who like one long straight walk'],
      atmosphere: 'Ceremonial and wide, with gravel underfoot and swifts circling the gate towers',
      typicalExperiences: [
        'Climbing Jingshan before the tour groups have crossed the moat',
        'Counting the roof figures that tell how important a hall once was',
        'Standing on the centre stone of the Circular Mound and speaking aloud',
        'Following the red wall along Beichang Street under the old scholar trees',
      ],
      timeOfDay: 'Mornings from opening time, and again for the last hour of light',
      seasonalTips: 'Late October brings clear air and yellow ginkgos; in July and August start at opening time and rest at noon.',
      localInsights: [
        'Many halls and towers close on Mondays outside the summer holidays, even where the park around them stays open.',
        'The palace side streets, Nanchang and Beichang, give you the wall and the trees without a ticket.',
      ],
      photoSpots: [
        'Wanchun Pavilion on Jingshan, looking due south',
        'The corner tower of the palace moat at dusk',
        'The long ramp between the halls of the Temple of Heaven',
      ],
      foodExperiences: [
        'Duck carved at the table on Qianmen Street, where the ovens have burned since 1864',
        'Pea-flour cakes of the old court kitchen on the north shore of Beihai',
      ],
      hiddenGems: [
        'Zhihua Temple, a Ming monastery whose ritual music is still played on its old instruments',
        'Confucius Temple and Imperial College, with the classics carved on a forest of stone slabs next door',
        'The Temple of Ancient Monarchs, quiet halls for the rulers of every dynasty',
      ],
    },
    {
      id: 'modern-dynamic',
      name: 'Modern & Dynamic',
      description: 'Titanium, glass and late light: the capital that was built the day before yesterday.',
      emoji: '🌆',
      color: '#2f6f9f',
      detailedDescription:
        'In one generation Beijing added an opera house in a lake, a shopping quarter of coloured glass and a ring of towers to the east. The pleasure is in the seams, where a design studio shares a wall with a courtyard kitchen and nobody finds it strange.',
      highlights: [
        'The opera house that floats on its own reflection',
        'The lanes and screens of Taikoo Li after dark',
        'Studios and bookshops tucked into the houses behind Dashilar',
      ],
      bestFor: ['Architecture lovers', 'Night owls', 'People-watchers'],
      atmosphere: 'Quick, bright and well dressed, with delivery scooters as percussion',
      typicalExperiences: [
        'Entering a concert hall through a corridor under water',
        'Watching what people wear on the square at Sanlitun',
        'Seeing what the chefs of the embassy quarter carry out of their market',
        'Hearing three bands at once from the bridge at Houhai',
      ],
      timeOfDay: 'Late afternoon into the evening',
      seasonalTips: 'Summer nights are for terraces; from December to February plan around interiors, which are heated generously.',
      localInsights: [
        'A phone pays for almost everything, so link a foreign card to Alipay or WeChat before you fly.',
        'The last subway trains leave around eleven; after that everyone orders a car through an app.',
      ],
      photoSpots: ['The north bank of the opera house lake, shortly after sunset', 'The footbridges between the upper floors of Taikoo Li'],
      foodExperiences: [
        'Duck from a show kitchen, with the oven door in plain sight',
        'A tasting menu without meat under the glass roof of a courtyard',
        'Sour fish soup from Guizhou between two shopping stops',
      ],
      hiddenGems: [
        'Liangma River Waterfront at night, a reworked canal with promenades on both banks',
        'The Red Brick Art Museum and its garden, a taxi ride to the north-east',
        'Yangmeizhu Byway, where young designers and booksellers keep shop',
      ],
    },
    {
      id: 'culinary-authentic',
      name: 'Culinary & Authentic',
      description: 'Sesame, mutton and dough: what Beijing eats when nobody is looking.',
      emoji: '🥟',
      color: '#c77b25',
      detailedDescription:
        'The local kitchen is northern and frank: wheat before rice, mutton before pork on many tables, sesame paste on nearly everything. It is best followed from a six o’clock breakfast counter to a lakeside grill, with a market in between.',
      highlights: [
        'A tray of breakfast snacks at Huguosi',
        'Roast mutton in a sesame bun by the Silver Ingot Bridge',
        'One corridor of everything edible at Sanyuanli',
      ],
      bestFor: ['Curious eaters', 'Market goers', 'Anyone who likes to share dishes'],
      atmosphere: 'Steamy, loud and quick to refill your tea',
      typicalExperiences: [
        'Ordering by pointing at the tray of the person in front',
        'Trying fermented mung-bean juice once, with a fried ring to help',
        'Rolling duck, leek and sweet bean sauce into a pancake with chopsticks only',
        'Comparing three kinds of sesame bun in one lane',
      ],
      timeOfDay: 'Breakfast before eight, lunch at half past eleven, dinner by six',
      seasonalTips: 'Copper-pot mutton belongs to the cold months; cherries, apricots and peaches fill the markets from May to August.',
      localInsights: [
        'Kitchens keep early hours: many old houses take the last dinner order before half past eight.',
        'The green sign with Arabic script marks halal houses, which hold some of the oldest recipes here.',
      ],
      photoSpots: ['The steam at the counters of Menkuang Hutong', 'The fruit end of Sanyuanli with its pyramids under lamps'],
      foodExperiences: [
        'Glutinous rice rolls in toasted soy flour, called donkey rolling on the ground',
        'Shaomai from a house on Qianmen Street that opened in 1738',
        'Yoghurt from a stoneware jar, drunk on the spot through a straw',
      ],
      hiddenGems: [
        'Niujie, the street of Muslim bakers and butchers around a mosque of 996',
        'Maliandao Tea Street, where tasting is expected',
        'Daoxiangcun Zero Store, for pastries packed in paper parcels',
      ],
    },
    {
      id: 'nature-tranquil',
      name: 'Nature & Tranquil',
      description: 'Old cypresses, lotus ponds and benches where nobody is in a hurry.',
      emoji: '🌿',
      color: '#4f7f5b',
      detailedDescription:
        'The emperors’ gardens became everybody’s parks, and in the morning they belong to singers, kite flyers and players of cards. Between the lakes and the cypress groves you can cross much of the centre without losing sight of water or trees.',
      highlights: [
        'Cypresses of the Ming at the Temple of Heaven',
        'Lotus on the north lake of Beihai in July',
        'Willows and rowing boats around Houhai',
        'The peony slopes behind Jingshan',
      ],
      bestFor: ['Slow walkers', 'Families', 'Travellers on their second visit'],
      atmosphere: 'Unhurried and green, with a flute practising somewhere behind the trees',
      typicalExperiences: [
        'Watching a man write poems on the paving with water',
        'Joining the back row of a morning exercise group',
        'Hiring an electric boat under the White Dagoba',
        'Sitting out the midday heat beside a lotus pond',
      ],
      timeOfDay: 'Before nine, when the parks are at their most sociable',
      seasonalTips: 'Peonies flower in late April, lotus from July; in January the lakes freeze hard enough for ice chairs.',
      localInsights: [
        'Park gates are the real address: agree on north, south, east or west before you split up.',
        'Carry a hat and water, because shade along the big avenues is scarce around midday.',
      ],
      photoSpots: ['The willows at Silver Ingot Bridge towards the western hills', 'The Five Dragon Pavilions on the shore at Beihai'],
      foodExperiences: ['Vegetables treated as the main event beside the Lama Temple', 'A window table over the water at a house of 1848'],
      hiddenGems: [
        'The Ming City Wall Ruins Park, plum blossom against brick in March',
        'Sanlihe Park, a creek led back through the lanes east of Qianmen',
        'The rose garden inside the park of the Temple of Heaven, in flower from May',
      ],
    },
  ],
  bestTimes: [
    {
      title: 'Spring',
      text: 'April and May are dry and mild. Expect a dusty day or two and willow fluff in the air, then peonies and lilac.',
    },
    {
      title: 'Summer',
      text: 'June to August is hot, with heavy showers in July. Start at opening time, rest at noon and come back out after six.',
    },
    {
      title: 'Autumn',
      text: 'From mid September to early November the sky is at its clearest. Avoid the first week of October, when the whole country travels.',
    },
    {
      title: 'Winter',
      text: 'Cold, bright and uncrowded. Lakes freeze, halls are quiet, and the copper pots come out; pack for well below zero.',
    },
  ],
  tips: [
    'Carry your passport: parks, museums and stations ask for it, and most advance tickets are tied to its number.',
    'The Palace Museum sells named tickets days ahead and they go fast; without one, look at it from Jingshan.',
    'Set up Alipay or WeChat Pay with a foreign card before arrival and keep a few small notes as a reserve.',
    'Distances deceive on the map: one block can be a kilometre, so combine the subway with shorter walks.',
    'Save addresses in Chinese characters, since drivers and passers-by rarely read the romanised form.',
  ],
  highlights: [
    {
      title: 'The central axis',
      text: 'Nearly eight kilometres from the Bell Tower to Yongdingmen, on the World Heritage list since 2024.',
    },
    {
      title: 'The Forbidden City',
      text: 'Twenty-four emperors lived behind this moat. Book the Palace Museum early or enjoy its roofs from the hill to the north.',
    },
    { title: 'The Temple of Heaven', text: 'Round roofs, square walls and a park where half the neighbourhood spends its morning.' },
    { title: 'The back lakes', text: 'Three linked ponds that once ended the Grand Canal, now ringed by lanes, willows and bars.' },
    {
      title: 'The hutongs',
      text: 'Grey-brick lanes whose name goes back to the Mongol centuries; turn off the main street and they go quiet at once.',
    },
  ],
  culture: [
    {
      title: 'Tea',
      text: 'Jasmine is the local habit. A cup is refilled without asking, and two fingers tapped on the table say thank you.',
    },
    {
      title: 'Sharing a meal',
      text: 'Dishes go in the middle and the host orders. Leave a little in the bowl if you would rather not be served again.',
    },
    {
      title: 'Queues and crowds',
      text: 'Security checks at subway gates and squares are routine; keep your bag ready and step forward when the space opens.',
    },
    {
      title: 'The Beijing r',
      text: 'Locals curl an r onto the end of words. Learn xiexie for thanks, and enjoy how differently it sounds from each mouth.',
    },
  ],
};
