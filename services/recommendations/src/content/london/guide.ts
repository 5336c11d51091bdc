import type { Guide } from '../../catalogue/entry.js';

export const guide: Guide = {
  moods: [
    {
      id: 'cozy-contemplative',
      name: 'Cosy & Contemplative',
      description: 'Oak shelves, low lamps and rain on the other side of the glass',
      emoji: '📖',
      color: '#8a5a3c',
      detailedDescription:
        'The weather is an excuse and you intend to use it. You move between rooms with good chairs, read a little, look at a few pictures and end up in a panelled bar. Silence is allowed, and so is a second pudding.',
      highlights: [
        'The skylit oak gallery of Daunt Books in Marylebone',
        'Silk-walled rooms at the Wallace Collection',
        'Timbered stairs and small fireplaces inside Liberty',
        'Candles in the vaults at Gordon’s Wine Bar',
      ],
      bestFor: ['Wet afternoons', 'Readers travelling alone', 'Two old friends with a lot to say'],
      atmosphere: 'Warm, wooden and softly lit, with the street kept outside',
      typicalExperiences: [
        'Choosing a novel set in the country you are going to next',
        'Sitting opposite one painting until the room empties',
        'Carrying a tray to a table under brick vaults',
        'Finding a sheltered bench in a church that has lost its roof',
        'Reading by a coal fire in an alley off Fleet Street',
      ],
      timeOfDay: 'From mid-morning coffee to the first drink after dark',
      seasonalTips:
        'October to March is the season for this mood: dusk comes by half past four in December and every lit window looks like an invitation. In August go early, before the shops fill.',
      localInsights: [
        'Many of the great collections charge nothing, so you can visit for twenty minutes and leave without regret.',
        'Pubs in the business district often shut at weekends; check before walking to Fleet Street on a Sunday.',
        'Bookshops here expect browsing; nobody will ask what you want unless you look lost.',
      ],
      photoSpots: [
        'The long gallery at Daunt Books, from the stained-glass end',
        'The lamp over the alley that leads in to Ye Olde Cheshire Cheese',
        'Liberty’s timber front from Great Marlborough Street at dusk',
      ],
      foodExperiences: [
        'Steak and kidney pudding in a seventeenth-century chop room',
        'A cheese plate and a glass of port drawn from the barrel',
        'Apple crumble with custard among the gravestones of a crypt café',
      ],
      hiddenGems: [
        'Cecil Court, a Victorian lane of second-hand booksellers near Leicester Square',
        'Sir John Soane’s Museum, an architect’s home left exactly as he arranged it',
        'Dr Johnson’s House in Gough Square, where the dictionary was written in the attic',
      ],
    },
    {
      id: 'artistic-inspired',
      name: 'Artistic & Inspired',
      description: 'Stages, prints and paintings, and people making things in public',
      emoji: '🎨',
      color: '#c8483d',
      detailedDescription:
        'You want to see something and then go and make something. The day runs from old masters in a private house to concrete terraces full of rehearsals, and it ends wherever a curtain goes up. Leave a free hour for whatever is on that night.',
      highlights: [
        'Fragonard, Hals and Velázquez in one Marylebone mansion, the Wallace Collection',
        'Concerts, film and exhibitions under the towers of the Barbican',
        'Theatres, skateboards and book tables along the South Bank',
        'A century and a half of printed fabric at Liberty',
      ],
      bestFor: ['Theatre-goers', 'Designers and students', 'Anyone carrying a sketchbook'],
      atmosphere: 'Curious and open, with something always being set up',
      typicalExperiences: [
        'Buying a same-day ticket from the box office window',
        'Comparing bolts of fabric by their flower',
        'Hearing an aria over coffee in a market courtyard',
        'Watching skateboarders practise below a concert hall',
        'Looking for The Swing behind a row of school groups',
      ],
      timeOfDay: 'Late morning for collections, early evening for stages',
      seasonalTips:
        'The concert and theatre seasons are at their fullest from September to May. June brings graduate shows to the art schools, most of them open to all.',
      localInsights: [
        'Returned tickets turn up at theatre box offices in the two hours before the performance.',
        'Permanent collections in the national museums are free; the temporary shows are what you pay for.',
        'Several large museums stay open late on Fridays, when the rooms are half empty.',
      ],
      photoSpots: [
        'Waterloo Bridge facing east, with the theatres in the foreground',
        'The Barbican’s lakeside terrace from the high walkway',
        'The armoury cases at the Wallace Collection, with their reflections',
      ],
      foodExperiences: [
        'Bone marrow on toast in a whitewashed former smokehouse',
        'An interval drink on a concrete terrace above the water',
        'A pie and a half of bitter where Dickens was a regular',
      ],
      hiddenGems: [
        'Leighton House in Holland Park, a painter’s home with a tiled Arab Hall',
        'Wilton’s Music Hall, a Victorian stage behind a row of plain terraced houses',
        'The Courtauld Gallery’s top floor, where Manet’s barmaid waits at the end of a spiral stair',
      ],
    },
    {
      id: 'energetic-social',
      name: 'Energetic & Social',
      description: 'Markets, buskers and a night that starts on the pavement',
      emoji: '⚡',
      color: '#e3a51a',
      detailedDescription:
        'You are here for the company of nearly nine million people. Go where they gather: a piazza with a performer in the middle, a riverside walk after work, a long table where strangers pass the tea. Eat late and walk back over a bridge.',
      highlights: [
        'Street performers on the cobbles of Covent Garden',
        'The riverside crowd on the South Bank at dusk',
        'Rowing boats and team games in the Regent’s Park',
        'Noodles at a shared table at Wong Kei on Wardour Street',
      ],
      bestFor: ['Groups of friends', 'First evenings in town', 'People who choose a bar by the noise'],
      atmosphere: 'Busy and good-natured, always moving on to the next thing',
      typicalExperiences: [
        'Being picked out of the crowd by a juggler',
        'Rowing badly past a disapproving heron',
        'Drinking outside a full pub with everyone else who works nearby',
        'Walking from one bank to the other as the lights change',
        'Sharing a round table with a family you have never met',
      ],
      timeOfDay: 'From the end of the working day until the last Tube',
      seasonalTips:
        'From May to September the whole scene moves outdoors and sunset comes after eight. In December the riverside and the piazza fill with lights and stalls, so book dinner.',
      localInsights: [
        'Thursday is the big night out for office workers; on Saturday the visitors take over.',
        'At the bar people queue without a line: remember who was there before you, and so will they.',
        'Several Tube lines run through the night on Fridays and Saturdays, and many buses do so every night.',
      ],
      photoSpots: [
        'Tower Bridge after dark, from the lawn on the south bank',
        'The church portico on Covent Garden Piazza, above a performer’s crowd',
        'The chinoiserie gates and lanterns around Gerrard Street',
      ],
      foodExperiences: [
        'Roast duck on rice, ordered fast and served faster',
        'Sharing plates on a cellar bar’s long terrace',
        'Street food behind the Southbank Centre at the weekend',
      ],
      hiddenGems: [
        'Leadenhall Market after six on a Thursday, when the brokers drink under its painted roof',
        'Leather Lane’s weekday lunch stalls, five minutes from Chancery Lane',
        'Exmouth Market in Clerkenwell, a short street of tables where each one hears the next order',
      ],
    },
    {
      id: 'peaceful-grounded',
      name: 'Peaceful & Grounded',
      description: 'Old trees, ruined walls and a bench that no one else has found',
      emoji: '🌿',
      color: '#4f8a5b',
      detailedDescription:
        'A mood for putting the phone away. London hides its quiet in squares and churchyards, and gives away its largest parks for nothing. You walk slowly, keep to the green and let the traffic turn into a distant sort of weather.',
      highlights: [
        'Vines and tracery in the ruin of St Dunstan in the East',
        'Twelve thousand roses in Queen Mary’s Gardens',
        'The fountains and reed beds of the Barbican lake',
        'A weekday hour in the side rooms of the Wallace Collection',
      ],
      bestFor: ['Early risers', 'A pause between flights or meetings', 'Walkers who need trees'],
      atmosphere: 'Still, green and surprisingly close to everything',
      typicalExperiences: [
        'Counting herons from a lakeside bench',
        'Eating a sandwich beneath a Gothic window with no glass',
        'Following a rose bed label by label',
        'Hearing a church bell across an empty business district',
        'Sitting with tea and no plan under a vaulted ceiling',
      ],
      timeOfDay: 'Soon after the gates open, and again in the last hour of light',
      seasonalTips:
        'The roses peak in the first half of June. In winter gardens shut by half past four, but low sun through bare branches is the best light of the year.',
      localInsights: [
        'The financial district is nearly empty at weekends, and its small gardens are at their quietest then.',
        'Deckchairs in the royal parks are for hire; benches and grass are free.',
        'Royal park gates close at a time set by daylight, painted on a board at each entrance.',
      ],
      photoSpots: [
        'The climbing plants in the south windows of St Dunstan in the East',
        'The little bridge to the island in Queen Mary’s Gardens',
        'Reeds and balconies across the water at the Barbican',
      ],
      foodExperiences: [
        'Toasted Eccles cake with Lancashire cheese in a plain white room',
        'Soup and bread below a church where musicians are rehearsing',
        'A picnic from the Marylebone food shops, carried up to the park',
      ],
      hiddenGems: [
        'Postman’s Park, with its wall of tiles to people who died saving others',
        'Bunhill Fields, the burial ground of Blake, Bunyan and Defoe',
        'The Chelsea Physic Garden, a walled plot of medicinal plants since 1673',
      ],
    },
  ],
  bestTimes: [
    { title: 'May and June', text: 'Roses, long evenings and lawns to sit on, before the school holidays begin.' },
    { title: 'September', text: 'Mild days, new plays and concerts, and parks that have room again.' },
    { title: 'Weekday mornings', text: 'Collections and bookshops are at their emptiest; give them the hour before eleven.' },
    {
      title: 'After six in summer',
      text: 'Offices empty on to the river and the squares, and there are three more hours of daylight to use.',
    },
  ],
  tips: [
    'Pay for buses and the Tube by tapping a bank card or phone; daily spending is capped, so no pass is needed.',
    'Stand on the right on escalators and let people off before you board.',
    'Carry a light waterproof even under a blue sky; showers are short and frequent.',
    'Pub kitchens often stop well before the bar does, so order food by nine.',
    'Look both ways: the painted words on the road are there because visitors forget which side comes first.',
  ],
  highlights: [
    {
      title: 'A chain of villages',
      text: 'Marylebone, Soho, Clerkenwell and the rest each have a high street, a church and an opinion of the others.',
    },
    {
      title: 'The tidal Thames',
      text: 'The river rises and falls by some seven metres, and the walk along its south bank is open day and night.',
    },
    {
      title: 'Free collections',
      text: 'From the National Gallery to the Wallace Collection, a great deal of the best art asks for nothing at the door.',
    },
    {
      title: 'Stages for every purse',
      text: 'Subsidised theatres, concert halls and buskers’ pitches are minutes apart between Covent Garden and the river.',
    },
    { title: 'Royal parks', text: 'Former hunting grounds now belong to joggers, rose growers and waterfowl, and nobody pays to come in.' },
  ],
  culture: [
    {
      title: 'The queue',
      text: 'It exists even where you cannot see it. Ask “are you in the queue?” and you are halfway to a conversation.',
    },
    { title: 'Rounds', text: 'In a pub one person buys for all, then the next does. Order at the bar; table service is the exception.' },
    { title: 'Sorry', text: 'It means excuse me, pardon, after you and occasionally sorry. Use it freely.' },
    {
      title: 'Tipping',
      text: 'Restaurants often add a service charge to the bill. If it is there, nothing more is expected; at the bar nobody tips.',
    },
  ],
};
