import type { Guide } from '../../catalogue/entry.js';

export const guide: Guide = {
  moods: [
    {
      id: 'energetic-electric',
      name: 'Energetic & Electric',
      description: 'Crowds, lights and a lift to the seventieth floor; sleep is for the plane.',
      emoji: '⚡',
      color: '#e0a100',
      detailedDescription:
        'This is the city at full voltage: commuters crossing the concourse, taxis pouring down the avenues, a skyline that switches ' +
        'itself on. Walk fast, look up and let the lights change your route.',
      highlights: [
        'Midtown from the Top of the Rock',
        'The concourse of Grand Central at half past five',
        'The boards of Brooklyn Bridge after dark',
        'Pastrami under neon at Katz’s',
      ],
      bestFor: ['First-time visitors', 'Night people', 'Anyone who likes a crowd'],
      atmosphere: 'Fast, bright and loud, with steam coming up through the road.',
      typicalExperiences: [
        'Crossing the bridge on foot as the towers light up',
        'A late slot on an observation deck',
        'Standing in the middle of Times Square once, on purpose',
        'Arguing over pastrami at a formica table',
        'Riding the front carriage of an express train',
      ],
      timeOfDay: 'The rush hours, then from dusk to midnight',
      seasonalTips:
        'December has the lights and the crowds. In late May and mid-July the sun sets exactly along the cross streets, and traffic stops for it.',
      localInsights: [
        'Walk on the right and step aside to read your phone; the pavement is a motorway.',
        'Express trains skip stations, so read the letter and the sign before you board.',
      ],
      photoSpots: [
        'Empire State Building from the open deck above the 69th floor',
        'The first tower of Brooklyn Bridge, straight up the cables',
        'Tenth Avenue through the window of the High Line',
      ],
      foodExperiences: [
        'A hand-cut sandwich at Katz’s',
        'A folded slice on the pavement after midnight',
        'Oysters at a roaring brasserie in SoHo',
      ],
      hiddenGems: [
        'Roosevelt Island Tramway, which sails past office windows at rush hour',
        'The whispering arch of Grand Central Terminal, one level down',
        'The back deck of the Staten Island Ferry on the evening run',
      ],
    },
    {
      id: 'sophisticated-upscale',
      name: 'Sophisticated & Upscale',
      description: 'Private libraries, good coats and a corner table with a long wine list.',
      emoji: '🥂',
      color: '#3b4a8f',
      detailedDescription:
        'Money here once bought manuscripts, marble and railway stations, and much of it may be visited. Dress a little better than you need ' +
        'to, book one good dinner and let the afternoon be for looking.',
      highlights: [
        'Mr Morgan’s study in red silk',
        'Terraces between galleries at the Whitney',
        'Dinner among the flowers at Gramercy Tavern',
        'Federal doorways in the West Village',
      ],
      bestFor: ['Anniversaries', 'Collectors and readers', 'People who book ahead'],
      atmosphere: 'Polished brass, low voices and somebody to take your coat.',
      typicalExperiences: [
        'An hour alone with illuminated manuscripts',
        'A cocktail in a tycoon’s old office',
        'Sunset from a deck built like an ocean liner’s',
        'Choosing between two desserts and having both',
      ],
      timeOfDay: 'Late morning for collections, seven o’clock for the table',
      seasonalTips: 'Autumn is the season for auctions, openings and coats. In August the city empties and the hard tables become easy.',
      localInsights: [
        'Tables that were full at breakfast come back on the same afternoon; ask to be put on the list.',
        'Museums stay open later on Fridays, when the galleries are at their best dressed.',
      ],
      photoSpots: ['The rotunda of the Morgan', 'Grove Court through its railings', 'The west balcony of Grand Central'],
      foodExperiences: ['Shellfish on ice at Balthazar', 'A set menu in the back room at Gramercy Tavern'],
      hiddenGems: [
        'Bemelmans Bar at the Carlyle, its walls painted by the author of Madeline',
        'The Frick Collection, open again with its upstairs rooms',
        'Tudor City Greens, a private-looking garden that is open to all',
      ],
    },
    {
      id: 'creative-alternative',
      name: 'Creative & Alternative',
      description: 'Paint under the fingernails, borscht for breakfast, a gallery up the stairs.',
      emoji: '🎨',
      color: '#c2437b',
      detailedDescription:
        'South of 14th Street the grid loosens and so do people. Follow a century of poets, painters and loud guitars through the Village to ' +
        'Chelsea, where the old freight line has become a sculpture walk.',
      highlights: [
        'American art at the Whitney',
        'Commissions along the High Line',
        'The fountain players of Washington Square',
        'Borscht under the mural at Veselka',
      ],
      bestFor: ['Artists and designers', 'Record collectors', 'People who read the posters'],
      atmosphere: 'Handmade, opinionated and a little scruffy at the edges.',
      typicalExperiences: [
        'Four Chelsea galleries in an hour, all of them free',
        'Listening to a whole set by the fountain',
        'Looking for the narrowest house in the Village',
        'Writing postcards over the day’s second cappuccino',
      ],
      timeOfDay: 'Galleries from eleven to six, cafés and clubs afterwards',
      seasonalTips:
        'September and early spring bring the gallery openings; June fills the Village with Pride. Most galleries take weekends off in August.',
      localInsights: [
        'Chelsea galleries are shut on Sundays and Mondays, and nobody minds if you only look.',
        'The early set at the Village Vanguard is for listening; the late one is when musicians drop in.',
      ],
      photoSpots: ['Painted walls beside the High Line', 'The arch with a busker in front of it'],
      foodExperiences: [
        'Hand-pinched pierogi at Veselka',
        'Cannoli under the old paintings at Caffè Reggio',
        'Falafel from a MacDougal Street hatch',
      ],
      hiddenGems: [
        'The New York Earth Room on Wooster Street, a SoHo loft filled with soil since 1977',
        'Printed Matter on Eleventh Avenue, a shop of artists’ books',
        'Film Forum, where the popcorn is good and the prints are better',
      ],
    },
    {
      id: 'chill-contemplative',
      name: 'Chill & Contemplative',
      description: 'Brownstone blocks, river wind and one cup of coffee that lasts an hour.',
      emoji: '🌿',
      color: '#4f8f6b',
      detailedDescription:
        'Quiet is not rare here, only well hidden: it sits two blocks from the avenue, one floor above the street or an hour before everybody ' +
        'else. Go early, sit down often and let the grid do the navigating.',
      highlights: [
        'Walnut shelves at the Morgan Library',
        'Grasses and rails on the High Line at eight',
        'The bent streets round Grove and Bedford',
        'A back table at Caffè Reggio',
      ],
      bestFor: ['Solo travellers', 'Readers', 'The day after a late night'],
      atmosphere: 'Leafy and low-voiced, with a siren somewhere far away.',
      typicalExperiences: [
        'The bridge at dawn with a paper cup',
        'An hour of other people’s handwriting at the Morgan',
        'Sitting on a bench in the garden of St Luke in the Fields',
        'Soup at a window stool while it rains',
      ],
      timeOfDay: 'Before nine, and the slow middle of a weekday afternoon',
      seasonalTips:
        'October is made for this mood. In winter the High Line’s seed heads are left standing and you may have them to yourself.',
      localInsights: [
        'Many pocket gardens are kept by neighbours and open only when somebody has the key; weekends are the best bet.',
        'Privately owned public spaces carry a small tree sign, and everyone is allowed to sit there.',
      ],
      photoSpots: ['The wooden house at Grove and Bedford', 'Birches and rails on the High Line in mist'],
      foodExperiences: ['A slow lunch at the bar of Gramercy Tavern', 'Cappuccino and a notebook on MacDougal Street'],
      hiddenGems: [
        'The garden of Jefferson Market Library, open from spring to autumn beside the old courthouse',
        'Paley Park on East 53rd Street, a waterfall and some chairs between two office walls',
      ],
    },
  ],
  bestTimes: [
    { title: 'Spring', text: 'From late April to early June the parks are in leaf and the air is mild, with showers in between.' },
    { title: 'Summer', text: 'Hot, damp and full of free concerts; plan shade or galleries for the early afternoon.' },
    { title: 'Autumn', text: 'September to early November brings dry light, new exhibitions and the best walking weather of the year.' },
    { title: 'Winter', text: 'December glitters and is crowded; January and February are cold, clear and far easier to get into.' },
  ],
  tips: [
    'Tap a bank card or phone on the subway turnstile; fares are capped over the week without any pass.',
    'Streets run across and avenues along: twenty blocks north or south make about a mile.',
    'Tips are part of the wage in restaurants and bars, so look at the bill before you add to it.',
    'Weekend subway work is normal; read the posters at the entrance before you go down.',
    'Carry a layer in summer too, because trains, shops and museums are cooled hard.',
  ],
  highlights: [
    { title: 'Brooklyn Bridge', text: 'A mile of boards above the traffic, best at first light or after dark.' },
    { title: 'The High Line', text: 'A forgotten freight track that became a garden three storeys up.' },
    { title: 'Grand Central', text: 'Turquoise zodiac, opal clock and the best free theatre in Midtown.' },
    { title: 'The Village', text: 'Bent streets, brick houses and a square where somebody is always playing.' },
    { title: 'Morgan’s library', text: 'A banker’s treasure room, quiet in the middle of everything.' },
  ],
  culture: [
    { title: 'The stoop', text: 'Front steps are living rooms in warm weather; say hello, but do not sit on someone else’s.' },
    { title: 'Directness', text: 'Short answers are not rude here. Ask a clear question and you will get more help than you expected.' },
    { title: 'Breakfast', text: 'A bacon, egg and cheese on a roll from a corner bodega is the meal everybody agrees on.' },
    { title: 'Neighbourhoods', text: 'People name their quarter before their city, and most of a good day fits inside two of them.' },
  ],
};
