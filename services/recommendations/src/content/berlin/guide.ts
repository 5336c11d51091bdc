import type { Guide } from '../../catalogue/entry.js';

export const guide: Guide = {
  moods: [
    {
      id: 'historic-reflective',
      name: 'Historic & Reflective',
      description: 'Walls, airfields and back courts that say plainly what happened here.',
      emoji: '🕊️',
      color: '#5b6770',
      detailedDescription:
        'Berlin does not hide its past, it labels it. A painted stretch of Wall, a silent runway and a factory floor full of neighbours’ memories tell the twentieth century at walking pace, with benches in between for thinking it over.',
      highlights: [
        'More than a kilometre of Wall turned into pictures',
        'The apron where the airlift planes were unloaded',
        'Kreuzberg’s history, told by the people who live in it',
        'An iron cross on a hill that named a district',
      ],
      bestFor: ['Readers', 'Students of the Cold War', 'Travellers who like to ask why'],
      atmosphere: 'Sober, open and well explained',
      typicalExperiences: [
        'Following the double row of cobbles that marks where the Wall ran',
        'Stopping at a brass stone to read a name and a date',
        'Standing on a runway in a wind that has nothing to stop it',
        'Climbing to a Prussian monument for a view over the roofs',
      ],
      timeOfDay: 'Late morning until the museums close',
      seasonalTips: 'November suits memorials and is their season; in summer the open-air sites are pleasant before ten.',
      localInsights: [
        'Most memorials and documentation centres charge no admission at all.',
        'The stumbling stones in the pavement are placed in front of the last home their people chose freely.',
      ],
      photoSpots: [
        'The river side of the East Side Gallery with the Oberbaum bridge',
        'The empty taxiway at Tempelhof towards the terminal',
      ],
      foodExperiences: [
        'Half a fried chicken in a tavern that stood five metres from the Wall',
        'Coffee in a former mortuary chapel, kinder than it sounds',
      ],
      hiddenGems: [
        'The Tränenpalast, the departure hall where divided families said goodbye',
        'Otto Weidt’s Workshop for the Blind, a small museum in a courtyard by Hackescher Markt',
        'The Soviet memorial in Treptower Park, vast and usually empty',
      ],
    },
    {
      id: 'creative-alternative',
      name: 'Creative & Alternative',
      description: 'Painted concrete, rescued market halls and a guitar on every bridge.',
      emoji: '🎸',
      color: '#b0447a',
      detailedDescription:
        'Cheap rent has gone, the habit of using things differently has stayed. Gardens grow in shopping trolleys, neighbours run a market hall, and on warm evenings a cobbled bridge does the work of a concert venue.',
      highlights: [
        'The murals between the river and Mühlenstraße',
        'Self-built garden beds on an airfield',
        'Fabric by the metre at the canal market',
      ],
      bestFor: ['Music lovers', 'Makers and designers', 'People who dislike dress codes'],
      atmosphere: 'Loose, talkative and a little unfinished',
      typicalExperiences: [
        'Listening to a band that formed this afternoon',
        'Reading thirty years of posters on one doorway',
        'Choosing a record from the jukebox of a harbour bar without a harbour',
        'Watching windsurfers on wheels cross a runway',
      ],
      timeOfDay: 'Afternoon, then on into the night',
      seasonalTips: 'From May to September life happens outside; in winter look for exhibitions, cinemas and long breakfasts.',
      localInsights: [
        'Carry coins: deposit bottles, buskers and some bars still prefer them.',
        'After ten at night, bridges and courtyards go quiet by neighbourly agreement; the clubs start much later.',
      ],
      photoSpots: [
        'The garden plots near the Oderstraße entrance of the airfield',
        'The rows of cloth on the Maybachufer',
        'The murals early, before the coaches arrive',
      ],
      foodExperiences: ['Breakfast at two in the afternoon above the canal', 'Whatever the shortest queue sells on Street Food Thursday'],
      hiddenGems: [
        'Kunstquartier Bethanien, studios and a print workshop in a former hospital',
        'The court of Haus Schwarzenberg, the one that was never smoothed over',
        'Museum for Architectural Drawing, a stack of concrete sheets with sketches cut into them',
      ],
    },
    {
      id: 'foodie-multicultural',
      name: 'Foodie & Multicultural',
      description: 'Sesame rings, noodles and sourdough within one tram stop of each other.',
      emoji: '🥙',
      color: '#d08a2c',
      detailedDescription:
        'The families who came to work in the sixties and seventies cooked, and the city never looked back. Eat along the canal and around Kottbusser Tor, where grandmothers, bakers and new arrivals share the same market aisles.',
      highlights: [
        'Two market days a week beside the water',
        'A brick hall of 1891 filled with bakers and brewers',
        'A charcoal grill of the house that served early döner',
      ],
      bestFor: ['Street-food fans', 'Groups who cannot agree', 'Vegetarians'],
      atmosphere: 'Generous, polyglot and rarely formal',
      typicalExperiences: [
        'Tasting olives from four buckets before buying from the fifth',
        'Being called young man or young lady by a stallholder of any age',
        'Carrying a picnic to the canal and opening it on the kerb',
        'Seeing how rye, pigs and cabbages grow inside the city limits',
      ],
      timeOfDay: 'Midday at the markets, dinner from seven',
      seasonalTips: 'White asparagus rules from late April to 24 June; after that come cherries, then pumpkins, then goose.',
      localInsights: [
        'Shops close on Sundays, so buy picnic food on Saturday or rely on a Späti, the late corner shop.',
        'Prices drop and voices rise in the last half hour of the canal market.',
      ],
      photoSpots: ['Pyramids of aubergines under the awnings of the Maybachufer', 'The iron columns of Markthalle Neun'],
      foodExperiences: [
        'Gözleme rolled and baked while you wait',
        'Glass noodles with herbs in a red room in Mitte',
        'Lentil soup at midnight near Kottbusser Tor',
      ],
      hiddenGems: [
        'Sonnenallee, for Syrian sweets and Lebanese bread',
        'Karl-August-Platz Market, round a church on Wednesdays and Saturdays',
        'The farm shop at Domäne Dahlem, for potatoes with old names',
      ],
    },
    {
      id: 'green-relaxed',
      name: 'Green & Relaxed',
      description: 'Canals, meadows and a waterfall: the city with its shoes off.',
      emoji: '🌳',
      color: '#5d8a4a',
      detailedDescription:
        'A good third of Berlin is woods, water or park, and locals behave as though all of it were their garden. Take a blanket, choose a bank of the canal or a stretch of runway, and leave the plan at home.',
      highlights: [
        'Sky from edge to edge on Tempelhofer Feld',
        'A waterfall through rocks in the middle of Kreuzberg',
        'Swans under the cobbled Admiral bridge',
        'Pigs, ponds and orchards at Dahlem',
      ],
      bestFor: ['Families', 'Cyclists', 'Anyone short of sleep'],
      atmosphere: 'Slow, barefoot and smelling of cut grass',
      typicalExperiences: [
        'Lending a stranger a bottle opener and gaining an hour of company',
        'Circling a whole airfield without meeting a car',
        'Falling asleep on a slope above a waterfall',
        'Feeding nobody, because the swans have already eaten',
      ],
      timeOfDay: 'Late afternoon until the light goes',
      seasonalTips: 'Lime trees scent June; the waterfall runs in the warm months only, and frost turns the canal banks white.',
      localInsights: [
        'Barbecues are allowed on marked areas only, and the park staff do check.',
        'A bicycle on the U-Bahn needs its own ticket.',
      ],
      photoSpots: ['Sunset on the runway, looking west', 'The top step of the monument in Viktoriapark'],
      foodExperiences: ['Cake among the trees of a Kreuzberg churchyard', 'A veranda with geraniums over the Landwehr canal'],
      hiddenGems: [
        'Natur-Park Südgelände, birches growing through an old railway yard',
        'Lietzensee, two halves of a lake joined under a bridge of the Kantstraße',
        'The carp pond in Treptower Park, ringed by old planes and oaks',
      ],
    },
  ],
  bestTimes: [
    { title: 'Spring', text: 'Late April and May bring blossom, asparagus and the first tables on the pavement. Evenings stay cool.' },
    { title: 'Summer', text: 'Long light, lakes and open-air cinemas. Few places have air conditioning, so plan for shade in a heatwave.' },
    { title: 'Autumn', text: 'September is mild and sociable; October colours the parks, and museums fill up again as the rain arrives.' },
    { title: 'Winter', text: 'Grey, quiet and cosy. Christmas markets run from late November, and culture has its strongest months.' },
  ],
  tips: [
    'Stamp a paper ticket before you board; inspectors wear plain clothes and have heard every excuse.',
    'Keep some cash, because a number of bars, kiosks and market stalls take nothing else.',
    'Do not walk on the red cycle lane, and expect a bell if you do.',
    'On Sundays supermarkets are shut, apart from a few in the big stations.',
    'Distances are long: choose one district for the day and move on foot inside it.',
  ],
  highlights: [
    { title: 'The East Side Gallery', text: 'The longest surviving piece of Wall, painted by artists from many countries in 1990.' },
    {
      title: 'Museum Island',
      text: 'Five grand houses in the Spree; the Pergamon is closed for years, the Neues Museum and the Alte Nationalgalerie are open.',
    },
    { title: 'Tempelhofer Feld', text: 'An airport that became a meadow after a vote of the citizens. Nowhere else is the sky so large.' },
    { title: 'The Landwehr canal', text: 'Eleven kilometres of water with bridges, swans and more benches than anyone has counted.' },
    { title: 'The Brandenburg Gate', text: 'Symbol of division and reunion, best seen late in the evening when the square has emptied.' },
  ],
  culture: [
    {
      title: 'Directness',
      text: 'The local tone is short and dry, known as Schnauze. It is seldom meant badly; answer in kind and you are in.',
    },
    { title: 'Dress', text: 'Trainers are fine nearly everywhere, including the opera. Overdressing is the only faux pas.' },
    {
      title: 'Quiet hours',
      text: 'After ten in the evening and all Sunday, noise is a matter for the neighbours. Outdoors, keep it conversational.',
    },
    {
      title: 'Deposit bottles',
      text: 'Bottles carry a deposit. Leave empties beside the bin rather than in it, so collectors can take them.',
    },
  ],
};
